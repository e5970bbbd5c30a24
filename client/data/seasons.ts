import type { AnyClub } from "#rules/league/all-players";
import { teamSeasonKey, type TeamSeason } from "#rules/roster/roster";
import type { CompleteRoster } from "#rules/roster/whole-roster";
import { fetchSeasons, fetchWholeRoster } from "./api.ts";
import { oncePerPageLoad, useLoaded, type Loaded } from "./loaded.ts";

/** Which club played in which season, ready to be looked up from either side. */
export interface SeasonIndex {
  /** Every club since 1967-68 by its code of the time. */
  clubs: ReadonlyMap<string, AnyClub>;
  /** Codes of the clubs of a season; the newest season comes first. */
  teamsIn: ReadonlyMap<number, readonly string[]>;
}

const loadIndex = oncePerPageLoad(async (): Promise<SeasonIndex> => {
  const { clubs, seasons } = await fetchSeasons();
  return { clubs: new Map(clubs.map((club) => [club.code, club])), teamsIn: new Map(seasons) };
});

export const useSeasons = (): Loaded<SeasonIndex> => useLoaded(loadIndex, "seasons");

/** Whether a club played in a season. */
export const playedInSeason = ({ teamsIn }: SeasonIndex, season: number, team: string): boolean =>
  teamsIn.get(season)?.includes(team) ?? false;

/** Everybody who played for a club in a season: for rounds that are over. */
export const useWholeRoster = (of: TeamSeason): Loaded<CompleteRoster> =>
  useLoaded(() => fetchWholeRoster(of), teamSeasonKey(of));
