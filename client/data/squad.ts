import type { Squads } from "#rules/league/handshakes";
import { unpackSquads } from "#rules/league/packed-squads";
import { importOrReload } from "../browser/chunk.ts";
import { oncePerPageLoad, useLoaded, type LoadState } from "./loaded.ts";

/** @throws ChunkLoadError */
const loadSquads = oncePerPageLoad(async () =>
  unpackSquads((await importOrReload(() => import("virtual:squads"))).squads),
);

/** Returns who played with whom, as of the day of the build. */
export const useTeammates = (): LoadState<Squads> => useLoaded(loadSquads, "squads");
