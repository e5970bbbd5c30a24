import { previousPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { computeStatistics, type Statistics } from "#rules/shared/statistics";
import { readResults, useResultChanges, type ResultsBook } from "../storage/results.ts";
import { isRunningDaily, useRoundChanges } from "../storage/rounds.ts";
import { useToday } from "./today.ts";

/** Returns the visitor's statistics of a book, computed from the results stored in this browser. */
export function useOwnStatistics(book: ResultsBook): Statistics {
  const { today } = useToday();
  useResultChanges();
  useRoundChanges();
  const game = book.replace("-practice", "") as GameName;
  const day = book === game ? (today?.day ?? null) : null;
  const before = day === null ? null : previousPuzzleDay(GAME_CONFIG[game], puzzleDayOn(GAME_CONFIG[game], day));
  const running = before !== null && isRunningDaily(game, before) ? before : null;
  return computeStatistics(GAME_CONFIG[game], readResults(book), day, running);
}
