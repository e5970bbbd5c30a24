import type { Env } from "../env.ts";

/** Any host will do: the files are asked for by their path alone. */
const ANY_HOST = "https://deke.example";

/**
 * The drawn bust of a club's sweater with a number on its back, as PNG (client/drawings); without the
 * number when there is none with it, as for somebody traded since the site was built. Null when the
 * site's own files are out of reach.
 *
 * @param team code of one of today's clubs
 */
export async function readDrawing(env: Env, team: string, number: number): Promise<Uint8Array | null> {
  for (const file of [`${team}-${number}`, team]) {
    try {
      const drawing = await env.ASSETS.fetch(`${ANY_HOST}/drawings/${file}.png`);
      if (drawing.ok) return await drawing.bytes();
      await drawing.body?.cancel();
    } catch (error) {
      console.warn(`no drawing ${file}: ${String(error)}`);
    }
  }
  return null;
}
