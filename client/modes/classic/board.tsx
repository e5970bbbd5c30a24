import { useTranslation } from "react-i18next";
import { CLUES, type ClassicClue } from "#rules/clues";
import { candidateOf, type Facts } from "#rules/player";
import type { LeagueOn } from "../../data/league.ts";
import { GuessRow, Who } from "./guess-row.tsx";
import styles from "./board.module.css";

/**
 * The guesses so far and what each told, one row a guess.
 *
 * @param settled how many rows were there when the page came up: the others turn over
 * @param judging the player whose guess is being judged; null when none is
 */
export function Board({
  league,
  tries,
  limit,
  settled,
  judging,
}: {
  league: LeagueOn | null;
  tries: readonly { guess: number; clue: ClassicClue }[];
  limit: number;
  settled: number;
  judging: number | null;
}) {
  const { t } = useTranslation();
  const made = tries.length + (judging === null ? 0 : 1);
  return (
    <table className={styles.board} aria-label={t("board.label")}>
      <thead>
        <tr>
          <th scope="col">{t("clues.player")}</th>
          {CLUES.map((name) => (
            <th key={name} scope="col">
              {t(`clues.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {league !== null &&
          tries.map(({ guess, clue }, index) => (
            <GuessRow key={guess} league={league} guess={guess} clue={clue} flips={index >= settled} />
          ))}
        {league !== null && judging !== null && <JudgingRow facts={league.facts} guess={judging} />}
        {Array.from({ length: Math.max(0, limit - made) }, (_, index) => (
          <GhostRow key={index} ordinal={made + index + 1} />
        ))}
      </tbody>
    </table>
  );
}

/** A row that waits for its verdicts. */
function JudgingRow({ facts, guess }: { facts: Facts; guess: number }) {
  return (
    <tr className={styles.judging} aria-hidden="true">
      <td className={styles.who}>
        <Who player={candidateOf(facts, guess)} />
      </td>
      {CLUES.map((name) => (
        <td key={name} />
      ))}
    </tr>
  );
}

/** The place of a guess still to come. */
function GhostRow({ ordinal }: { ordinal: number }) {
  return (
    <tr className={styles.ghost} aria-hidden="true">
      <td className={styles.ordinal}>{ordinal}</td>
      {CLUES.map((name) => (
        <td key={name} />
      ))}
    </tr>
  );
}
