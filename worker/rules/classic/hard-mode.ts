import type { ClassicClue, ClassicClueName } from "./clues.ts";
import type { RosteredPlayer } from "../league/player.ts";

/** Values that have matched so far, by clue: in hard mode every later guess must match them. */
export type MatchedValues = ReadonlyMap<ClassicClueName, RosteredPlayer[ClassicClueName]>;

/** Collects the values that have matched, in the order of the board. */
export function collectMatchedValues(judged: readonly { guess: RosteredPlayer; clue: ClassicClue }[]): MatchedValues {
  const names = Object.keys(judged.at(-1)?.clue ?? {}) as ClassicClueName[];
  return new Map(
    names.flatMap((name) => {
      const matched = judged.findLast(({ clue }) => clue[name]?.verdict === "match");
      return matched === undefined ? [] : [[name, matched.guess[name]] as const];
    }),
  );
}

export function findUnmatchedClue(held: MatchedValues, candidate: RosteredPlayer): ClassicClueName | null {
  for (const [name, value] of held) if (candidate[name] !== value) return name;
  return null;
}
