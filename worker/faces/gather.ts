import type { PixelEvidence } from "#rules/face";
import { candidateOf, type Facts } from "#rules/player";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { fetchHeadshot, type Asked } from "../nhl/pictures.ts";
import { withTimeout } from "../store/patience.ts";
import { developPhotograph } from "./develop.ts";

/** Somebody may wait for his practice: an object that takes longer, in milliseconds, is done without. */
const OBJECT_PATIENCE_MS = 2_000;

/** The object that this isolate asks: one of its own, made near it, so that nobody waits behind half the world's faces. */
let darkroom: string | undefined;

/**
 * Makes the stages of a player's face from the league's photograph; null where there is none, or it cannot be had.
 *
 * @param player NHL player id, in the facts
 * @param now Unix milliseconds
 * @param asked what his photograph is asked for
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

/** Has an object do it; where there is none, or it is late or fails, this call takes the time itself. */
async function develop({ FACES }: Env, photograph: Uint8Array): Promise<PixelEvidence | null> {
  if (!FACES) return developPhotograph(photograph);
  try {
    darkroom ??= crypto.randomUUID();
    return await withTimeout(OBJECT_PATIENCE_MS, FACES.getByName(darkroom).photograph(photograph));
  } catch (error) {
    log("warn", "no-darkroom", error);
    return developPhotograph(photograph);
  }
}
