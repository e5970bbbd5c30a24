import { t } from "i18next";
import type { Day } from "#rules/shared/day";
import type { FaceKind } from "#rules/face/face";
import type { GameView } from "#rules/games";
import { hasPictures } from "../../browser/configuration.ts";
import { readPageData } from "../../browser/page-data.ts";
import { readToday } from "../../data/today.ts";
import type { GameKind } from "../shared/game-screen.ts";

/**
 * Returns the kind of a Face Reveal round. Before the round is dealt it is known for the days of the page, and for
 * practice (where the day is null) without the league's pictures; else it is null.
 */
export function faceKindOf(view: GameView<"face"> | null, day: Day | null): FaceKind | null {
  if (view !== null) return view.seen.sweater === undefined ? "pixels" : "sweater";
  const today = readToday();
  if (today.day === day) return today.face;
  const face = readPageData()?.face ?? null;
  if (face !== null && face.day === day) return face.kind;
  return day === null && !hasPictures() ? "sweater" : null;
}

/** Returns the name, note and rules of a Sweater Reveal; null for a photo. */
export const sweaterKindOf = (view: GameView<"face"> | null, day: Day | null): GameKind | null =>
  faceKindOf(view, day) === "sweater"
    ? { name: t("face.sweaters.name"), note: t("face.sweaters.note"), rules: "sweater" }
    : null;
