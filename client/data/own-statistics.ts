import { puzzleBefore, puzzleDayOn } from "#rules/shared/schedule";
import { MEASURES, type GameName } from "#rules/shared/game-config";
import { statisticsOf, type Statistics } from "#rules/shared/statistics";
import { readResults, useResultChanges, type Book } from "../storage/results.ts";
import { isRunningDaily, useRoundChanges } from "../storage/rounds.ts";
import { useToday } from "./today.ts";

/** Returns the visitor's statistics of a book, computed from the results stored in this browser. */
export function useOwnStatistics(book: Book): Statistics {
  const { today } = useToday();
  useResultChanges();
  useRoundChanges();
  const game = book.replace("-practice", "") as GameName;
  const day = book === game ? (today?.day ?? null) : null;
  const before = day === null ? null : puzzleBefore(MEASURES[game], puzzleDayOn(MEASURES[game], day));
  const running = before !== null && isRunningDaily(game, before) ? before : null;
  return statisticsOf(MEASURES[game], readResults(book), day, running);
}
