import { memo } from "react";
import { useTranslation } from "react-i18next";
import { LEGENDS_CLUES, type LegendsClueName, type LegendsValues, type LegendsClue } from "#rules/legends/clues";
import type { PlayerSummary } from "#rules/league/all-players";
import { useFormat } from "../../i18n/format.ts";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import { useNews } from "../shared/news.ts";
import { classNames } from "../../ui/class-names.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Tile } from "../../ui/tile.tsx";
import styles from "./board.module.css";
import { useLegendsClueSentence } from "./clue-words.ts";

/**
 * A guess: the player, then a tile per clue, turning one after another. The newest is the largest. Judged rows do not
 * render again.
 *
 * @param clue null while it is judged: what the player list has is shown, but not announced
 */
export const LegendsGuessRow = memo(function GuessRow({
  registry,
  guess,
  clue,
  ordinal,
  isNewest,
  flips,
}: {
  registry: PlayerRegistry;
  guess: number;
  clue: LegendsClue | null;
  ordinal: number;
  isNewest: boolean;
  flips: boolean;
}) {
  const { t } = useTranslation();
  const news = useNews();
  const sentenceOf = useLegendsClueSentence(registry);
  const person = findPlayer(registry, guess);
  const figures: Partial<LegendsValues> = clue?.guessed ?? listedOf(person);
  return (
    <tr
      className={classNames(isNewest && styles.newest, clue === null && styles.judging)}
      aria-hidden={clue === null}
      {...(isNewest && news(clue === null ? "sent" : "judged"))}
    >
      <th className={styles.who} scope="row">
        <span className={styles.ordinal} aria-hidden="true">
          {ordinal}
        </span>
        <span className={styles.name}>
          <span className={styles.first}>{person.first}</span> {person.last}
        </span>
      </th>
      {LEGENDS_CLUES.map((name, place) => (
        <Tile
          key={name}
          as="td"
          mark={clue && clue.marks[name]}
          label={t(`legends.short.${name}`)}
          sentence={clue === null ? undefined : sentenceOf(name, clue.guessed, clue.marks[name])}
          place={place}
          flips={flips && clue !== null}
        >
          <ClueValue name={name} figures={figures} registry={registry} />
        </Tile>
      ))}
    </tr>
  );
});

const listedOf = ({ position, country, from, to }: PlayerSummary): Partial<LegendsValues> => ({
  position,
  country,
  debut: from,
  last: to,
});

/** The guessed player's value of a clue; empty while unknown. */
function ClueValue({
  name,
  figures,
  registry,
}: {
  name: LegendsClueName;
  figures: Partial<LegendsValues>;
  registry: PlayerRegistry;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const value = figures[name];
  if (value === undefined) return null;
  // A dash: undrafted, unknown country, or unknown points.
  if (value === null) return "–";
  switch (name) {
    case "club":
      return <ClubCrest className={styles.crest} code={String(value)} clubs={registry.clubs} />;
    case "position":
      return value === "F"
        ? t("legends.forward")
        : t(`positionsShort.${value as Exclude<PlayerSummary["position"], "F">}`);
    case "country":
      return <Flag country={String(value)} />;
    case "games":
    case "points":
      return format.number(Number(value));
    default:
      return value;
  }
}
