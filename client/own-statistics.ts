import { useMemo } from "react";
import { games } from "#rules/games";
import { statisticsOf, type Statistics } from "#rules/statistics";
import { readResults, type Book } from "./storage/results.ts";
import { useToday } from "./today.ts";

/**
 * One's statistics of a book, worked out from the results kept in this browser.
 *
 * @param after what a new result comes with, so that the figures are worked out again
 */
export function useOwnStatistics(book: Book, after?: unknown): Statistics {
  const { today } = useToday();
  const game = book === "unlimited" ? "classic" : book;
  const day = book === "unlimited" ? null : (today?.day ?? null);
  return useMemo(() => statisticsOf(readResults(book), games[game].limit, day), [book, game, day, after]);
}
