import type { TFunction } from "i18next";
import { memo, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CLUES, type ClassicClue, type ClueName } from "#rules/clues";
import { candidateOf, type Candidate } from "#rules/player";
import { useFormat, type Format } from "../../i18n/format.ts";
import type { LeagueOn } from "../../data/league.ts";
import { useNews } from "../../round/news.ts";
import { classNames } from "../../ui/class-names.ts";
import { Crest } from "../../ui/crest.tsx";
import { Flag } from "../../ui/flag.tsx";
import { countryCode } from "../../ui/country-code.ts";
import { Portrait } from "../../ui/portrait.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Tile } from "../../ui/tile.tsx";
import { useClueSentence } from "./clue-sentence.ts";
import styles from "./board.module.css";

/**
 * A guess: the player, then a tile for each clue, turning over one after another. The newest is the largest. Those
 * that have been judged are left alone as the next one is sent.
 *
 * @param clue null while it is being judged: his own values stand already, and nobody is told of a row without verdicts
 */
export const GuessRow = memo(function GuessRow({
  league,
  guess,
  clue,
  ordinal,
  isNewest,
  flips,
}: {
  league: LeagueOn;
  guess: number;
  clue: ClassicClue | null;
  ordinal: number;
  isNewest: boolean;
  flips: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const news = useNews();
  const sentenceOf = useClueSentence(league.clubs);
  const player = candidateOf(league.facts, guess);
  return (
    <tr
      className={classNames(isNewest ? styles.newest : styles.old, clue === null && styles.judging)}
      aria-hidden={clue === null}
      {...(isNewest && news(clue === null ? "sent" : "judged"))}
    >
      <th className={styles.who} scope="row">
        <Who player={player} ordinal={ordinal} newest={isNewest ? t("board.newest") : null} />
      </th>
      {CLUES.map((name, place) => (
        <Tile
          key={name}
          as="td"
          onBoard={isNewest ? "newest" : "old"}
          mark={clue && clue[name]}
          label={t(`cluesShort.${name}`)}
          sentence={clue === null ? undefined : sentenceOf(name, player, clue[name])}
          place={place}
          flips={flips && clue !== null}
        >
          {clueValue(name, player, t, format)}
        </Tile>
      ))}
    </tr>
  );
});

/** How long the longest word of a name is, so that it is lettered small enough not to break (board.module.css). */
const lettersOf = (name: string): CSSProperties =>
  ({ "--letters": Math.max(...name.split(/[ -]/).map((word) => word.length)) }) as CSSProperties;

/**
 * The guessed player, as the first place of his row.
 *
 * @param newest what the newest row says of itself; null in the others
 */
function Who({ player, ordinal, newest }: { player: Candidate; ordinal: number; newest: string | null }) {
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
        {ordinal}
      </span>
      <span className={styles.name}>
        <span className={styles.first} style={lettersOf(player.first)}>
          {player.first}
        </span>{" "}
        <span style={lettersOf(player.last)}>{player.last}</span>
        {newest !== null && (
          <span className={styles.tag} aria-hidden="true">
            <Tag>{newest}</Tag>
          </span>
        )}
      </span>
    </>
  );
}

/** What the guessed player has for a clue. No component: each would listen for the language by itself. */
function clueValue(name: ClueName, player: Candidate, t: TFunction, format: Format): ReactNode {
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
    // A dash: undrafted, or an unknown birth date, or a number that two players of a club share.
    default:
      return player[name] ?? "–";
  }
}
