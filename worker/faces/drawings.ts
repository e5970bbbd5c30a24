import { fetchAsset } from "../asset.ts";
import type { Env } from "../env.ts";
import { log } from "../log.ts";

/** The drawings of a club that was not there when the site was built (client/drawings/sweaters.ts). */
const NO_CLUB = "none";

/**
 * The drawn bust of a club's sweater with a number on its back, as PNG (client/drawings); without the
 * number when there is none with it, as for somebody traded since the site was built. Null when the
 * site's own files are out of reach.
 *
 * @param team code of a club
 * @param number null for a sweater without one
 */
export const readBustDrawing = async (env: Env, team: string, number: number | null): Promise<Uint8Array | null> =>
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
