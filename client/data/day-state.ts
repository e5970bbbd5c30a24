import { puzzleNumberOn, puzzleDayOn } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { DAILY_NAMES, GAME_CONFIG, type DailyName, type GameName } from "#rules/shared/game-config";
import type { Ending } from "#rules/shared/score";
import type { Result } from "#rules/shared/statistics";
import { useStorage } from "../storage/local-storage.ts";
import { readResults } from "../storage/results.ts";
import { dayToContinue, isBegun, readRoundSummary } from "../storage/rounds.ts";
import { useToday } from "./today.ts";

/** A game's state: the puzzle to play, and its result. */
export type DayState = { number: number } & (
  | { state: "open" }
  | { state: "begun"; guesses: number; limit: number }
  | ({ state: "won" | "lost" } & Ending)
);

export type DayStates = Record<DailyName, DayState>;

/** Returns the states of today's dailies in this browser; null until hydration. */
export function useDayStates(): DayStates | null {
  const { day } = useToday();
  if (!useStorage()) return null;
  return Object.fromEntries(DAILY_NAMES.map((game) => [game, dayStateOn(game, day)])) as DayStates;
}

/** Returns the state of a game's running puzzle in this browser; null until hydration. */
export function useDayState(game: GameName): DayState | null {
  const { day } = useToday();
  return useStorage() ? dayStateOn(game, day) : null;
}

/** Returns whether a daily is finished. */
export const isOver = (dayState: DayState): dayState is Extract<DayState, Ending> =>
  dayState.state === "won" || dayState.state === "lost";

/**
 * Returns the daily to play next: first a round in progress, then the first not begun; null when all are finished.
 *
 * @param games the dailies to choose from
 */
export function nextDaily(dayStates: DayStates, games: readonly DailyName[] = DAILY_NAMES): DailyName | null {
  const open = games.filter((game) => !isOver(dayStates[game]));
  return open.find((game) => dayStates[game].state === "begun") ?? open[0] ?? null;
}

/** Returns the result of a day's puzzle in this browser. */
export function dayResultOf(game: GameName, day: Day, results: readonly Result[] = readResults(game)): DayState {
  const number = puzzleNumberOn(GAME_CONFIG[game], day);
  const result = results.find(({ of }) => of === day);
  if (result !== undefined) return { ...result, number, state: result.won ? "won" : "lost" };
  const round = readRoundSummary(game, day);
  return isBegun(round)
    ? { number, state: "begun", guesses: round.tries.length, limit: round.limit }
    : { number, state: "open" };
}

/** Returns a game's state today. Its page continues the previous round while that is in progress. */
function dayStateOn(game: GameName, today: Day): DayState {
  const running = puzzleDayOn(GAME_CONFIG[game], today);
  const dayState = dayResultOf(game, running);
  return isOver(dayState) ? dayState : dayResultOf(game, dayToContinue(game, running) ?? running);
}
