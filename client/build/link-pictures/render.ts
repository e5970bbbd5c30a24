import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Maximum size in bytes. Some services ignore larger pictures. */
export const MAX_PICTURE_BYTES = 60_000;

/** Qualities to try, from the best. Dithering would cost more than additional colours. */
const QUALITIES = [95, 88, 80, 70, 60];

/** Cache of pictures by the digest of their input: drawing all takes seconds. */
const CACHE = new URL("../../../.cache/cards/", import.meta.url);

/** Returns a short hash of a drawing, as its version. */
export const contentVersion = (svg: string): string =>
  createHash("sha256")
    .update(JSON.stringify([svg, MAX_PICTURE_BYTES, QUALITIES, sharp.versions]))
    .digest("hex")
    .slice(0, 12);

/**
 * Renders a drawing as a PNG with a palette.
 *
 * @param largest maximum size in bytes; a sheet of parts is never shown and may be larger
 */
export async function renderPng(svg: string, largest = MAX_PICTURE_BYTES): Promise<Buffer> {
  await mkdir(CACHE, { recursive: true });
  const file = new URL(`${contentVersion(svg)}.png`, CACHE);
  try {
    return await readFile(file);
  } catch {
    const png = await renderAnew(svg, largest);
    await writeFile(file, png);
    return png;
  }
}

async function renderAnew(svg: string, largest: number): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const png = await sharp(data, { raw: { width, height, channels } })
      .png({ palette: true, quality, dither: 0, effort: 1, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= largest) return png;
  }
  throw new Error(`a picture is larger than ${largest} bytes`);
}
