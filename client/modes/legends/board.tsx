import { useTranslation } from "react-i18next";
import { LEGEND_CLUES, type LegendsClue } from "#rules/legend-clues";
import type { Registry } from "../../data/people.ts";
import styles from "./board.module.css";
import { GuessRow } from "./guess-row.tsx";

/**
 * The guesses so far and what each told, one row a guess, the newest first.
 *
 * @param settled how many rows were there when the page came up: the others turn over
 * @param judging the player whose guess is being judged; null when none is
 */
export function Board({
  registry,
  tries,
  settled,
  judging,
}: {
  registry: Registry | null;
  tries: readonly { guess: number; clue: LegendsClue }[];
  settled: number;
  judging: number | null;
}) {
  const { t } = useTranslation();
  const shown: { guess: number; clue: LegendsClue | null }[] = [...tries];
  if (judging !== null) shown.push({ guess: judging, clue: null });
  return (
    <table className={styles.board} aria-label={t("board.label")}>
      <thead>
        <tr>
          <th scope="col">{t("board.order")}</th>
          {LEGEND_CLUES.map((name) => (
            <th key={name} scope="col">
              {t(`legends.clues.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {/* Where the first guess will stand. */}
        {registry !== null && shown.length > 0 ? (
          shown
            .map(({ guess, clue }, at) => (
              <GuessRow
                key={guess}
                registry={registry}
                guess={guess}
                clue={clue}
                ordinal={at + 1}
                isNewest={at === shown.length - 1}
                flips={at >= settled}
              />
            ))
            .reverse()
        ) : (
          <tr className={styles.ghost} aria-hidden="true">
            <td className={styles.who} />
            {LEGEND_CLUES.map((name) => (
              <td key={name} />
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
