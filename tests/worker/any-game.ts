import { decodeLeague, type LeagueColumns } from "#rules/league/league-columns";
import { puzzleDayOn } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { League } from "#rules/league/rostered-players";
import type { RoundRequest } from "../../worker/rounds/deal-round.ts";
import type { RoundResponseBody } from "../../worker/rounds/round-response.ts";
import type { TestResponse, Server } from "./server.ts";

/** An answer about a round, or an error. */
export type Played<Name extends GameName = "classic"> = TestResponse<RoundResponseBody<Name> & { error?: string }>;

/** A valid first guess per game: Connor McDavid wherever a player is guessed. */
export const GUESSES: Readonly<Record<GameName, unknown>> = {
  classic: 8478402,
  roster: { season: 19961997, team: "DET" },
  face: 8478402,
  career: 8478402,
  grid: { square: 0, player: 8478402 },
  legends: 8478402,
};

/** Returns the day that identifies the puzzle of a game on a day. */
export const puzzleDay = (game: GameName, day: Day): Day => puzzleDayOn(GAME_CONFIG[game], day);

/** Returns functions that play a game through the API. */
export function player<Name extends GameName>(server: Server, game: Name) {
  const post = (path: string, value: object): Promise<Played<Name>> => server.post(`/api/rounds/${game}${path}`, value);
  const begin = (request: RoundRequest) => post("", request);
  const guess = (round: string, guess: unknown) => post("/guess", { round, guess });
  return {
    begin,
    guess,
    beginDay: (day: Day) => begin({ kind: "day", day }),
    practise: () => begin({ kind: "practice", filter: { players: "everyone" } }),
    giveUp: (round: string) => post("/give-up", { round }),
    /** Makes guesses until the round ends, each with the token of the one before, and returns all responses. */
    async guessAll(begun: Played<Name>, guesses: readonly unknown[]): Promise<Played<Name>[]> {
      const played: Played<Name>[] = [];
      for (const made of guesses) {
        const { round, view } = (played.at(-1) ?? begun).body;
        if (view.state === "guessing") played.push(await guess(round, made));
      }
      return played;
    },
  };
}

// Most tests play Classic.
export const begin = (server: Server, request: RoundRequest) => player(server, "classic").begin(request);
export const beginDay = (server: Server, day: Day) => player(server, "classic").beginDay(day);
export const guess = (server: Server, round: string, guessed: unknown) =>
  player(server, "classic").guess(round, guessed);
export const giveUp = (server: Server, round: string) => player(server, "classic").giveUp(round);
export const guessAll = (server: Server, begun: Played, players: readonly number[]) =>
  player(server, "classic").guessAll(begun, players);

/** Challenges friends to find a player in Classic. Returns the response with the challenge's code. */
export const hidePlayer = (server: Server, secret: unknown): Promise<TestResponse<{ code: string; error?: string }>> =>
  server.post("/api/challenges/classic", { secret, language: "en" });

/** Returns the answer that a round shows after its end. */
export function answerOf<Name extends GameName>({ body: { view } }: Played<Name>) {
  if (view.state === "guessing") throw new Error("the round has not ended");
  return view.answer;
}

/** Stores an answer of a day, which has not been drawn. Some day must have been dealt before. */
export const storeAnswer = ({ sql }: Server, game: GameName, day: Day, answer: number | string) =>
  sql(
    `REPLACE INTO puzzles (game, day, answer, secret, evidence, league)
     SELECT ?1, ?2, ?3, ?3, 'null', version FROM leagues LIMIT 1`,
    game,
    day,
    String(answer),
  );

/** Returns the puzzles that have been dealt for a day, by game. Secrets and evidence are JSON. */
export async function puzzlesOf({ sql }: Server, day: Day) {
  const rows = await sql<Record<"answer" | "secret" | "evidence", string> & { game: GameName }>(
    "SELECT game, answer, secret, evidence FROM puzzles WHERE day = ? ORDER BY game",
    day,
  );
  return new Map(rows.map(({ game, ...puzzle }) => [game, puzzle]));
}

/** Returns the puzzle that has been dealt for a day. */
export async function puzzleOf(server: Server, day: Day, game: GameName) {
  const puzzle = (await puzzlesOf(server, day)).get(game);
  if (puzzle === undefined) throw new Error(`${game} of ${day} has not been dealt`);
  return puzzle;
}

/** Returns the player who is the answer of a day, which must have been dealt. */
export const secretOf = async (server: Server, day: Day, game: GameName = "classic"): Promise<number> =>
  Number((await puzzleOf(server, day, game)).secret);

/** Returns the players that can be guessed in today's rounds. */
export async function fetchLeague(server: Server): Promise<League> {
  const { body } = await server.get<{ league: string }>("/api/today");
  return readLeague(server, body.league);
}

/** Returns the players of a version of the league. */
export const readLeague = async (server: Server, version: string): Promise<League> =>
  decodeLeague((await server.get<LeagueColumns>(`/api/leagues/${version}/columns`)).body);

/** Deals a day's Classic. Returns its answer, and other players who can be guessed. */
export async function dealClassic(server: Server, day: Day) {
  const league = await fetchLeague(server);
  await beginDay(server, day);
  const secret = await secretOf(server, day);
  return { league, secret, others: othersThan(secret, league, 30) };
}

/** Returns players who can be guessed, without the answer. */
export const othersThan = (secret: number, league: League, count: number): number[] =>
  league.players
    .map(({ id }) => id)
    .filter((id) => id !== secret)
    .slice(0, count);
