import type { FaceEvidence } from "#rules/face";
import { candidateOf, type Facts } from "#rules/player";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { fetchHeadshot, type Asked } from "../nhl/pictures.ts";
import { within } from "../store/patience.ts";
import { developDrawing, developPhotograph } from "./develop.ts";
import { readBustDrawing } from "./drawings.ts";
import type { Faces } from "./object.ts";

/** Somebody may wait for his practice: an object that takes longer, in milliseconds, is done without. */
const OBJECT_PATIENCE_MS = 2_000;

/** The object that this isolate asks: one of its own, made near it, so that nobody waits behind half the world's faces. */
let darkroom: string | undefined;

/**
 * Makes the stages of a player's face: from the league's photograph, else from the drawing of his sweater,
 * and should even that be out of reach, from nothing, because a day without its puzzles would be worse.
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
): Promise<FaceEvidence> {
  const { team, number } = candidateOf(facts, player);
  const photograph = await fetchHeadshot(env, { id: player, club: team, season: null }, now, asked);
  const developed =
    photograph &&
    (await develop(
      env,
      (object) => object.photograph(photograph),
      () => developPhotograph(photograph),
    ));
  if (developed !== null) return developed;
  const drawing = await readBustDrawing(env, team, number);
  return develop(
    env,
    (object) => object.drawing(drawing),
    () => developDrawing(drawing),
  );
}

/** Has an object do it; where there is none, or it is late or fails, this call takes the time itself. */
async function develop<Made>(
  { FACES }: Env,
  there: (object: DurableObjectStub<Faces>) => Promise<Made>,
  here: () => Made,
): Promise<Made> {
  if (!FACES) return here();
  try {
    darkroom ??= crypto.randomUUID();
    return await within(OBJECT_PATIENCE_MS, there(FACES.getByName(darkroom)));
  } catch (error) {
    log("warn", "no-darkroom", error);
    return here();
  }
}
