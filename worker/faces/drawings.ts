import { fetchAsset } from "../runtime/assets.ts";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";

/** The drawings for a club that is newer than the build (client/build/drawings/sweaters.ts). */
const NO_CLUB = "none";

/**
 * Returns the drawing of a club's sweater with a number on its back, as PNG (client/build/drawings); without the number if
 * there is no such drawing. Null if static files are unavailable.
 *
 * @param team club code
 * @param number null for a sweater without a number
 */
export const readSweaterDrawing = async (env: Env, team: string, number: number | null): Promise<Uint8Array | null> =>
  (number === null ? null : await readDrawing(env, `${team}-${number}.png`)) ??
  (await readDrawing(env, `${team}.png`)) ??
  readDrawing(env, `${NO_CLUB}.png`);

async function readDrawing(env: Env, file: string): Promise<Uint8Array | null> {
  try {
    const drawing = await fetchAsset(env, `/drawings/${file}`);
    if (drawing.ok) return await drawing.bytes();
    await drawing.body?.cancel();
  } catch (error) {
    log("warn", "no-drawing", error);
  }
  return null;
}
