import type { Day } from "#rules/shared/day";
import type { DailyName } from "#rules/shared/game-config";
import { dayToContinue, readRoundSummary, readRound } from "../../storage/rounds.ts";

export interface GameProgress {
  used: number;
  limit: number;
}

/** Returns the progress of a game's round of today, or of yesterday's that is still running; null if there is none. */
export function progressOf(game: DailyName, today: Day): GameProgress | null {
  const day = dayToContinue(game, today);
  const round = day === null ? null : readRoundSummary(game, day);
  return round && { used: round.tries.length, limit: round.limit };
}

/** Returns the filled cells of today's Grid, each from 0 to 8. */
export function squaresFilled(today: Day): ReadonlySet<number> {
  const day = dayToContinue("grid", today);
  const round = day === null ? null : readRound("grid", day);
  const right = round?.view.tries.filter(({ clue }) => clue.correct) ?? [];
  return new Set(right.map(({ guess }) => guess.square));
}
