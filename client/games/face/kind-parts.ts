import type { FaceKind } from "#rules/face/face";
import { readPageData } from "../../browser/page-data.ts";
import { readToday } from "../../data/today.ts";
import { partsOnDemand } from "../../ui/on-demand.ts";
import { faceKindOf } from "./face-kind.ts";

// The parts of a round that only one kind of it has. A first view loads those of its own kind.

export const { FaceStage: LazyFaceStage, GuessList: LazyGuessList } = partsOnDemand(
  () => import("./photo.ts"),
  ["FaceStage", "GuessList"],
);
export const {
  SweaterBoard: LazySweaterBoard,
  SweaterCard: LazySweaterCard,
  SweaterGuesses: LazySweaterGuesses,
} = partsOnDemand(() => import("./sweater.ts"), ["SweaterBoard", "SweaterCard", "SweaterGuesses"]);

const PARTS = {
  pixels: [LazyFaceStage, LazyGuessList],
  sweater: [LazySweaterBoard, LazySweaterGuesses],
} as const satisfies Record<FaceKind, unknown>;

/** Preloads the parts of the kinds that the page may show first: a prerendered page hydrates without gaps. */
export async function preloadKinds(): Promise<void> {
  const days = [readPageData()?.face?.day ?? null, readToday().day, null];
  const kinds = new Set(days.flatMap((day) => faceKindOf(null, day) ?? []));
  await Promise.all([...kinds].flatMap((kind) => PARTS[kind].map((part) => part.preload())));
}
