import { t } from "i18next";
import type { CareerClue } from "#rules/career/career";
import type { CareerClues, ComparedClub } from "#rules/career/clues";
import { findPlayer, type Player } from "#rules/league/player";
import { townClubOf } from "#rules/league/tenures";
import type { PlayerRegistry } from "../../data/people.ts";
import { clubName } from "../../i18n/club-name.ts";
import { COUNTRY, POSITION, type ClueList } from "../shared/clues.tsx";
import styles from "./board.module.css";
import { GuessedClubs, type ClubsOfGuess } from "./guessed-clubs.tsx";

/** What the clues are read from: all players, and the number of stops of the answer's path. */
export interface CareerLeague extends PlayerRegistry {
  stops: number;
}

interface CareerValues extends Pick<Player, "position" | "country"> {
  clubs: ClubsOfGuess;
  debut: number;
  together: number;
}

/** The clues of Career Path as shown. Clubs on the answer's path are lit. */
export const careerClues: ClueList<CareerValues, CareerLeague, CareerClue> = {
  shown: {
    clubs: {
      text: ({ known }, { stops }) => known !== null && `${known}/${stops}`,
      cell: (clubs, league) => <GuessedClubs {...clubs} stops={league.stops} league={league} />,
      sentence({ of }, league) {
        const shared = of.filter(({ isShared }) => isShared);
        const clubs = shared.map(({ team }) => clubName(league.clubs.get(team), team)).join(", ");
        return clubs === "" ? t("career.shared.none") : t("career.shared.some", { clubs });
      },
    },
    position: POSITION,
    country: COUNTRY,
    debut: { text: String, say: String, arrows: { up: "career.tile.later", down: "career.tile.earlier" } },
    together: {
      text: (seasons) => (
        <>
          {seasons}
          <small className={styles.unit}>{t("career.seasonsShort")}</small>
        </>
      ),
    },
  },
  heading: (name) => t(`career.clues.${name}`),
  label: (name) => t(`career.cluesShort.${name}`),
  withValue: (name, value) => t(`career.tile.${name}`, { value }),
  read(league, guess, clue) {
    const player = findPlayer(league, guess);
    const { position, country, from: debut } = player;
    const known = { position, country, debut };
    if (clue === null)
      return { player, values: { ...known, clubs: { of: ownClubsOf(player), known: null } }, marks: null };
    const { clubs, together, ...marks } = clue.common;
    return {
      player,
      values: {
        ...known,
        clubs: { of: clubs.of, known: knownStops(clue.common, league.stops) },
        together: together.seasons,
      },
      marks: {
        ...marks,
        clubs: { verdict: clubs.verdict, arrow: "none" },
        together: { verdict: together.verdict, arrow: "none" },
      },
    };
  },
  styles,
};

/** Returns the player's clubs from the registry, until the feedback is here. */
function ownClubsOf({ clubs }: Player): ComparedClub[] {
  const towns = new Map<string, string>();
  for (const team of clubs) if (!towns.has(townClubOf(team))) towns.set(townClubOf(team), team);
  return [...towns.values()].map((team) => ({ team, isShared: false }));
}

/** Returns the stops known by feedback. A player who was at all clubs was at every stop. */
const knownStops = ({ clubs: { verdict, of } }: CareerClues, stops: number): number =>
  verdict === "match" ? stops : of.filter(({ isShared }) => isShared).length;
