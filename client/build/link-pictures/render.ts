import { createHash } from "node:crypto";
import sharp from "sharp";
import { readCached } from "../cached.ts";

/** Maximum size in bytes. Some services ignore larger pictures. */
const MAX_PICTURE_BYTES = 60_000;

/** Qualities to try, from the best. Dithering would cost more than additional colours. */
const QUALITIES = [95, 88, 80, 70, 60];

/** Returns a short hash of a drawing, as its version. */
export const contentVersion = (svg: string): string =>
  createHash("sha256")
    .update(JSON.stringify([svg, MAX_PICTURE_BYTES, QUALITIES, sharp.versions]))
    .digest("hex")
    .slice(0, 12);

/**
 * Renders a drawing as a PNG with a palette, or reads it from the cache: rendering all takes seconds.
 *
 * @param largest maximum size in bytes; a sheet of parts is never shown and may be larger
 */
export async function renderPng(svg: string, largest = MAX_PICTURE_BYTES): Promise<Buffer> {
  const { content } = await readCached(`cards/${contentVersion(svg)}.png`, async () => {
    const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const quality of QUALITIES) {
      const png = await sharp(data, { raw: info })
        .png({ palette: true, quality, dither: 0, effort: 1, compressionLevel: 9 })
        .toBuffer();
      if (png.length <= largest) return png;
    }
    throw new Error(`a picture is larger than ${largest} bytes`);
  });
  return content;
}
