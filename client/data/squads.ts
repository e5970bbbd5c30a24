import type { Squads } from "#rules/handshakes";
import { unpackSquads } from "#rules/packed-squads";
import { ChunkLoadError } from "../ui/on-demand.ts";
import { reloadOnce } from "../ui/reload-once.ts";
import { onceAVisit, useLoaded, type Loaded } from "./loaded.ts";

/** @throws ChunkLoadError */
const loadSquads = onceAVisit(async () => {
  try {
    return unpackSquads((await import("virtual:squads")).squads);
  } catch (cause) {
    void reloadOnce();
    throw new ChunkLoadError(cause);
  }
});

/** Who played with whom, as of the day the page was built. */
export const useSquads = (): Loaded<Squads> => useLoaded(loadSquads, "squads");
