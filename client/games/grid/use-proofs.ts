import { useMemo } from "react";
import type { Day } from "#rules/shared/day";
import type { GameView } from "#rules/games";
import type { CellCheck } from "#rules/grid/criterion-check";
import { fetchProofs } from "../../data/api.ts";
import { oncePerPageLoad, useLoaded, type Loaded } from "../../data/loaded.ts";
import { isOfDay } from "../../storage/results.ts";
import { PRACTICE, readRound } from "../../storage/rounds.ts";
import { gridSchemas } from "../../storage/shapes/grid.ts";

/** Whose answers are to be proven: those of an ended round, or of a day that is over. */
type Over = Parameters<typeof fetchProofs>[0];

const load = oncePerPageLoad(async (key: string): Promise<(CellCheck | null)[]> => {
  const [of, square] = JSON.parse(key) as [Over, number];
  return (await fetchProofs(of, square)).proofs;
});

/**
 * Why each answer of a square counts, in the order of the answers.
 *
 * @param view one's own round; null where there is none, and the day has to be over, or finished elsewhere
 * @param wanted whether it is asked for
 */
export function useProofs(
  view: GameView<"grid"> | null,
  day: Day,
  square: number,
  wanted: boolean,
): Loaded<(CellCheck | null)[]> {
  const of = useMemo((): Over => {
    const slot = view === null || isOfDay(view) ? day : PRACTICE;
    const kept = view === null ? null : readRound({ game: "grid", shapes: gridSchemas }, slot);
    return kept !== null && kept.view.id === view?.id ? { round: kept.round } : { day };
  }, [view, day]);
  return useLoaded(load, wanted ? JSON.stringify([of, square]) : null);
}
