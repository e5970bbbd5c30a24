import type { PixelEvidence } from "#rules/face/face";
import { candidateOf, type Facts } from "#rules/league/rostered-players";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { fetchHeadshot, type Asked } from "../nhl/pictures.ts";
import { withTimeout } from "../runtime/timeouts.ts";
import { developPhotograph } from "./stages.ts";

/** Timeout of a call to the Durable Object, in milliseconds. */
const OBJECT_TIMEOUT_MS = 2_000;

/** The name of this isolate's object, which is created near it and not shared with other isolates. */
let objectName: string | undefined;

/**
 * Computes the stages of a player's face from the league's photograph; null if there is none or it is unavailable.
 *
 * @param player NHL player id, in the facts
 * @param now Unix milliseconds
 * @param asked why the photograph is requested
 */
export async function gatherFace(
  env: Env,
  facts: Facts,
  player: number,
  now: number,
  asked: Asked,
): Promise<PixelEvidence | null> {
  const { team } = candidateOf(facts, player);
  const photograph = await fetchHeadshot(env, { id: player, club: team, season: null }, now, asked);
  return photograph && develop(env, photograph);
}

/** Uses the Durable Object; without a binding, or if it is slow or fails, computes the stages here. */
async function develop({ FACES }: Env, photograph: Uint8Array): Promise<PixelEvidence | null> {
  if (!FACES) return developPhotograph(photograph);
  try {
    objectName ??= crypto.randomUUID();
    return await withTimeout(OBJECT_TIMEOUT_MS, FACES.getByName(objectName).photograph(photograph));
  } catch (error) {
    log("warn", "no-darkroom", error);
    return developPhotograph(photograph);
  }
}
