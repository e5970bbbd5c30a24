import { useEffect, useMemo, useState } from "react";
import { type Day } from "#rules/day";
import { factsOn, type Club, type Facts, type League } from "#rules/player";
import { codeOf, fetchLeague, type FailureCode } from "../api.ts";
import { loadSearch, type MakeSearch } from "../ui/player-input/load-search.ts";

/** A league, and how its players are found. */
interface Loaded {
  league: League;
  searchOf: MakeSearch;
}

const fetched = new Map<string, Promise<Loaded>>();

/** A published league, fetched once a visit. @throws ApiError, ChunkLoadError */
function loadLeague(version: string): Promise<Loaded> {
  const known = fetched.get(version);
  if (known !== undefined) return known;
  const loading = Promise.all([fetchLeague(version), loadSearch()]).then(([league, makeSearch]): Loaded => ({
    league,
    searchOf: (people) => makeSearch(people, league.names),
  }));
  fetched.set(version, loading);
  // A failure is not remembered: the next one to ask tries again.
  loading.catch(() => fetched.delete(version));
  return loading;
}

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
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (version === null) return;
    let wanted = true;
    loadLeague(version).then(
      (now) => {
        if (!wanted) return;
        setLoaded(now);
        setFailure(null);
      },
      (error: unknown) => {
        if (wanted) setFailure(codeOf(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [version, attempt]);

  const on = useMemo<LeagueOn | null>(() => {
    if (loaded === null || day === null) return null;
    const { league, searchOf } = loaded;
    return {
      facts: factsOn(league, day),
      clubs: new Map(league.clubs.map((club) => [club.code, club])),
      searchOf,
    };
  }, [loaded, day]);
  return { league: on, failure, retry: () => setAttempt(attempt + 1) };
}
