import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** No more than that, in bytes: some of those who show a link pass over what is large. */
export const MAX_PICTURE_BYTES = 60_000;

/** As fine as the size allows. Dots between two colours would cost more than the colours. */
const QUALITIES = [95, 88, 80, 70, 60];

/** Pictures made before, by the digest of what they were made from: all of them take seconds. */
const CACHE = new URL("../../../.cache/cards/", import.meta.url);

/** Tells one drawing from another, in few letters. */
export const contentVersion = (svg: string): string =>
  createHash("sha256")
    .update(JSON.stringify([svg, MAX_PICTURE_BYTES, QUALITIES, sharp.versions]))
    .digest("hex")
    .slice(0, 12);

/**
 * Makes a PNG of a drawing, with a palette.
 *
 * @param largest in bytes; a sheet of pieces is shown nowhere, and may be larger
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
