import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CareerClue } from "#rules/career/career";
import { CAREER_CLUES, type CareerClueName, type CareerClues } from "#rules/career/clues";
import type { ClueVerdict } from "#rules/shared/verdict";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import { useNews } from "../shared/news.ts";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { ClueValue } from "./clue-value.tsx";
import { useCareerClueSentence } from "./clue-sentence.ts";
import { GuessedClubs } from "./guessed-clubs.tsx";
import styles from "./guess-table.module.css";

const TILES = CAREER_CLUES.filter((name) => name !== "clubs");

/** Returns the mark of a tile. Seasons together have no arrow if there are none. */
export const clueMark = (common: CareerClues, name: Exclude<CareerClueName, "clubs">): ClueVerdict =>
  name === "together" ? { verdict: common.together.verdict, arrow: "none" } : common[name];

/**
 * A guess: the player, his clubs with those on the path highlighted, and one tile per other clue.
 *
 * @param clue null while it is judged: his own values are shown, but not announced
 */
export function CareerGuessRow({
  guess,
  clue,
  ordinal,
  isNewest,
  stops,
  registry,
}: {
  guess: number;
  clue: CareerClue | null;
  ordinal: number;
  isNewest: boolean;
  stops: number;
  registry: PlayerRegistry;
}) {
  const { t } = useTranslation();
  const news = useNews();
  const sentenceOf = useCareerClueSentence(registry);
  // Guesses judged before the page was loaded do not turn.
  const [wasSent] = useState(clue === null);
  const person = findPlayer(registry, guess);
  const common = clue?.common ?? null;
  return (
    <tr className={classNames(isNewest && styles.newest)} aria-hidden={clue === null}>
      <th className={styles.who} scope="row">
        {isNewest && <i className={styles.news} {...news(clue === null ? "sent" : "judged")} />}
        <span className={styles.ordinal} aria-hidden="true">
          {ordinal}
        </span>
        <span className={styles.name}>
          <span className={styles.first}>{person.first}</span> {person.last}
        </span>
      </th>
      <td className={styles.clubs}>
        <GuessedClubs person={person} common={common} stops={stops} registry={registry} />
      </td>
      {TILES.map((name, place) => (
        <Tile
          key={name}
          as="td"
          mark={common && clueMark(common, name)}
          label={name === "country" ? "" : t(`career.cluesShort.${name}`)}
          sentence={common === null ? undefined : sentenceOf(name, person, common)}
          place={place}
          flips={wasSent && common !== null}
        >
          <ClueValue name={name} person={person} common={common} />
        </Tile>
      ))}
    </tr>
  );
}
