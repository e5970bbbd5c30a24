import { t } from "i18next";
import type { LegendsClue, LegendsValues } from "#rules/legends/clues";
import { seasonOfYear } from "#rules/league/season";
import type { PlayerRegistry } from "../../data/people.ts";
import { findPlayer } from "#rules/league/player";
import { formatSeason } from "#rules/league/years";
import { clubName } from "../../i18n/club-name.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { COUNTRY, DRAFT_PICK, POSITION, type ClueList, type ShownClue } from "../shared/clues.tsx";
import styles from "./board.module.css";

const ARROWS_IN_TIME = { up: "legends.tile.later", down: "legends.tile.earlier" } as const;

/** A season by one of its years. @param before how many years before it the season began */
const season = (before: 0 | 1): ShownClue<number, object, unknown> => ({
  text: String,
  say: (year) => formatSeason(seasonOfYear(year - before), documentLanguage()),
  arrows: ARROWS_IN_TIME,
});

/** The clues of Legends as shown: every row is labelled on phones. */
export const legendsClues: ClueList<LegendsValues, PlayerRegistry, LegendsClue> = {
  shown: {
    club: {
      text: (club, { clubs }) => <ClubCrest className={styles.crest} code={club} clubs={clubs} />,
      say: (club, { clubs }, { last }) => clubName(clubs.get(club), club, seasonOfYear(last - 1)),
    },
    position: POSITION,
    country: COUNTRY,
    debut: season(0),
    last: season(1),
    games: {},
    points: {},
    overall: DRAFT_PICK,
    honours: {},
  },
  heading: (name) => t(`legends.clues.${name}`),
  label: (name) => t(`legends.short.${name}`),
  withValue: (name, value) => t(`legends.tile.${name}`, { value }),
  read(registry, guess, clue) {
    const player = findPlayer(registry, guess);
    const { position, country, from: debut, to: last } = player;
    return {
      player,
      values: clue?.guessed ?? { position, country, debut, last },
      marks: clue && clue.marks,
    };
  },
  styles,
};
