import type { Day } from "#rules/shared/day";
import type { FaceKind, FaceRevealed } from "#rules/face/face";
import { hasPictures } from "../../data/configuration.ts";
import { useToday } from "../../data/today.ts";
import { readPageData } from "../../data/page-data.ts";

/**
 * Tells which kind a round is, or as long as it has not been dealt will be, as far as it is known: of a day that was not
 * written, and of practice, where the day is null, what it most likely is. The server foresees the same (worker/pages/pages.ts).
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
