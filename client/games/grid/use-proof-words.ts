import type { GridCriteria } from "#rules/grid/criteria";
import type { CellCheck } from "#rules/grid/criterion-check";
import { oncePerPageLoad, useLoaded } from "../../data/loaded.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { franchiseNickname } from "./words.ts";

const load = oncePerPageLoad(async () => await import("./proof-words.ts"));

type Spell<Words> = (lines: GridCriteria, square: number, proof: CellCheck | null | undefined) => Words;

/**
 * Returns two functions that format why a player counts or what is missing: `full` returns one text per fact, `short`
 * one line for a square. Both return nothing until their texts are loaded.
 *
 * @param isNeeded whether there is a proof yet
 */
export function useProofWords(
  isNeeded: boolean,
  league: PlayerRegistry,
): { full: Spell<string[]>; short: Spell<string | null> } {
  const { value: words } = useLoaded(load, isNeeded ? "" : null);
  const clubName = (code: string): string => franchiseNickname(code, league);
  return {
    full: (lines, square, proof) => (proof ? (words?.spellProof(lines, square, proof) ?? []) : []),
    short: (lines, square, proof) => (proof ? (words?.spellShortProof(lines, square, proof, clubName) ?? null) : null),
  };
}
