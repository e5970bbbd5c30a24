import { decodeLeague, type LeagueColumns } from "#rules/league/league-columns";
import type { Day } from "#rules/shared/day";
import type { League } from "#rules/league/rostered-players";
import type { RoundRequest } from "../../worker/rounds/load-round.ts";
import { player, type Played as AnyPlayed } from "./any-game.ts";
import type { Server } from "./server.ts";

export type Played = AnyPlayed<"classic">;

export const begin = (server: Server, request: RoundRequest, isolate?: number): Promise<Played> =>
  player(server, "classic", isolate).begin(request);

export const beginDay = (server: Server, day: Day, isolate?: number): Promise<Played> =>
  begin(server, { kind: "day", day }, isolate);

export const guess = (server: Server, round: string, guessed: unknown, isolate?: number): Promise<Played> =>
  player(server, "classic", isolate).guess(round, guessed);

export const giveUp = (server: Server, round: string): Promise<Played> => player(server, "classic").giveUp(round);

/** Makes guesses one after the other, each with the token of the one before. */
export async function guessAll(server: Server, begun: Played, players: readonly number[]): Promise<Played[]> {
  const answers: Played[] = [];
  for (const player of players) answers.push(await guess(server, (answers.at(-1) ?? begun).body.round, player));
  return answers;
}

/** Returns the answer of a day's Classic, which must have been dealt. */
export async function secretOf(server: Server, day: Day): Promise<number> {
  const { DB } = server;
  const secret = await DB.prepare("SELECT secret FROM puzzles WHERE game = 'classic' AND day = ?")
    .bind(day)
    .first<string>("secret");
  if (secret === null) throw new Error(`${day} has not been dealt`);
  return Number(secret);
}

/** Returns the players that can be guessed in today's rounds. */
export async function fetchLeague(server: Server): Promise<League> {
  const { body } = await server.get<{ league: string }>("/api/today");
  return readLeague(server, body.league);
}

/** Returns the players of a version of the league. */
export const readLeague = async (server: Pick<Server, "get">, version: string): Promise<League> =>
  decodeLeague((await server.get<LeagueColumns>(`/api/leagues/${version}/columns`)).body);

/** Returns players who can be guessed, without the answer. */
export const othersThan = (secret: number, league: League, count: number): number[] =>
  league.players
    .map(({ id }) => id)
    .filter((id) => id !== secret)
    .slice(0, count);
