import { hasPictures } from "../../browser/configuration.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { readPageData } from "../../browser/page-data.ts";

const parts = () => import("./sweater.ts");

export const LazySweaterBoard = onDemand(async () => (await parts()).SweaterBoard);
export const LazySweaterGuesses = onDemand(async () => (await parts()).SweaterGuesses);
export const LazySweaterStatus = onDemand(async () => (await parts()).SweaterStatus);

/** Preloads the parts of a Sweater Reveal, if the page has one: a prerendered page hydrates without gaps. */
export async function preloadSweater(): Promise<void> {
  const page = readPageData();
  if (page?.face?.kind === "sweater" || page?.today.face === "sweater" || !hasPictures())
    await Promise.all([LazySweaterBoard.preload(), LazySweaterGuesses.preload(), LazySweaterStatus.preload()]);
}
