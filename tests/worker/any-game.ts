import { puzzleDayOn } from "#rules/cadence";
import type { Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import type { Begin } from "../../worker/api/load-round.ts";
import type { RoundAnswer } from "../../worker/api/show-round.ts";
import type { Answer, Server } from "./server.ts";

/** An answer about a round of any game, or the one shape of a refusal. */
export type Played = Answer<RoundAnswer & { error?: string }>;

/** A guess that a game takes in a fresh round: Connor McDavid wherever a player is asked for. */
export const GUESSES: Readonly<Record<GameName, unknown>> = {
  classic: 8478402,
  roster: { season: 19961997, team: "DET" },
  face: 8478402,
  career: 8478402,
  grid: { square: 0, player: 8478402 },
  legends: 8478402,
};

/** The day by which the puzzle of a game is known that runs on a day. */
export const puzzleDay = (game: GameName, day: Day): Day => puzzleDayOn(MEASURES[game], day);

/** Somebody who plays one of the games over the API. */
export const player = (server: Server, game: GameName, isolate?: number) => ({
  begin: (asked: Begin): Promise<Played> => server.post(`/api/rounds/${game}`, asked, isolate),
  guess: (round: string, made: unknown): Promise<Played> =>
    server.post(`/api/rounds/${game}/guess`, { round, guess: made }, isolate),
  giveUp: (round: string): Promise<Played> => server.post(`/api/rounds/${game}/give-up`, { round }, isolate),
});
