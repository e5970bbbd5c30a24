import { puzzleDayOn } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { RoundRequest } from "../../worker/rounds/load-round.ts";
import type { RoundResponseBody } from "../../worker/rounds/round-response.ts";
import type { TestResponse, Server } from "./server.ts";

/** An answer about a round, or an error. */
export type Played<Name extends GameName = GameName> = TestResponse<RoundResponseBody<Name> & { error?: string }>;

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
export function player<Name extends GameName>(server: Server, game: Name, isolate?: number) {
  const post = (path: string, value: object): Promise<Played<Name>> =>
    server.post(`/api/rounds/${game}${path}`, value, isolate);
  return {
    begin: (request: RoundRequest) => post("", request),
    guess: (round: string, guess: unknown) => post("/guess", { round, guess }),
    giveUp: (round: string) => post("/give-up", { round }),
  };
}
