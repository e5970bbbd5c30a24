import type { Season } from "../league/season.ts";

/** A club's season: the club's code of the time, and the season, 19961997. */
export interface TeamSeason {
  season: Season;
  team: string;
}

/** Returns the key of a club's season: `19961997-DET`. */
export const teamSeasonKey = ({ season, team }: TeamSeason): string => `${season}-${team}`;
