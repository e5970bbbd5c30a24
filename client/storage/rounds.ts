import * as v from "valibot";
import { previousPuzzleDay } from "#rules/shared/schedule";
import { addDays, dayAt, isDay, type Day } from "#rules/shared/day";
import { SKIP } from "#rules/face/stages";
import type { EndedRound, GameView } from "#rules/games";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { EXCLUSION_REASONS } from "#rules/shared/score";
import { removeStored, storeValue, storeForTab, keysWithPrefix, readForTab, readStored } from "./local-storage.ts";
import { isStoppedUnplayed, readResults } from "./results.ts";
import { filterSchema } from "./practice.ts";

export interface SentMove {
  kind: "guess" | "hint" | "give-up";
  /** Absent if it is no guess. */
  guess?: unknown;
  /** Whether the round is played in hard mode, which its first guess decides; absent for any other move. */
  hard?: boolean | undefined;
}

/** A stored round, with the state that was last shown. */
export interface StoredRound<Name extends GameName> {
  /** The encrypted token with the state of the round. */
  round: string;
  view: GameView<Name>;
  /** A move that was made from this token and has no response; absent if there is none. */
  move?: SentMove;
}

/** The fields of a stored round that tell its state. */
const head = v.looseObject({
  view: v.looseObject({
    id: v.string(),
    kind: v.picklist(["daily", "archive", "practice", "challenge"]),
    day: v.custom<Day>(isDay),
    number: v.number(),
    league: v.string(),
    limit: v.number(),
    correct: v.number(),
    state: v.picklist(["guessing", "won", "lost", "gave-up"]),
    tries: v.array(v.unknown()),
  }),
  /** The day on which it was stored; earlier versions of the site stored none. */
  storedOn: v.exactOptional(v.string()),
});
export type RoundSummary = v.InferOutput<typeof head>["view"];

/** Returns the schema of a move without a response. */
export const moveOf = (guess: v.GenericSchema): v.GenericSchema<unknown, SentMove> =>
  v.looseObject({
    kind: v.picklist(["guess", "hint", "give-up"]),
    guess: v.exactOptional(guess),
    hard: v.exactOptional(v.boolean()),
  });

const GUESSES = {
  player: v.custom<number | typeof SKIP>((guess) => typeof guess === "number" || guess === SKIP),
  season: v.looseObject({ season: v.number(), team: v.string() }),
  grid: v.looseObject({ square: v.number(), player: v.number() }),
};

/**
 * Returns the schema of a game's stored round: the fields that all games share. Clues and answers stay as the server sent
 * them. Another version of the site, or a person, may have written them: GameRound contains what fails with them.
 */
function roundOf(game: GameName): v.GenericSchema {
  const guess = GUESSES[GAME_CONFIG[game].hides];
  return v.looseObject({
    round: v.string(),
    move: v.exactOptional(moveOf(guess)),
    view: v.looseObject({
      ...head.entries.view.entries,
      tries: v.array(v.looseObject({ guess, clue: v.looseObject({}) })),
      // A face with a drawing, of an earlier version, is dealt again: as a Sweater Reveal.
      seen: v.custom<object | null>((seen) => typeof seen === "object" && !(seen && "drawn" in seen && seen.drawn)),
      hint: v.exactOptional(v.looseObject({ kind: v.picklist(["letter", "club"]) })),
      hard: v.exactOptional(v.boolean()),
      filter: v.exactOptional(filterSchema),
      mark: v.exactOptional(v.picklist(EXCLUSION_REASONS)),
    }),
  });
}

/**
 * Where a round is stored: a daily or archive round under its day, a challenge under its code, and the practice round
 * under one name, of which each tab reads its own.
 */
export type RoundSlot = string;

export const PRACTICE: RoundSlot = "practice";

/** For how many days after it was last stored an ended round stays. */
const DAYS_KEPT = 31;

/**
 * What the keys of all stored rounds begin with. It is the prefix of version 1. A version with another shape needs
 * another prefix, so that neither overwrites the rounds of the other.
 */
export const PREFIX = "deke.round.";

