import * as v from "valibot";
import { CLUES, type ClassicClue } from "#rules/classic";
import { addDays, isDay, type Day } from "#rules/day";
import type { GameView } from "#rules/games";
import type { GameName } from "#rules/measures";
import { forget, keep, keepForTab, keysUnder, readForTab, readKept } from "./kept.ts";

/** A round as it is kept: the server's sealed token, and what was seen of it last. */
export interface KeptRound<Name extends GameName> {
  round: string;
  view: GameView<Name>;
}

const mark = v.object({ verdict: v.picklist(["match", "near", "miss"]), arrow: v.picklist(["up", "down", "none"]) });
const clue = v.object(Object.fromEntries(CLUES.map((name) => [name, mark])) as Record<keyof ClassicClue, typeof mark>);
const seen = {
  id: v.string(),
  kind: v.picklist(["daily", "archive", "practice", "challenge"]),
  day: v.pipe(v.string(), v.check((text) => isDay(text))),
  number: v.number(),
  league: v.string(),
  limit: v.number(),
};

/** What is read back may have been written by another version of this page, or by anybody. */
const schemas: { [Name in GameName]: v.GenericSchema<unknown, KeptRound<Name>> } = {
  classic: v.object({
    round: v.string(),
    view: v.variant("state", [
      v.object({ ...seen, state: v.literal("guessing"), tries: v.array(v.object({ guess: v.number(), clue })) }),
      v.object({
        ...seen,
        state: v.picklist(["won", "lost", "gave-up"]),
        tries: v.array(v.object({ guess: v.number(), clue })),
        answer: v.object({ player: v.number() }),
      }),
    ]),
  }),
};

/**
 * Where a round is kept: a daily or archive round under its day, a challenge under its code, and
 * the practice round under one name, where each tab finds its own.
 */
export type Slot = string;

export const PRACTICE: Slot = "practice";

/** How long an ended round can be looked at again. */
const DAYS_KEPT = 31;

const PREFIX = "deke.round.";
const keyOf = (game: GameName, slot: Slot): string => `${PREFIX}${game}.${slot}`;

/** The round kept in a slot; null when there is none that can be read. */
export const readRound = <Name extends GameName>(game: Name, slot: Slot): KeptRound<Name> | null =>
  (slot === PRACTICE ? readForTab : readKept)(keyOf(game, slot), schemas[game] as v.GenericSchema<unknown, KeptRound<Name>>);

/** Keeps a round in a slot. One that has ended makes room: its result is kept, so older ends can go. */
export function keepRound<Name extends GameName>(game: Name, slot: Slot, round: KeptRound<Name>): void {
  (slot === PRACTICE ? keepForTab : keep)(keyOf(game, slot), round);
  if (round.view.state !== "guessing") forgetBefore(game, addDays(round.view.day, -DAYS_KEPT));
}

/** Forgets what has ended before a day, so that years of play do not fill the browser's storage. */
function forgetBefore(game: GameName, day: Day): void {
  for (const slot of slotsOf(game)) {
    const view = readRound(game, slot)?.view;
    if (view !== undefined && view.state !== "guessing" && view.day < day) forget(keyOf(game, slot));
  }
}

const slotsOf = (game: GameName): Slot[] => keysUnder(keyOf(game, "")).map((key) => key.slice(keyOf(game, "").length));

/**
 * The day whose daily round to go on with: today's, or yesterday's that is still running, because
 * a round belongs to the day it was begun on. Null when a new one is to be begun.
 */
export function dayBegun(game: GameName, today: Day): Day | null {
  if (readRound(game, today) !== null) return today;
  const yesterday = addDays(today, -1);
  const running = readRound(game, yesterday)?.view;
  return running?.state === "guessing" && running.kind === "daily" ? yesterday : null;
}

/** The days of a game with a round that can be gone on with, the latest first. */
export function unfinishedDays(game: GameName): string[] {
  return slotsOf(game).filter(isDay).filter((day) => readRound(game, day)?.view.state === "guessing").sort().reverse();
}

/** Forgets every round of every game. */
export function forgetRounds(): void {
  for (const key of keysUnder(PREFIX)) forget(key);
}

/** Calls back when another tab has changed a slot. Returns how to stop listening. */
export function watchRound(game: GameName, slot: Slot, changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === keyOf(game, slot)) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
