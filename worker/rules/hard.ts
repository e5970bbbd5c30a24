import { CLUES, type ClassicClue, type ClueName } from "./clues.ts";
import type { Candidate } from "./player.ts";

/** What has matched in a round so far, clue by clue: in hard mode every later guess must have it too (GAMES.md). */
export type Held = ReadonlyMap<ClueName, Candidate[ClueName]>;

/** What some guesses have found out for certain. */
export const heldBy = (told: readonly { guess: Candidate; clue: ClassicClue }[]): Held =>
  new Map(
    told.flatMap(({ guess, clue }) =>
      CLUES.filter((name) => clue[name]?.verdict === "match").map((name) => [name, guess[name]] as const),
    ),
  );

/** The first clue that has matched and that a player would give up; null when he has all of them. */
export const givenUp = (held: Held, candidate: Candidate): ClueName | null =>
  CLUES.find((name) => held.has(name) && candidate[name] !== held.get(name)) ?? null;
