import { useEffect, useReducer } from "react";
import * as v from "valibot";
import { puzzleBefore } from "#rules/shared/schedule";
import { addDays, isDay, type Day } from "#rules/shared/day";
import type { GameView } from "#rules/games";
import type { Hint } from "#rules/shared/game";
import { MEASURES, type GameName } from "#rules/shared/game-config";
import { MARKS } from "#rules/shared/score";
import { makeListeners } from "./store.ts";
import { forget, keep, keepForTab, keysUnder, readForTab, readKept, watchKept } from "./local-storage.ts";
import { isStoppedUnplayed, readResults } from "./results.ts";
import type { Shapes } from "./shapes/shapes.ts";

/** A game whose rounds are kept. */
export interface Kept<Name extends GameName> {
  game: Name;
  shapes: Shapes<Name>;
}

/** A round as it is kept: the server's sealed token, and what was seen of it last. */
export interface KeptRound<Name extends GameName> {
  round: string;
  view: GameView<Name>;
}

const shown = {
  id: v.string(),
  kind: v.picklist(["daily", "archive", "practice", "challenge"]),
  day: v.pipe(
    v.string(),
    v.check((text) => isDay(text)),
  ),
  number: v.number(),
  league: v.string(),
  limit: v.number(),
  correct: v.number(),
};
const OVER = ["won", "lost", "gave-up"] as const;

/** What can be told of any round without knowing its game. */
const head = v.object({
  view: v.object({ ...shown, state: v.picklist(["guessing", ...OVER]), tries: v.array(v.unknown()) }),
});
export type RoundHead = v.InferOutput<typeof head>["view"];

const hint: v.GenericSchema<unknown, Hint> = v.variant("kind", [
  v.object({ kind: v.picklist(["letter"]), letter: v.string() }),
  v.object({ kind: v.picklist(["club"]), club: v.string() }),
]);
const terms = { hint: v.exactOptional(hint), hard: v.exactOptional(v.boolean()) };

/** The whole of a kept round. What is read back may have been written by another version of this page, or by anybody. */
function roundOf({ guess, clue, seen, answer }: Shapes<GameName>): v.GenericSchema {
  const played = { ...shown, ...terms, tries: v.array(v.object({ guess, clue })), seen };
  return v.object({
    round: v.string(),
    view: v.union([
      v.object({ ...played, state: v.picklist(["guessing"]) }),
      v.object({ ...played, state: v.picklist(OVER), answer, mark: v.exactOptional(v.picklist(MARKS)) }),
    ]),
  });
}

/**
 * Where a round is kept: a daily or archive round under its day, a challenge under its code, and
 * the practice round under one name, where each tab finds its own.
 */
export type Slot = string;

export const PRACTICE: Slot = "practice";

/** How long an ended round can be looked at again. */
const DAYS_KEPT = 31;

/** Whoever wants to hear that this tab has kept a round; other tabs hear of it by the storage itself. */
const { tell, watch } = makeListeners();

const PREFIX = "deke.round.";
const keyOf = (game: GameName, slot: Slot): string => `${PREFIX}${game}.${slot}`;

const readerOf = (slot: Slot): typeof readKept => (slot === PRACTICE ? readForTab : readKept);

/** The round kept in a slot; null when there is none that can be read. */
export const readRound = <Name extends GameName>({ game, shapes }: Kept<Name>, slot: Slot): KeptRound<Name> | null =>
  readerOf(slot)(keyOf(game, slot), roundOf(shapes)) as KeptRound<Name> | null;

/** Where the round kept in a slot stands; null when there is none. */
export const readHead = (game: GameName, slot: Slot): RoundHead | null =>
  readerOf(slot)(keyOf(game, slot), head)?.view ?? null;

/** The sealed token of a day's round that has ended, as it is kept in the day's slot; null when there is none. */
export function readEnded(game: GameName, day: Day): string | null {
  const kept = readKept(keyOf(game, day), v.object({ ...head.entries, round: v.string() }));
  return kept === null || kept.view.state === "guessing" || kept.view.day !== day ? null : kept.round;
}

/**
 * Stores a round in a slot. One that has ended makes room: its result is stored, so older ones can be deleted. One that was
 * stopped before its first guess is deleted, so that the archive can offer its puzzle.
 */
export function keepRound<Name extends GameName>(game: Name, slot: Slot, round: KeptRound<Name>): void {
  const { view } = round;
  if (isStoppedUnplayed(view)) return forget(keyOf(game, slot));
  (slot === PRACTICE ? keepForTab : keep)(keyOf(game, slot), { round: round.round, view });
  tell();
  if (view.state !== "guessing") forgetBefore(game, addDays(view.day, -DAYS_KEPT));
}

/** Forgets what has ended before a day, so that years of play do not fill the browser's storage. */
function forgetBefore(game: GameName, day: Day): void {
  for (const slot of slotsOf(game)) {
    const round = readHead(game, slot);
    if (round !== null && round.state !== "guessing" && round.day < day) forget(keyOf(game, slot));
  }
}

/** Where rounds of a game are kept. */
export const slotsOf = (game: GameName): Slot[] =>
  keysUnder(keyOf(game, "")).map((key) => key.slice(keyOf(game, "").length));

/**
 * Whether a day's round is in progress: it runs in this browser, and was not finished on another device. A round
 * without a guess has nothing to show for itself yet.
 */
export function isBegun(game: GameName, day: Day): boolean {
  const round = readHead(game, day);
  return round?.state === "guessing" && round.tries.length > 0 && !readResults(game).some(({ of }) => of === day);
}

/** Returns whether a round that began on its day is in progress. */
export const isRunningDaily = (game: GameName, day: Day): boolean =>
  readHead(game, day)?.kind === "daily" && isBegun(game, day);

/**
 * The day whose round to go on with: that of the running puzzle, or of the one before that is in progress, because
 * a round belongs to the puzzle it was begun on. Null when a new one is to be begun.
 */
export function dayBegun(game: GameName, running: Day): Day | null {
  if (readHead(game, running) !== null) return running;
  const before = puzzleBefore(MEASURES[game], running);
  return isRunningDaily(game, before) ? before : null;
}

/** Forgets every round of every game. */
export function forgetRounds(): void {
  for (const key of keysUnder(PREFIX)) forget(key);
}

/** Calls back when another tab has changed a slot. Returns how to stop listening. */
export const watchRound = (game: GameName, slot: Slot, changed: () => void): (() => void) =>
  watchKept(keyOf(game, slot), changed);

/** Calls back when a round of any game may have changed, in this tab or another. Returns how to stop listening. */
function watchRounds(changed: () => void): () => void {
  const stop = watch(changed);
  addEventListener("storage", changed);
  return () => {
    stop();
    removeEventListener("storage", changed);
  };
}

/** Has a component that reads rounds shown anew when one of any game may have changed. */
export function useRoundChanges(): void {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => watchRounds(look), []);
}
