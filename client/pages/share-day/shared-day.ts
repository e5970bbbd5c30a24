import { puzzleNumber, type Day } from "#rules/shared/day";
import type { Verdict } from "#rules/shared/verdict";
import { DAILY_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { shownResultOf } from "#rules/shared/score";
import { readDaySquares, wasSweater } from "../../data/day-squares.ts";
import { readResults } from "../../storage/results.ts";

export interface SharedGame {
  game: GameName;
  /** Whether Face Reveal was a Sweater Reveal. */
  isSweater: boolean;
  won: boolean;
  /** Number of guesses, or of right cells; null for a loss. */
  figure: number | null;
  limit: number;
  /** Whether a hint was taken, and whether hard mode was on. */
  hint: boolean;
  hard: boolean;
  /** One row of verdicts per guess, or the rows of the Grid; empty if the round was played on another device. */
  rows: readonly (readonly Verdict[])[];
}

/** The finished dailies of a day. */
export interface SharedDay {
  day: Day;
  number: number;
  games: SharedGame[];
  won: number;
}

/** Summarizes a day from the rounds and results in this browser. */
export function summarizeDay(day: Day): SharedDay {
  const games = DAILY_NAMES.flatMap((game): SharedGame[] => {
    const result = readResults(game).find(({ of }) => of === day);
    if (result === undefined) return [];
    const rows = readDaySquares(game, day);
    const config = GAME_CONFIG[game];
    const { won, hint = false, hard = false } = result;
    const isSweater = game === "face" && wasSweater(day);
    return [{ game, isSweater, won, figure: shownResultOf(config, result), limit: config.limit, hint, hard, rows }];
  });
  return { day, number: puzzleNumber(day), games, won: games.filter(({ won }) => won).length };
}
