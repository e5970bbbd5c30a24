import type { PhotographStages } from "#rules/face/face";
import type { RosterFacts } from "#rules/league/rostered-players";
import { findPlayer } from "#rules/league/player";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { fetchHeadshot, type PhotographPurpose } from "../nhl/pictures.ts";
import { withTimeout } from "../runtime/timeouts.ts";
import { computeStages } from "./stages.ts";

const OBJECT_TIMEOUT_MS = 2_000;

/** The name of this isolate's object, which is created near it and not shared with other isolates. */
let objectName: string | undefined;

/** Returns the stages of a player's face from the league's photograph; null if there is none or it is unavailable. */
export async function buildFaceData(
  env: Env,
  facts: RosterFacts,
  player: number,
  now: number,
  purpose: PhotographPurpose,
): Promise<PhotographStages | null> {
  const { team } = findPlayer(facts, player);
  const photograph = await fetchHeadshot(env, { id: player, club: team, season: null }, now, purpose);
  return photograph && develop(env, photograph);
}

/** Uses the Durable Object; without a binding, or if it is slow or fails, computes the stages here. */
async function develop({ FACES }: Env, photograph: Uint8Array): Promise<PhotographStages | null> {
  if (!FACES) return computeStages(photograph);
  try {
    objectName ??= crypto.randomUUID();
    return await withTimeout(OBJECT_TIMEOUT_MS, FACES.getByName(objectName).computeStages(photograph));
  } catch (error) {
    log("warn", "faces-object-failed", error);
    return computeStages(photograph);
  }
}
