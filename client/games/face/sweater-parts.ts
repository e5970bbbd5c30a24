import { hasPictures } from "../../data/configuration.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { written } from "../../data/page-data.ts";

const parts = () => import("./sweater.ts");

export const SweaterBoard = onDemand(async () => (await parts()).SweaterBoard);
export const SweaterGuesses = onDemand(async () => (await parts()).SweaterGuesses);
export const SweaterStatus = onDemand(async () => (await parts()).SweaterStatus);

/**
 * Fetches what a Sweater Reveal has of its own, where one is to be expected: a page that has been written with it is
 * taken over as it stands, and no room is left empty meanwhile.
 */
export async function preloadSweater(): Promise<void> {
  const page = written();
  if (page?.face?.kind === "sweater" || page?.today.face === "sweater" || !hasPictures())
    await Promise.all([SweaterBoard.preload(), SweaterGuesses.preload(), SweaterStatus.preload()]);
}
