import { memo } from "react";
import { useTranslation } from "react-i18next";
import { CLASSIC_CLUES, type ClassicClue } from "#rules/classic/clues";
import { MATCH } from "#rules/shared/verdict";
import type { LeagueVersion } from "../../data/league.ts";
import { classNames } from "../../ui/class-names.ts";
import { ClassicGuessRow } from "./guess-row.tsx";
import styles from "./board.module.css";

const ALL_MATCH = Object.fromEntries(CLASSIC_CLUES.map((name) => [name, MATCH])) as ClassicClue;

/**
 * The guesses so far with their clues, one row per guess, newest first, and below them the rows that are still empty.
 * Memoized: while a page loads its round, the table above it renders several times without any guess.
 *
 * @param settled how many rows the page was loaded with: the others flip
 * @param judging the player whose guess is being judged; null if there is none
 * @param limit how many rows there are; without it there are no empty ones
 * @param answer the answer of a lost round, as a row above the guesses
 */
export const ClassicBoard = memo(function ClassicBoard({
  league,
  tries,
  settled,
  judging,
  limit = 0,
  answer,
}: {
  league: LeagueVersion | null;
  tries: readonly { guess: number; clue: ClassicClue }[];
  settled: number;
  judging: number | null;
  limit?: number;
  answer?: number | undefined;
}) {
  const { t } = useTranslation();
  const shown: { guess: number; clue: ClassicClue | null }[] = [...tries];
  if (judging !== null) shown.push({ guess: judging, clue: null });
  const made = league === null ? 0 : shown.length;
  const empty = Array.from({ length: Math.max(0, limit - made) }, (_, index) => made + index + 1);
  return (
    <table className={classNames(styles.board, made > 0 && styles.begun)} aria-label={t("board.label")}>
      <thead>
        <tr>
          <th scope="col">{t("board.order")}</th>
          {CLASSIC_CLUES.map((name) => (
            <th key={name} scope="col">
              {t(`clues.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {league !== null && answer !== undefined && (
          <ClassicGuessRow league={league} guess={answer} clue={ALL_MATCH} ordinal={null} isNewest flips={false} />
        )}
        {league !== null &&
          shown
            .map(({ guess, clue }, at) => (
              <ClassicGuessRow
                key={guess}
                league={league}
                guess={guess}
                clue={clue}
                ordinal={at + 1}
                isNewest={at === shown.length - 1 && answer === undefined}
                flips={at >= settled}
              />
            ))
            .reverse()}
        {empty.map((ordinal) =>
          ordinal === 1 ? <FirstRow key={ordinal} /> : <EmptyRow key={ordinal} ordinal={made === 0 ? ordinal : null} />,
        )}
      </tbody>
    </table>
  );
});

/** The row of the first guess, which names all clues before there is one. */
function FirstRow() {
  const { t } = useTranslation();
  return (
    <tr className={classNames(styles.ghost, styles.next)} aria-hidden="true">
      <td>
        <span className={styles.nth}>1</span> {t("board.first")}
      </td>
      {CLASSIC_CLUES.map((name) => (
        <td key={name}>
          <span className={styles.label}>{t(`cluesShort.${name}`)}</span>?
        </td>
      ))}
    </tr>
  );
}

/** A row without a guess. @param ordinal its number, before the first guess */
const EmptyRow = ({ ordinal }: { ordinal: number | null }) => (
  <tr className={styles.ghost} aria-hidden="true">
    <td>
      <span className={styles.nth}>{ordinal}</span>
    </td>
    {CLASSIC_CLUES.map((name) => (
      <td key={name} />
    ))}
  </tr>
);
