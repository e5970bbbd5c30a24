import { useTranslation } from "react-i18next";
import { CLUES, type ClassicClue } from "#rules/clues";
import { candidateOf } from "#rules/player";
import type { LeagueOn } from "../../data/league.ts";
import { GuessRow, Who } from "./guess-row.tsx";
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
        {/* A row that waits for its verdicts, or for the first guess. */}
        {(judging !== null || tries.length === 0) && (
          <tr className={judging === null ? styles.ghost : styles.judging} aria-hidden="true">
            <td className={styles.who}>
              {league !== null && judging !== null && (
                <Who player={candidateOf(league.facts, judging)} ordinal={tries.length + 1} />
              )}
            </td>
            {CLUES.map((name) => (
              <td key={name} />
            ))}
          </tr>
        )}
        {league !== null &&
          tries
            .map(({ guess, clue }, at) => (
              <GuessRow
                key={guess}
                league={league}
                guess={guess}
                clue={clue}
                ordinal={at + 1}
                isNewest={judging === null && at === tries.length - 1}
                flips={at >= settled}
              />
            ))
            .reverse()}
      </tbody>
    </table>
  );
}
