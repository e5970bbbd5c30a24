import { puzzleDayOn } from "#rules/shared/schedule";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { computeStatistics, type Statistics } from "#rules/shared/statistics";
import { readResults, useResultChanges, type ResultsBook } from "../storage/results.ts";
import { runningDailyBefore, useRoundChanges } from "../storage/rounds.ts";
import { dayByDevice, useToday } from "./today.ts";

/** Returns the visitor's statistics of a book, computed from the results stored in this browser. */
export function useOwnStatistics(book: ResultsBook): Statistics {
  const { today } = useToday();
  useResultChanges();
  useRoundChanges();
  const game = book.replace("-practice", "") as GameName;
  if (book !== game) return computeStatistics(GAME_CONFIG[game], readResults(book), null);
  const day = today?.day ?? dayByDevice();
  const running = runningDailyBefore(game, puzzleDayOn(GAME_CONFIG[game], day));
  return computeStatistics(GAME_CONFIG[game], readResults(game), day, running);
}
