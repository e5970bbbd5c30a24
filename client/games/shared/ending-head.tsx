import { classNames } from "../../ui/class-names.ts";
import styles from "./ending-head.module.css";
import type { EndingLines } from "./game-screen.ts";

/**
 * How the round ended: the goal lamp and a heading of two lines, which together are one sentence.
 *
 * @param name the answer's name at the end of the second line, after a loss
 */
export function EndingHead({ won, head, line, name }: EndingLines & { won: boolean; name: string | null }) {
  return (
    <div className={classNames("stack gap-3 items-center", styles.top, won && styles.won)}>
      <svg className={styles.lamp} viewBox="0 0 60 44" aria-hidden="true">
        <use href={won ? "#lamp-on" : "#lamp-off"} />
      </svg>
      <h2>
        <span className="display">{head}</span>{" "}
        <span className={`block muted ${styles.line}`}>
          {line} {name !== null && <b>{name}</b>}
        </span>
      </h2>
    </div>
  );
}