/** Returns the key of a slot in the browser's storage. */
export const keyOf = (game: GameName, slot: RoundSlot): string => `${PREFIX}${game}.${slot}`;

const readerOf = (slot: RoundSlot): typeof readStored => (slot === PRACTICE ? readForTab : readStored);

/** Returns the round stored in a slot, or null if there is none or it is invalid. */
export const readRound = <Name extends GameName>(game: Name, slot: RoundSlot): StoredRound<Name> | null =>
  readerOf(slot)(keyOf(game, slot), roundOf(game)) as StoredRound<Name> | null;

export const isEnded = <Name extends GameName>(view: GameView<Name>): view is EndedRound<Name> =>
  view.state !== "guessing";

/** Returns the round stored in a slot if it is over, otherwise null. */
export function readEndedRound<Name extends GameName>(game: Name, slot: RoundSlot): EndedRound<Name> | null {
  const view = readRound(game, slot)?.view;
  return view !== undefined && isEnded(view) ? view : null;
}

/** Returns the state of the round stored in a slot, or null. */
export const readRoundSummary = (game: GameName, slot: RoundSlot): RoundSummary | null =>
  readerOf(slot)(keyOf(game, slot), head)?.view ?? null;

/**
 * Stores a round in a slot, with its move if that has no response. If it has ended, older ended rounds are deleted,
 * because their results are stored. A round that was given up before its first guess is deleted, so that the archive
 * offers its puzzle.
 */
export function storeRound<Name extends GameName>(game: Name, slot: RoundSlot, round: StoredRound<Name>): void {
  const { view, move } = round;
  if (isStoppedUnplayed(view)) return removeStored(keyOf(game, slot));
  const storedOn = dayAt(Date.now());
  (slot === PRACTICE ? storeForTab : storeValue)(keyOf(game, slot), { round: round.round, view, move, storedOn });
  if (view.state !== "guessing") forgetBefore(game, addDays(storedOn, -DAYS_KEPT));
}

/** Deletes ended rounds stored before a day, to limit storage. */
function forgetBefore(game: GameName, day: Day): void {
  for (const slot of listSlots(game)) {
    const stored = readerOf(slot)(keyOf(game, slot), head);
    if (stored === null || stored.view.state === "guessing") continue;
    if ((stored.storedOn ?? stored.view.day) < day) removeStored(keyOf(game, slot));
  }
}

/** Returns the slots of a game's stored rounds. */
export const listSlots = (game: GameName): RoundSlot[] =>
  keysWithPrefix(keyOf(game, "")).map((key) => key.slice(keyOf(game, "").length));

/** Returns whether a round is in progress: one without a guess is not. */
export const isBegun = (round: RoundSummary | null): round is RoundSummary =>
  round?.state === "guessing" && round.tries.length > 0;

/** Returns whether any stored round of a game is in progress. */
export const hasGuesses = (game: GameName): boolean =>
  listSlots(game).some((slot) => isBegun(readRoundSummary(game, slot)));

/** Returns whether a day's round is in progress in this browser and was not finished on another device. */
export const isInProgress = (game: GameName, day: Day): boolean =>
  isBegun(readRoundSummary(game, day)) && !readResults(game).some(({ of }) => of === day);

/** Returns whether a round that began on its day is in progress. */
export const isRunningDaily = (game: GameName, day: Day): boolean =>
  readRoundSummary(game, day)?.kind === "daily" && isInProgress(game, day);

/**
 * Returns the day whose round to continue: the running puzzle's, or the previous one's if that is in progress, because
 * a round belongs to the puzzle it began on. Null if a new one should begin.
 */
export function dayToContinue(game: GameName, running: Day): Day | null {
  return readRoundSummary(game, running) === null ? runningDailyBefore(game, running) : running;
}

/** Returns the day of the puzzle before one if a round that began on that day is in progress, otherwise null. */
export function runningDailyBefore(game: GameName, day: Day): Day | null {
  const before = previousPuzzleDay(GAME_CONFIG[game], day);
  return isRunningDaily(game, before) ? before : null;
}
