import type { ReactNode } from "react";
import styles from "./fold.module.css";
import { Icon } from "./icon.tsx";

/**
 * A row that opens its content below itself.
 *
 * @param note a short remark at the end of the row
 */
export const Fold = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className={styles.row}>
      <span>{title}</span>
      {note !== undefined && <small>{note}</small>}
      <Icon name="down" small />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
