import { decodeLeague } from "#rules/league/league-columns";
import type { RosteredPlayer } from "#rules/league/player";
import type { Day } from "#rules/shared/day";
import { computeRosterFacts, type CurrentClub, type RosterFacts } from "#rules/league/rostered-players";
import { api, readResponse } from "./api.ts";
import { loadSearch } from "../name-search/load-search.ts";
import { oncePerPageLoad, useLoaded, type LoadState } from "./loaded.ts";
import type { LoadedPlayers } from "./people.ts";

/** The players on the rosters of a day. */
export interface LeagueVersion extends LoadedPlayers<RosteredPlayer, CurrentClub> {
  facts: RosterFacts;
}

const fetchLeague = oncePerPageLoad(async (version) =>
  decodeLeague(await readResponse(api.leagues[":version"].columns.$get({ param: { version } }))),
);

/** Loads a published league as of a day. @param key its version and the day, as {@link leagueKey} returns them */
export const loadLeague = oncePerPageLoad(async (key): Promise<LeagueVersion> => {
  const [version = "", day = ""] = key.split(" ");
  const [league, makeSearch] = await Promise.all([fetchLeague(version), loadSearch()]);
  const facts = computeRosterFacts(league, day);
  return {
    facts,
    players: facts.players,
    clubs: new Map(league.clubs.map((club) => [club.code, club])),
    searchOf: (people) => makeSearch(people, league.names),
  };
});

export const leagueKey = ({ league, day }: { league: string; day: Day }): string => `${league} ${day}`;

/** Loads the players and clubs that a day's round is judged by. @param of null while unknown */
export const useLeague = (of: { league: string; day: Day } | null): LoadState<LeagueVersion> =>
  useLoaded(loadLeague, of && leagueKey(of));
