import { puzzleDayOn } from "#rules/shared/schedule";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { computeStatistics, type Statistics } from "#rules/shared/statistics";
import { useStorage } from "../storage/local-storage.ts";
import { readResults, type ResultsBook } from "../storage/results.ts";
import { runningDailyBefore } from "../storage/rounds.ts";
import { useToday } from "./today.ts";

/** Returns the visitor's statistics of a book, computed from the results stored in this browser. */
export function useOwnStatistics(book: ResultsBook): Statistics {
  const { day } = useToday();
  useStorage();
  const game = book.replace("-practice", "") as GameName;
  if (book !== game) return computeStatistics(GAME_CONFIG[game], readResults(book), null);
  const running = runningDailyBefore(game, puzzleDayOn(GAME_CONFIG[game], day));
  return computeStatistics(GAME_CONFIG[game], readResults(game), day, running);
}
