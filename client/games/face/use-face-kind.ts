import type { Day } from "#rules/shared/day";
import type { FaceKind, FaceRevealed } from "#rules/face/face";
import { hasPictures } from "../../browser/configuration.ts";
import { useToday } from "../../data/today.ts";
import { readPageData } from "../../browser/page-data.ts";

/**
 * Returns the kind of a Face Reveal round. Before the round is dealt it returns the expected kind, for a day without a
 * prerendered page and for practice (where the day is null). The Worker predicts the same (worker/puzzles/puzzle-data.ts).
 */
export function useFaceKind(): (seen: FaceRevealed | null, day: Day | null) => FaceKind {
  const { today } = useToday();
  return (seen, day) => {
    if (seen !== null) return seen.sweater === undefined ? "pixels" : "sweater";
    if (today !== null && today.day === day) return today.face;
    const face = readPageData()?.face ?? null;
    if (face !== null && face.day === day) return face.kind;
    return hasPictures() ? "pixels" : "sweater";
  };
}
