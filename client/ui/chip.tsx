import type { ReactNode } from "react";
import type { Verdict } from "#rules/mark";
import { classNames } from "./class-names.ts";
import styles from "./chip.module.css";
import { VerdictIcon } from "./verdict-icon.tsx";

/** A verdict in a line of text: its mark and a word. */
export function Chip({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  return (
    <span className={classNames(styles.chip, styles[verdict])}>
      <VerdictIcon verdict={verdict} className={styles.mark} />
      {children}
    </span>
  );
}
