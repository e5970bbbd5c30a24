import type { ReactNode } from "react";
import { DatedLine } from "./dated-line.tsx";
import styles from "./game-head.module.css";

/** The head of a game: name, puzzle, a short remark, and a note if there is room. */
export function GameHead({
  title,
  puzzle,
  detail,
  remark,
  badge,
  note,
}: {
  title: string;
  puzzle?: string | undefined;
  /** Undefined while it is unknown, which keeps its line; null if there is none. */
  detail?: string | null | undefined;
  remark?: string | undefined;
  /** A word in a box, at every size. */
  badge?: ReactNode;
  note?: ReactNode;
}) {
  return (
    <div className={`row justify-between flex-wrap ${styles.head}`}>
      <div>
        <h1 className="display">{title}</h1>
        {detail !== null && <DatedLine className={styles.meta} number={puzzle} date={detail ?? "\u00a0"} />}
      </div>
      {badge}
      {(note ?? remark) !== undefined && (
        <p className={`small muted ${styles.note}`}>
          {remark !== undefined && <b>{remark} </b>}
          {note}
        </p>
      )}
    </div>
  );
}
