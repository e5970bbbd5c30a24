import { useMemo } from "react";
import { fromColumns } from "#rules/league/league-columns";
import { type Day } from "#rules/shared/day";
import { factsOn, type Club, type Facts } from "#rules/league/rostered-players";
import { fetchLeague } from "./api.ts";
import { loadSearch, type MakeSearch } from "../search/load-search.ts";
import { onceAVisit, useLoaded } from "./loaded.ts";

/** A published league, and how its players are found. @throws ApiError, ChunkLoadError */
export const loadLeague = onceAVisit(async (version) => {
  const [columns, makeSearch] = await Promise.all([fetchLeague(version), loadSearch()]);
  const league = fromColumns(columns);
  const searchOf: MakeSearch = (people) => makeSearch(people, league.names);
  return { league, searchOf };
});

export interface LeagueOn {
  facts: Facts;
  clubs: ReadonlyMap<string, Club>;
  /** Makes some of its players ready to be found. */
  searchOf: MakeSearch;
}

/**
 * The players and clubs a round is judged by, as they stand on its day; null until they are here.
 *
 * @param version null while it is not known yet
 */
export function useLeague(version: string | null, day: Day | null) {
  const { value, failure, retry } = useLoaded(loadLeague, version);
  const league = useMemo<LeagueOn | null>(() => {
    if (value === null || day === null) return null;
    const { league: published, searchOf } = value;
    return {
      facts: factsOn(published, day),
      clubs: new Map(published.clubs.map((club) => [club.code, club])),
      searchOf,
    };
  }, [value, day]);
  return { league, failure, retry };
}
