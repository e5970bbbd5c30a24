import { useTranslation } from "react-i18next";
import type { CareerClue } from "#rules/career/career";
import { CAREER_CLUES } from "#rules/career/clues";
import type { PlayerRegistry } from "../../data/people.ts";
import { CareerGuessRow } from "./guess-row.tsx";
import styles from "./guess-table.module.css";

/**
 * The guesses, newest first, with what each has in common with the answer.
 *
 * @param stops number of stops of the answer's path
 * @param judging the player whose guess is judged, or null
 */
export function GuessTable({
  tries,
  stops,
  judging = null,
  registry,
}: {
  tries: readonly { guess: number; clue: CareerClue }[];
  stops: number;
  judging?: number | null;
  registry: PlayerRegistry;
}) {
  const { t } = useTranslation();
  const made: { guess: number; clue: CareerClue | null }[] = [...tries];
  if (judging !== null) made.push({ guess: judging, clue: null });
  const rows = made.map(({ guess, clue }, at) => (
    <CareerGuessRow
      key={guess}
      guess={guess}
      clue={clue}
      ordinal={at + 1}
      isNewest={at === made.length - 1}
      stops={stops}
      registry={registry}
    />
  ));
  return (
    <table className={styles.guesses} aria-label={t("board.label")}>
      <thead>
        <tr>
          <th scope="col">{t("board.order")}</th>
          {CAREER_CLUES.map((name) => (
            <th key={name} scope="col">
              {t(`career.clues.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.reverse()}</tbody>
    </table>
  );
}
