import type { Verdict } from "#rules/shared/verdict";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./mini-board.module.css";

const VERDICTS: Record<string, Verdict> = { x: "miss", "~": "near", o: "match" };

/** Four guesses: `o` match, `~` close, `x` miss, a dot for a clue to come. */
const GUESSES = ["xox~xxxx", "xox~xxxx", "xxxoxxxx", "xo~oo~x~", "........"];

/** A small board after four guesses. */
export function MiniBoard() {
  return (
    <div className={`stack gap-6px ${styles.board}`}>
      {[...GUESSES.join("")].map((sign, place) => {
        const verdict = VERDICTS[sign];
        return verdict === undefined ? (
          <i key={place} className={styles.empty} />
        ) : (
          <i key={place} className={`${styles.tile} ${verdict}`}>
            <VerdictIcon verdict={verdict} />
          </i>
        );
      })}
    </div>
  );
}
