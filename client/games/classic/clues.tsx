import { t } from "i18next";
import type { ClassicClue, ClassicClueName } from "#rules/classic/clues";
import { findPlayer, type RosteredPlayer } from "#rules/league/player";
import type { LeagueVersion } from "../../data/league.ts";
import { clubName } from "../../i18n/club-name.ts";
import { countryCode } from "../../ui/country-code.ts";
import { Crest } from "../../ui/crest.tsx";
import { Flag } from "../../ui/flag.tsx";
import { COUNTRY, DRAFT_PICK, POSITION, type ClueList } from "../shared/clues.tsx";
import styles from "./board.module.css";

/** The clues of Classic as shown. Older guesses are low rows without labels on phones. */
export const classicClues: ClueList<Pick<RosteredPlayer, ClassicClueName>, LeagueVersion, ClassicClue> = {
  shown: {
    team: {
      text: (team, _, { conference }) => <Crest className={styles.crest} code={team} conference={conference} />,
      say: (team, { clubs }) => clubName(clubs.get(team), team),
    },
    conference: {
      text: (conference) => t(`conferences.${conference}`),
      say: (conference) => t(`conferences.${conference}`),
    },
    number: {},
    position: POSITION,
    country: {
      ...COUNTRY,
      text: (country) => (
        <span className={`stack justify-items-center ${styles.country}`}>
          <Flag country={country} />
          {countryCode(country)}
        </span>
      ),
    },
    age: {},
    overall: DRAFT_PICK,
    points: { isWide: true },
  },
  heading: (name) => t(`clues.${name}`),
  label: (name) => t(`cluesShort.${name}`),
  withValue: (name, value) => t(`tile.${name}`, { value }),
  read(league, guess, marks) {
    const player = findPlayer(league, guess);
    return { player, values: player, marks };
  },
  styles,
};
