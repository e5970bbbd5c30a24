import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./tag.module.css";

/** A word in a box: Daily, Any time, New, You. `done` highlights it like a match. */
export function Tag({ done = false, children }: { done?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.tag, done && styles.done)}>{children}</span>;
}
