import type { ReactNode } from "react";
import type { Verdict } from "#rules/shared/verdict";
import { classNames } from "./class-names.ts";
import styles from "./chip.module.css";
import { VerdictIcon } from "./verdict-icon.tsx";

/** A verdict in a line of text: its sign and a word. Null reserves the sign's space. */
export function Chip({ verdict, children }: { verdict: Verdict | null; children: ReactNode }) {
  return (
    <span className={classNames("inline-row gap-6px nowrap", styles.chip, verdict ?? styles.waiting)}>
      {verdict === null ? (
        <i className={`flex-none ${styles.mark}`} />
      ) : (
        <VerdictIcon verdict={verdict} className={`flex-none ${styles.mark}`} />
      )}
      {children}
    </span>
  );
}
