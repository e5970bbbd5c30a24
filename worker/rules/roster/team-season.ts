import { firstYear, type Season } from "../league/season.ts";
import { compareNumbers } from "../shared/verdict.ts";

/** A club's season: the club's code of the time, and the season, 19961997. */
export interface TeamSeason {
  season: Season;
  team: string;
}

/** Returns the key of a club's season: `19961997-DET`. */
export const teamSeasonKey = ({ season, team }: TeamSeason): string => `${season}-${team}`;

/** Seasons at most this many years apart are near. */
const NEAR_YEARS = 2;

export const compareSeasons = (answer: Season, guess: Season) =>
  compareNumbers(firstYear(answer), firstYear(guess), NEAR_YEARS);

/** A club's season in the league of its time. */
export interface AlignedTeamSeason extends TeamSeason {
  /** Division in that season; null if the league had none. */
  division: string | null;
  franchise: string;
}

/** All seasons that can be guessed, from {@link EXPANSION_SEASON} on, by {@link teamSeasonKey}. */
export interface RosterMysteryFacts {
  alignments: ReadonlyMap<string, AlignedTeamSeason>;
  /** Keys, the season with the best-known players first. */
  byFame: readonly string[];
}
