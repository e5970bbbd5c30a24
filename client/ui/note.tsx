import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./note.module.css";

type Tone = "info" | "good" | "bad";

const ICONS: Record<Tone, IconName> = { info: "info", good: "check", bad: "warn" };

/** A remark in the flow of the page. A bad one is announced. */
export function Note({ tone = "info", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={classNames(styles.note, styles[tone])} role={tone === "bad" ? "alert" : undefined}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
