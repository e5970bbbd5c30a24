import { t } from "i18next";
import type { Verdict } from "#rules/shared/verdict";
import styles from "./squares.module.css";

/** The squares of a round: one row per guess, or the rows of the Grid. */
export function Squares({ rows }: { rows: readonly (readonly Verdict[])[] }) {
  const count = (verdict: Verdict) => rows.flat().filter((square) => square === verdict).length;
  return (
    <div
      className={`stack ${styles.squares}`}
      role="img"
      aria-label={t("share.squares", { count: rows.length, matches: count("match"), near: count("near") })}
    >
      {rows.map((row, index) => (
        <span key={index}>
          {row.map((verdict, place) => (
            <i key={place} className={styles[verdict]} />
          ))}
        </span>
      ))}
    </div>
  );
}
