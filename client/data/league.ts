import { useMemo } from "react";
import { decodeLeague } from "#rules/league/league-columns";
import { type Day } from "#rules/shared/day";
import { computeRosterFacts, type CurrentClub, type RosterFacts } from "#rules/league/rostered-players";
import { fetchLeague } from "./api.ts";
import { loadSearch, type CreateNameSearch } from "../search/load-search.ts";
import { oncePerPageLoad, useLoaded } from "./loaded.ts";

/** A published league, and how its players are found. @throws ApiError, ChunkLoadError */
export const loadLeague = oncePerPageLoad(async (version) => {
  const [columns, makeSearch] = await Promise.all([fetchLeague(version), loadSearch()]);
  const league = decodeLeague(columns);
  const searchOf: CreateNameSearch = (people) => makeSearch(people, league.names);
  return { league, searchOf };
});

export interface LeagueVersion {
  facts: RosterFacts;
  clubs: ReadonlyMap<string, CurrentClub>;
  /** Makes some of its players ready to be found. */
  searchOf: CreateNameSearch;
}

/**
 * The players and clubs a round is judged by, as they stand on its day; null until they are here.
 *
 * @param version null while it is not known yet
 */
export function useLeague(version: string | null, day: Day | null) {
  const { value, failure, retry } = useLoaded(loadLeague, version);
  const league = useMemo<LeagueVersion | null>(() => {
    if (value === null || day === null) return null;
    const { league: published, searchOf } = value;
    return {
      facts: computeRosterFacts(published, day),
      clubs: new Map(published.clubs.map((club) => [club.code, club])),
      searchOf,
    };
  }, [value, day]);
  return { league, failure, retry };
}
