import { CLUES, type ClassicClue, type ClueName } from "./clues.ts";
import type { Candidate } from "../league/rostered-players.ts";

/** Values that have matched so far, by clue: in hard mode every later guess must match them. */
export type Held = ReadonlyMap<ClueName, Candidate[ClueName]>;

/** Collects the values that have matched. */
export const heldBy = (told: readonly { guess: Candidate; clue: ClassicClue }[]): Held =>
  new Map(
    told.flatMap(({ guess, clue }) =>
      CLUES.filter((name) => clue[name]?.verdict === "match").map((name) => [name, guess[name]] as const),
    ),
  );

/** Returns the first matched clue that a player does not match; null if there is none. */
export const givenUp = (held: Held, candidate: Candidate): ClueName | null =>
  CLUES.find((name) => held.has(name) && candidate[name] !== held.get(name)) ?? null;
