import { useEffect, useReducer } from "react";
import * as v from "valibot";
import { previousPuzzleDay } from "#rules/shared/schedule";
import { addDays, isDay, type Day } from "#rules/shared/day";
import type { GameView } from "#rules/games";
import type { Hint } from "#rules/shared/game";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { EXCLUSION_REASONS } from "#rules/shared/score";
import { createListeners } from "./store.ts";
import {
  removeStored,
  store,
  storeForTab,
  keysWithPrefix,
  readForTab,
  readStored,
  watchStored,
} from "./local-storage.ts";
import { isStoppedUnplayed, readResults } from "./results.ts";
import type { GameSchemas } from "./shapes/shapes.ts";

/** A game whose rounds are kept. */
export interface StoredRounds<Name extends GameName> {
  game: Name;
  shapes: GameSchemas<Name>;
}

/** A round as it is kept: the server's sealed token, and what was seen of it last. */
export interface StoredRound<Name extends GameName> {
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
export type RoundSummary = v.InferOutput<typeof head>["view"];

const hint: v.GenericSchema<unknown, Hint> = v.variant("kind", [
  v.object({ kind: v.picklist(["letter"]), letter: v.string() }),
  v.object({ kind: v.picklist(["club"]), club: v.string() }),
]);
const terms = { hint: v.exactOptional(hint), hard: v.exactOptional(v.boolean()) };

/** The whole of a kept round. What is read back may have been written by another version of this page, or by anybody. */
function roundOf({ guess, clue, seen, answer }: GameSchemas<GameName>): v.GenericSchema {
  const played = { ...shown, ...terms, tries: v.array(v.object({ guess, clue })), seen };
  return v.object({
    round: v.string(),
    view: v.union([
      v.object({ ...played, state: v.picklist(["guessing"]) }),
      v.object({ ...played, state: v.picklist(OVER), answer, mark: v.exactOptional(v.picklist(EXCLUSION_REASONS)) }),
    ]),
  });
}

/**
 * Where a round is kept: a daily or archive round under its day, a challenge under its code, and
 * the practice round under one name, where each tab finds its own.
 */
export type RoundSlot = string;

export const PRACTICE: RoundSlot = "practice";

/** How long an ended round can be looked at again. */
const DAYS_KEPT = 31;

/** Whoever wants to hear that this tab has kept a round; other tabs hear of it by the storage itself. */
const { tell, watch } = createListeners();

const PREFIX = "deke.round.";
const keyOf = (game: GameName, slot: RoundSlot): string => `${PREFIX}${game}.${slot}`;

const readerOf = (slot: RoundSlot): typeof readStored => (slot === PRACTICE ? readForTab : readStored);

/** The round kept in a slot; null when there is none that can be read. */
export const readRound = <Name extends GameName>(
  { game, shapes }: StoredRounds<Name>,
  slot: RoundSlot,
): StoredRound<Name> | null => readerOf(slot)(keyOf(game, slot), roundOf(shapes)) as StoredRound<Name> | null;

/** Where the round kept in a slot stands; null when there is none. */
export const readRoundSummary = (game: GameName, slot: RoundSlot): RoundSummary | null =>
  readerOf(slot)(keyOf(game, slot), head)?.view ?? null;

/** The sealed token of a day's round that has ended, as it is kept in the day's slot; null when there is none. */
export function readEndedToken(game: GameName, day: Day): string | null {
  const kept = readStored(keyOf(game, day), v.object({ ...head.entries, round: v.string() }));
  return kept === null || kept.view.state === "guessing" || kept.view.day !== day ? null : kept.round;
}

/**
 * Stores a round in a slot. One that has ended makes room: its result is stored, so older ones can be deleted. One that was
 * stopped before its first guess is deleted, so that the archive can offer its puzzle.
 */
export function storeRound<Name extends GameName>(game: Name, slot: RoundSlot, round: StoredRound<Name>): void {
  const { view } = round;
  if (isStoppedUnplayed(view)) return removeStored(keyOf(game, slot));
  (slot === PRACTICE ? storeForTab : store)(keyOf(game, slot), { round: round.round, view });
  tell();
  if (view.state !== "guessing") forgetBefore(game, addDays(view.day, -DAYS_KEPT));
}

/** Forgets what has ended before a day, so that years of play do not fill the browser's storage. */
function forgetBefore(game: GameName, day: Day): void {
  for (const slot of listSlots(game)) {
    const round = readRoundSummary(game, slot);
    if (round !== null && round.state !== "guessing" && round.day < day) removeStored(keyOf(game, slot));
  }
}

/** Where rounds of a game are kept. */
export const listSlots = (game: GameName): RoundSlot[] =>
  keysWithPrefix(keyOf(game, "")).map((key) => key.slice(keyOf(game, "").length));

/**
 * Whether a day's round is in progress: it runs in this browser, and was not finished on another device. A round
 * without a guess has nothing to show for itself yet.
 */
export function isInProgress(game: GameName, day: Day): boolean {
  const round = readRoundSummary(game, day);
  return round?.state === "guessing" && round.tries.length > 0 && !readResults(game).some(({ of }) => of === day);
}

/** Returns whether a round that began on its day is in progress. */
export const isRunningDaily = (game: GameName, day: Day): boolean =>
  readRoundSummary(game, day)?.kind === "daily" && isInProgress(game, day);

/**
 * The day whose round to go on with: that of the running puzzle, or of the one before that is in progress, because
 * a round belongs to the puzzle it was begun on. Null when a new one is to be begun.
 */
export function dayToContinue(game: GameName, running: Day): Day | null {
  if (readRoundSummary(game, running) !== null) return running;
  const before = previousPuzzleDay(GAME_CONFIG[game], running);
  return isRunningDaily(game, before) ? before : null;
}

/** Forgets every round of every game. */
export function deleteRounds(): void {
  for (const key of keysWithPrefix(PREFIX)) removeStored(key);
}

/** Calls back when another tab has changed a slot. Returns how to stop listening. */
export const watchRound = (game: GameName, slot: RoundSlot, changed: () => void): (() => void) =>
  watchStored(keyOf(game, slot), changed);

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
