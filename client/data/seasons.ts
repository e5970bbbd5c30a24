import type { AnyClub } from "#rules/league/all-players";
import { teamSeasonKey, type TeamSeason } from "#rules/roster/team-season";
import type { CompleteRoster } from "#rules/roster/whole-roster";
import { api, ofFacts, readResponse } from "./api.ts";
import { oncePerPageLoad, useLoaded, type LoadState } from "./loaded.ts";

/** Which clubs played in which seasons, indexed by both. */
export interface SeasonIndex {
  /** Every club since 1967-68 by its code of the time. */
  clubs: ReadonlyMap<string, AnyClub>;
  /** Codes of the clubs of a season, newest season first. */
  teamsIn: ReadonlyMap<number, readonly string[]>;
}

const loadIndex = oncePerPageLoad(async (): Promise<SeasonIndex> => {
  const { clubs, seasons } = await readResponse(api.seasons.$get(ofFacts()));
  return { clubs: new Map(clubs.map((club) => [club.code, club])), teamsIn: new Map(seasons) };
});

export const useSeasons = (): LoadState<SeasonIndex> => useLoaded(loadIndex, "seasons");

export const playedInSeason = ({ teamsIn }: SeasonIndex, season: number, team: string): boolean =>
  teamsIn.get(season)?.includes(team) ?? false;

/** Loads all players of a club in a season. For finished rounds only. */
export const useWholeRoster = (of: TeamSeason): LoadState<CompleteRoster> =>
  useLoaded(
    () => readResponse(api.seasons[":season"][":team"].$get({ param: { ...of, season: String(of.season) } })),
    teamSeasonKey(of),
  );
