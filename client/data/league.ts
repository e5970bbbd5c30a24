import { useMemo } from "react";
import { decodeLeague } from "#rules/league/league-columns";
import type { RosteredPlayer } from "#rules/league/player";
import type { Day } from "#rules/shared/day";
import { computeRosterFacts, type CurrentClub, type RosterFacts } from "#rules/league/rostered-players";
import { api, readResponse } from "./api.ts";
import { loadSearch, type CreateNameSearch } from "../name-search/load-search.ts";
import { oncePerPageLoad, useLoaded } from "./loaded.ts";
import type { LoadedPlayers } from "./people.ts";

/**
 * Loads a published league with the search over its players.
 *
 * @throws ApiError, ChunkLoadError
 */
export const loadLeague = oncePerPageLoad(async (version) => {
  const [columns, makeSearch] = await Promise.all([
    readResponse(api.leagues[":version"].columns.$get({ param: { version } })),
    loadSearch(),
  ]);
  const league = decodeLeague(columns);
  const searchOf: CreateNameSearch = (people) => makeSearch(people, league.names);
  return { league, searchOf };
});

/** The players on the rosters of a day. */
export interface LeagueVersion extends LoadedPlayers<RosteredPlayer, CurrentClub> {
  facts: RosterFacts;
}

/** Loads the players and clubs that a day's round is judged by. @param of null while unknown */
export function useLeague(of: { league: string; day: Day } | null) {
  const { league: version = null, day } = of ?? {};
  const { value, failure, retry } = useLoaded(loadLeague, version);
  const league = useMemo<LeagueVersion | null>(() => {
    if (value === null || day === undefined) return null;
    const { league: published, searchOf } = value;
    const facts = computeRosterFacts(published, day);
    return {
      facts,
      players: facts.players,
      clubs: new Map(published.clubs.map((club) => [club.code, club])),
      searchOf,
    };
  }, [value, day]);
  return { value: league, failure, retry };
}
