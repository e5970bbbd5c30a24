import { fromColumns, type LeagueColumns } from "#rules/columns";
import type { Day } from "#rules/day";
import type { League } from "#rules/player";
import type { Begin } from "../../worker/api/load-round.ts";
import type { RoundAnswer } from "../../worker/api/show-round.ts";
import type { Answer, Server } from "./server.ts";

/** An answer about a round of Classic, or the one shape of a refusal. */
export type Played = Answer<RoundAnswer<"classic"> & { error?: string }>;

/** Somebody who plays Classic over the API. */
export const begin = (server: Server, asked: Begin, isolate?: number): Promise<Played> =>
  server.post("/api/rounds/classic", asked, isolate);

export const beginDay = (server: Server, day: Day, isolate?: number): Promise<Played> =>
  begin(server, { kind: "day", day }, isolate);

export const guess = (server: Server, round: string, player: unknown, isolate?: number): Promise<Played> =>
  server.post("/api/rounds/classic/guess", { round, guess: player }, isolate);

export const giveUp = (server: Server, round: string): Promise<Played> =>
  server.post("/api/rounds/classic/give-up", { round });

/** Makes guesses one after the other, each with the token of the one before. */
export async function guessAll(server: Server, begun: Played, players: readonly number[]): Promise<Played[]> {
  const answers: Played[] = [];
  for (const player of players) answers.push(await guess(server, (answers.at(-1) ?? begun).body.round, player));
  return answers;
}

/** The player a day hides, as D1 has it. The day must have been dealt. */
export async function secretOf(server: Server, day: Day): Promise<number> {
  const { DB } = await server.storage();
  const secret = await DB.prepare("SELECT secret FROM puzzles WHERE game = 'classic' AND day = ?")
    .bind(day)
    .first<string>("secret");
  if (secret === null) throw new Error(`${day} has not been dealt`);
  return Number(secret);
}

/** The players that can be guessed in today's rounds. */
export async function fetchLeague(server: Server): Promise<League> {
  const {
    body: { league },
  } = await server.get<{ league: string }>("/api/today");
  return readLeague(server, league);
}

/** The players of a version, out of the columns they are sent in. */
export const readLeague = async (server: Pick<Server, "get">, version: string): Promise<League> =>
  fromColumns((await server.get<LeagueColumns>(`/api/leagues/${version}/columns`)).body);

/** Some players who can be guessed, none of them the one to be found. */
export const othersThan = (secret: number, league: League, count: number): number[] =>
  league.players
    .map(({ id }) => id)
    .filter((id) => id !== secret)
    .slice(0, count);
