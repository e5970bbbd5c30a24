import { games } from "#rules/games";
import { statisticsOf, type Statistics } from "#rules/statistics";
import { readResults, useResultChanges, type Book } from "./storage/results.ts";
import { useToday } from "./today.ts";

/**
 * One's statistics of a book, worked out anew from the results kept in this browser whenever they
 * change.
 */
export function useOwnStatistics(book: Book): Statistics {
  const { today } = useToday();
  useResultChanges();
  const game = book === "unlimited" ? "classic" : book;
  const day = book === "unlimited" ? null : (today?.day ?? null);
  return statisticsOf(readResults(book), games[game].limit, day);
}
