import type { TFunction } from "i18next";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CLASSIC_CLUES, type ClassicClue, type ClassicClueName } from "#rules/classic/clues";
import { findCandidate, type Candidate } from "#rules/league/rostered-players";
import { useFormat, type Format } from "../../i18n/format.ts";
import type { LeagueVersion } from "../../data/league.ts";
import { useNews } from "../shared/news.ts";
import { classNames } from "../../ui/class-names.ts";
import { Crest } from "../../ui/crest.tsx";
import { Flag } from "../../ui/flag.tsx";
import { longestWord } from "../../ui/longest-word.ts";
import { countryCode } from "../../ui/country-code.ts";
import { Portrait } from "../../ui/portrait.tsx";
import { Tile } from "../../ui/tile.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import { useClassicClueSentence } from "./clue-sentence.ts";
import styles from "./board.module.css";

/**
 * A guess: the player, then a tile for each clue, turning over one after another. The newest is the largest. Those
 * that have been judged are left alone as the next one is sent.
 *
 * @param clue null while it is being judged: the values are shown already, but hidden from assistive technology
 * @param ordinal null for the answer of a lost round
 */
export const ClassicGuessRow = memo(function GuessRow({
  league,
  guess,
  clue,
  ordinal,
  isNewest,
  flips,
}: {
  league: LeagueVersion;
  guess: number;
  clue: ClassicClue | null;
  ordinal: number | null;
  isNewest: boolean;
  flips: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const news = useNews();
  const sentenceOf = useClassicClueSentence(league.clubs);
  const player = findCandidate(league.facts, guess);
  return (
    <tr
      className={classNames(isNewest ? styles.newest : styles.old, clue === null && styles.judging)}
      aria-hidden={clue === null}
      {...(isNewest && ordinal !== null && news(clue === null ? "sent" : "judged"))}
    >
      <th className={styles.who} scope="row">
        <Who player={player} ordinal={ordinal} />
      </th>
      {CLASSIC_CLUES.map((name, place) => (
        <Tile
          key={name}
          as="td"
          onBoard={isNewest ? "newest" : "old"}
          mark={clue?.[name] ?? null}
          label={t(`cluesShort.${name}`)}
          sentence={clue === null ? undefined : sentenceOf(name, player, clue[name] ?? null)}
          place={place}
          flips={flips && clue !== null}
        >
          {clueValue(name, player, t, format)}
        </Tile>
      ))}
    </tr>
  );
});

/** The guessed player, as the first cell of the row. @param ordinal null for the answer */
function Who({ player, ordinal }: { player: Candidate; ordinal: number | null }) {
  return (
    <>
      <Portrait
        className={styles.portrait}
        id={player.id}
        last={player.last}
        number={player.number}
        team={player.team}
      />
      <span className={styles.ordinal} aria-hidden="true">
        {ordinal ?? <VerdictIcon verdict="match" />}
      </span>
      <span className={styles.name}>
        <span className={styles.first} style={longestWord(player.first)}>
          {player.first}
        </span>{" "}
        <span style={longestWord(player.last)}>{player.last}</span>
      </span>
    </>
  );
}

/** Returns the guessed player's value of a clue. A function, because each component would subscribe to the language. */
function clueValue(name: ClassicClueName, player: Candidate, t: TFunction, format: Format): ReactNode {
  switch (name) {
    case "team":
      return <Crest className={styles.crest} code={player.team} conference={player.conference} />;
    case "conference":
      return t(`conferences.${player.conference}`);
    case "position":
      return t(`positionsShort.${player.position}`);
    case "country":
      return (
        <span className={styles.country}>
          <Flag country={player.country} />
          {countryCode(player.country)}
        </span>
      );
    case "points":
      return player.points === null ? "–" : format.number(player.points);
    // A dash: undrafted, an unknown birth date, or a number that two players of a club share.
    default:
      return player[name] ?? "–";
  }
}
