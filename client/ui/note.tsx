import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./note.module.css";

/** A remark in the flow of the page. A bad one is announced. */
export function Note({ tone = "info", children }: { tone?: "info" | "bad"; children: ReactNode }) {
  return (
    <div
      className={classNames("flex gap-3 surface-2", styles.note, styles[tone])}
      role={tone === "bad" ? "alert" : undefined}
    >
      <Icon name={tone === "bad" ? "warn" : "info"} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
