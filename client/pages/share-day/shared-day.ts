import { puzzleNumber, type Day } from "#rules/shared/day";
import { DAILY_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { shownResultOf } from "#rules/shared/score";
import { readDaySquares, wasSweater } from "../../data/day-squares.ts";
import { readResults } from "../../storage/results.ts";
import type { ShareContent } from "../../ui/share-text.ts";

/** A finished daily. It has no rows if it was played on another device. */
export interface SharedGame extends Pick<ShareContent, "won" | "figure" | "limit" | "hint" | "hard" | "rows"> {
  game: GameName;
  /** Whether Face Reveal was a Sweater Reveal. */
  isSweater: boolean;
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
