import { useTranslation } from "react-i18next";
import { LEGENDS_CLUES, type LegendsClue } from "#rules/legends/clues";
import type { PlayerRegistry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./board.module.css";
import { LegendsGuessRow } from "./guess-row.tsx";

/**
 * The guesses so far with their clues, one row per guess, newest first, and below them the rows that are still empty.
 *
 * @param settled how many rows the page was loaded with: the others flip
 * @param judging the player whose guess is being judged; null if there is none
 * @param limit how many rows there are; without it there are no empty ones
 */
export function LegendsBoard({
  registry,
  tries,
  settled,
  judging,
  limit = 0,
}: {
  registry: PlayerRegistry | null;
  tries: readonly { guess: number; clue: LegendsClue }[];
  settled: number;
  judging: number | null;
  limit?: number;
}) {
  const { t } = useTranslation();
  const shown: { guess: number; clue: LegendsClue | null }[] = [...tries];
  if (judging !== null) shown.push({ guess: judging, clue: null });
  const made = registry === null ? 0 : shown.length;
  const empty = Array.from({ length: Math.max(0, limit - made) }, (_, index) => made + index + 1);
  return (
    <table className={styles.board} aria-label={t("board.label")}>
      <thead>
        <tr>
          <th scope="col">{t("board.order")}</th>
          {LEGENDS_CLUES.map((name) => (
            <th key={name} scope="col">
              {t(`legends.clues.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {registry !== null &&
          shown
            .map(({ guess, clue }, at) => (
              <LegendsGuessRow
                key={guess}
                registry={registry}
                guess={guess}
                clue={clue}
                ordinal={at + 1}
                isNewest={at === shown.length - 1}
                flips={at >= settled}
              />
            ))
            .reverse()}
        {empty.map((ordinal) => (
          <EmptyRow key={ordinal} ordinal={ordinal} isNumbered={made === 0} />
        ))}
      </tbody>
    </table>
  );
}

/**
 * A row without a guess. The first one has the labels of the clues.
 *
 * @param isNumbered whether its number is shown: before the first guess
 */
function EmptyRow({ ordinal, isNumbered }: { ordinal: number; isNumbered: boolean }) {
  const { t } = useTranslation();
  const isFirst = ordinal === 1;
  return (
    <tr className={classNames(styles.ghost, !isFirst && styles.thin)} aria-hidden="true">
      <th>
        <span className={styles.ordinal}>{isNumbered && ordinal}</span>
        {isFirst && t("legends.firstGuess")}
      </th>
      {LEGENDS_CLUES.map((name) => (
        <td key={name}>{isFirst && <span className={styles.label}>{t(`legends.short.${name}`)}</span>}</td>
      ))}
    </tr>
  );
}
