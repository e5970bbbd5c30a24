import type { Day } from "#rules/shared/day";
import type { FaceKind, FaceRevealed } from "#rules/face/face";
import { hasPictures } from "../../browser/configuration.ts";
import { useToday } from "../../data/today.ts";
import { readPageData } from "../../browser/page-data.ts";

/**
 * Returns the kind of a Face Reveal round. Before the round is dealt it is known for the days of the page, and for
 * practice (where the day is null) without the league's pictures; else it is null.
 */
export function useFaceKind(): (revealed: FaceRevealed | null, day: Day | null) => FaceKind | null {
  const today = useToday();
  return (revealed, day) => {
    if (revealed !== null) return revealed.sweater === undefined ? "pixels" : "sweater";
    if (today.day === day) return today.face;
    const face = readPageData()?.face ?? null;
    if (face !== null && face.day === day) return face.kind;
    return day === null && !hasPictures() ? "sweater" : null;
  };
}
