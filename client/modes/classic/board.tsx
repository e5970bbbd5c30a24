import { useTranslation } from "react-i18next";
import { CLUES, type ClassicClue } from "#rules/clues";
import type { LeagueOn } from "../../data/league.ts";
import { GuessRow } from "./guess-row.tsx";
import styles from "./board.module.css";

/**
 * The guesses so far and what each told, one row a guess, the newest first.
 *
 * @param settled how many rows were there when the page came up: the others turn over
 * @param judging the player whose guess is being judged; null when none is
 */
export function Board({
  league,
  tries,
  settled,
  judging,
}: {
  league: LeagueOn | null;
  tries: readonly { guess: number; clue: ClassicClue }[];
  settled: number;
  judging: number | null;
}) {
  const { t } = useTranslation();
  const shown: { guess: number; clue: ClassicClue | null }[] = [...tries];
  if (judging !== null) shown.push({ guess: judging, clue: null });
  return (
    <table className={styles.board} aria-label={t("board.label")}>
      <thead>
        <tr>
          <th scope="col">{t("board.order")}</th>
          {CLUES.map((name) => (
            <th key={name} scope="col">
              {t(`clues.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {/* Where the first guess will stand. */}
        {league !== null && shown.length > 0 ? (
          shown
            .map(({ guess, clue }, at) => (
              <GuessRow
                key={guess}
                league={league}
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
            {CLUES.map((name) => (
              <td key={name} />
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
