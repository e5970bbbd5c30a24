import type { Day } from "#rules/shared/day";
import type { GameView } from "#rules/games";
import type { CellCheck } from "#rules/grid/criterion-check";
import { api, readResponse } from "../../data/api.ts";
import { oncePerPageLoad, useLoaded, type LoadState } from "../../data/loaded.ts";
import { useRound } from "./use-round.ts";

/** Whose answers to prove: those of an ended round, or of a finished day. */
type Over = { round: string } | { day: Day };

const load = oncePerPageLoad(async (key: string): Promise<(CellCheck | null)[]> => {
  const [of, square] = JSON.parse(key) as [Over, number];
  return (await readResponse(api.proofs.$post({ json: { ...of, square } }))).proofs;
});

/**
 * Returns the proofs of a cell's answers, in their order.
 *
 * @param view the visitor's round; null if there is none, when the day must be finished
 * @param wanted whether they are requested
 */
export function useProofs(
  view: GameView<"grid"> | null,
  day: Day,
  square: number,
  wanted: boolean,
): LoadState<(CellCheck | null)[]> {
  const round = useRound(view);
  const of: Over = round === null ? { day } : { round: round.round };
  return useLoaded(load, wanted ? JSON.stringify([of, square]) : null);
}
