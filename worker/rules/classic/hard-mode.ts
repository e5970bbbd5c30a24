import { CLASSIC_CLUES, type ClassicClue, type ClassicClueName } from "./clues.ts";
import type { Candidate } from "../league/rostered-players.ts";

/** Values that have matched so far, by clue: in hard mode every later guess must match them. */
export type MatchedValues = ReadonlyMap<ClassicClueName, Candidate[ClassicClueName]>;

/** Collects the values that have matched. */
export const collectMatchedValues = (judged: readonly { guess: Candidate; clue: ClassicClue }[]): MatchedValues =>
  new Map(
    judged.flatMap(({ guess, clue }) =>
      CLASSIC_CLUES.filter((name) => clue[name]?.verdict === "match").map((name) => [name, guess[name]] as const),
    ),
  );

/** Returns the first matched clue that a player does not match; null if there is none. */
export const findUnmatchedClue = (held: MatchedValues, candidate: Candidate): ClassicClueName | null =>
  CLASSIC_CLUES.find((name) => held.has(name) && candidate[name] !== held.get(name)) ?? null;
