import * as v from "valibot";
import { isDay, type Day } from "#rules/shared/day";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { endingOf, type RoundView } from "#rules/shared/round";
import { EXCLUSION_REASONS, type ExclusionReason } from "#rules/shared/score";
import type { Result } from "#rules/shared/statistics";
import { removeStored, storeValue, keysWithPrefix, readStored } from "./local-storage.ts";

/** Where results are stored: per game those of its days and its archive, and those of its practice. */
export type ResultsBook = GameName | `${GameName}-practice`;

/** The games whose practice has statistics. */
const PRACTICE_BOOKS: readonly ResultsBook[] = ["classic-practice", "legends-practice"];

type SeenRound = RoundView<unknown, unknown, unknown, unknown>;

/** Limits storage after years of practice. */
const MOST_RESULTS = 2_000;

const count = v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);
const ending = {
  won: v.boolean(),
  guesses: count,
  correct: count,
  hint: v.exactOptional(v.boolean()),
  hard: v.exactOptional(v.boolean()),
  mark: v.exactOptional(v.picklist(EXCLUSION_REASONS)),
};

const results: v.GenericSchema<unknown, Result[]> = v.array(
  v.union([
    // Only valid days: code that steps from day to day would not end otherwise.
    v.looseObject({ ...ending, kind: v.picklist(["daily", "archive"]), of: v.custom<Day>(isDay) }),
    v.looseObject({ ...ending, kind: v.picklist(["practice", "challenge"]), of: v.string() }),
  ]),
);

const PREFIX = "deke.results.";
const keyOf = (book: ResultsBook): string => PREFIX + book;

/** Returns the finished rounds of a list, in the order in which they were finished. */
export const readResults = (book: ResultsBook): Result[] => readStored(keyOf(book), results) ?? [];

/** Returns whether a round is a day's puzzle, played on its day or later. */
export const isOfDay = ({ kind }: Pick<SeenRound, "kind">): boolean => kind === "daily" || kind === "archive";

export const resultsBookOf = (game: GameName, view: Pick<SeenRound, "kind">): ResultsBook =>
  isOfDay(view) ? game : `${game}-practice`;

/** Returns whether a book has statistics: all but the practice of most games. */
export const hasBook = (book: ResultsBook): boolean => !book.endsWith("-practice") || PRACTICE_BOOKS.includes(book);

/** Returns whether a day's round was given up before its first guess, which is not a result. */
export const isStoppedUnplayed = (view: Pick<SeenRound, "kind" | "state" | "tries">): boolean =>
  view.state === "gave-up" && view.tries.length === 0 && isOfDay(view);

/** Stores the result of a finished round. The first result of a puzzle is kept. */
export function recordResult(game: GameName, view: SeenRound): void {
  if (view.state === "guessing" || isStoppedUnplayed(view)) return;
  const book = resultsBookOf(game, view);
  if (!hasBook(book)) return;
  const of = isOfDay(view) ? view.day : view.id;
  const earlier = readResults(book);
  if (earlier.some((result) => result.of === of)) return;
  const { mark } = view;
  const result: Result = { of, kind: view.kind, ...endingOf(view), ...(mark !== undefined && { mark }) };
  storeValue(keyOf(book), [...earlier, result].slice(-MOST_RESULTS));
}

/**
 * Returns why a finished daily does not count; undefined if it does. A result is also marked later, when its device joins
 * another.
 */
export const markOf = (game: GameName, view: SeenRound): ExclusionReason | undefined =>
  (view.state === "guessing" ? undefined : view.mark) ?? readResults(game).find(({ of }) => of === view.day)?.mark;

/** Returns whether any day's puzzle was finished in this browser, as far as it is stored. */
export const hasResults = (): boolean => GAME_NAMES.some((game) => readResults(game).length > 0);

/** Returns whether exactly one of all stored rounds was won. */
export const hasOneWin = (): boolean =>
  [...GAME_NAMES, ...PRACTICE_BOOKS].flatMap(readResults).filter(({ won }) => won).length === 1;

/**
 * Merges the server's results of a game. They replace this browser's, because the server has the first result from any
 * device.
 */
export function mergeResults(game: GameName, recorded: readonly Result[]): void {
  const known = new Set(recorded.map(({ of }) => of));
  const missing = readResults(game).filter(({ of }) => !known.has(of));
  const merged = [...recorded, ...missing];
  if (JSON.stringify(merged) !== JSON.stringify(readResults(game))) storeValue(keyOf(game), merged);
}

export function deleteResults(): void {
  for (const key of keysWithPrefix(PREFIX)) removeStored(key);
}
