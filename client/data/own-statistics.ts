import { MEASURES, type GameName } from "#rules/measures";
import { statisticsOf, type Statistics } from "#rules/statistics";
import { readResults, useResultChanges, type Book } from "../storage/results.ts";
import { useToday } from "./today.ts";

/**
 * One's statistics of a book, worked out anew from the results kept in this browser whenever they
 * change.
 */
export function useOwnStatistics(book: Book): Statistics {
  const { today } = useToday();
  useResultChanges();
  const game = book.replace("-practice", "") as GameName;
  const day = book === game ? (today?.day ?? null) : null;
  return statisticsOf(MEASURES[game], readResults(book), day);
}
