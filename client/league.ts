import { useEffect, useMemo, useState } from "react";
import { type Day } from "#rules/day";
import type { OtherNames } from "#rules/names";
import { factsOn, type Club, type Facts, type League } from "#rules/player";
import { codeOf, fetchLeague, type FailureCode } from "./api.ts";

const fetched = new Map<string, Promise<League>>();

/** A published league, fetched once a visit. @throws ApiError */
function loadLeague(version: string): Promise<League> {
  const known = fetched.get(version);
  if (known !== undefined) return known;
  const loading = fetchLeague(version);
  fetched.set(version, loading);
  // A failure is not remembered: the next one to ask tries again.
  loading.catch(() => fetched.delete(version));
  return loading;
}

export interface LeagueOn {
  facts: Facts;
  clubs: ReadonlyMap<string, Club>;
  /** What else its players are called. */
  names: OtherNames | undefined;
}

/**
 * The players and clubs a round is judged by, as they stand on its day; null until they are here.
 *
 * @param version null while it is not known yet
 */
export function useLeague(version: string | null, day: Day | null) {
  const [league, setLeague] = useState<League | null>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (version === null) return;
    let wanted = true;
    loadLeague(version).then(
      (loaded) => {
        if (!wanted) return;
        setLeague(loaded);
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
    if (league === null || day === null) return null;
    return {
      facts: factsOn(league, day),
      clubs: new Map(league.clubs.map((club) => [club.code, club])),
      names: league.names,
    };
  }, [league, day]);
  return { league: on, failure, retry: () => setAttempt(attempt + 1) };
}
