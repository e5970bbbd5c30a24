import * as v from "valibot";
import type { GameName } from "#rules/games";
import type { RoundView } from "#rules/round";
import type { Result } from "#rules/statistics";
import { keep, readKept } from "./kept.ts";

/** Unlimited plays Classic's rules and keeps statistics of its own. */
export type Book = GameName | "unlimited";

type SeenRound = RoundView<unknown, unknown, unknown>;

/** So that years of practice do not fill the browser's storage. */
const MOST_RESULTS = 2_000;

const results: v.GenericSchema<unknown, Result[]> = v.array(
  v.object({
    of: v.string(),
    kind: v.picklist(["daily", "archive", "practice", "challenge"]),
    won: v.boolean(),
    guesses: v.number(),
  }),
);

const keyOf = (book: Book): string => `deke.results.${book}`;

/** The finished rounds of a book, in the order in which they were finished. */
export const readResults = (book: Book): Result[] => readKept(keyOf(book), results) ?? [];

/** The book a round is written into. */
export const bookOf = (game: GameName, view: Pick<SeenRound, "kind">): Book =>
  view.kind === "practice" || view.kind === "challenge" ? "unlimited" : game;

/** Writes a finished round down, once: the first result of a puzzle stands. */
export function recordResult(game: GameName, view: SeenRound): void {
  if (view.state === "guessing") return;
  const book = bookOf(game, view);
  const of = book === "unlimited" ? view.id : view.day;
  const earlier = readResults(book);
  if (earlier.some((result) => result.of === of)) return;
  const result: Result = { of, kind: view.kind, won: view.state === "won", guesses: view.tries.length };
  keep(keyOf(book), [...earlier, result].slice(-MOST_RESULTS));
}
