import { FULL_LIGHT, GROUND_BYTES, LIGHT_OF, PRIMARIES } from "./light.ts";

/**
 * A picture as sums of light. What falls on any part of it follows from the sums at the part's four corners, so
 * that each stage costs as much as it has pixels, and all of them together go over the picture once.
 */
export interface Picture {
  columns: number;
  rows: number;
  /** At each corner of a pixel, the red, green and blue light of all that lies above it and to its left. */
  sums: Uint32Array;
}

/** How many pixels a picture may have for the sum of all to fit into 32 bits, even if they are white. */
export const MAX_PIXELS: number = Math.floor((2 ** 32 - 1) / FULL_LIGHT);

/** The colours of a picture's pixels, row by row, as they stand in a file. */
export interface Colours {
  /** sRGB, so many channels for each colour: 1 grey, 2 grey and opacity, 3 colours, 4 colours and opacity. */
  bytes: ArrayLike<number>;
  channels: number;
  /** Which of the colours each pixel has; null when each has its own. */
  indexes: ArrayLike<number> | null;
}

/** Adds up the light of pixels over the ground. Those missing from `colours` are without light. */
export function addUp({ bytes, channels, indexes }: Colours, columns: number, rows: number): Picture {
  const opacityAt = channels === 2 || channels === 4 ? channels - 1 : null;
  const [greenAt, blueAt] = channels < PRIMARIES ? [0, 0] : [1, 2];
  const [redGround, greenGround, blueGround] = GROUND_BYTES;
  const width = (columns + 1) * PRIMARIES;
  const sums = new Uint32Array((rows + 1) * width);
  // This loop sees every pixel, on a cold isolate without its compiler: hence each primary by itself, and no calls for most.
  for (let row = 0, pixel = 0, at = width; row < rows; row++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    at += PRIMARIES;
    for (const end = pixel + columns; pixel < end; pixel++, at += PRIMARIES) {
      const from = (indexes === null ? pixel : (indexes[pixel] ?? 0)) * channels;
      const opacity = opacityAt === null ? 255 : (bytes[from + opacityAt] ?? 0);
      if (opacity === 255) {
        red += LIGHT_OF[bytes[from] ?? 0] ?? 0;
        green += LIGHT_OF[bytes[from + greenAt] ?? 0] ?? 0;
        blue += LIGHT_OF[bytes[from + blueAt] ?? 0] ?? 0;
      } else {
        red += lightOver(redGround, bytes[from] ?? 0, opacity);
        green += lightOver(greenGround, bytes[from + greenAt] ?? 0, opacity);
        blue += lightOver(blueGround, bytes[from + blueAt] ?? 0, opacity);
      }
      sums[at] = (sums[at - width] ?? 0) + red;
      sums[at + 1] = (sums[at + 1 - width] ?? 0) + green;
      sums[at + 2] = (sums[at + 2 - width] ?? 0) + blue;
    }
  }
  return { columns, rows, sums };
}

/** The light of a byte over one of the ground. Mixed as browsers mix, so that stages and picture agree. */
const lightOver = (ground: number, byte: number, opacity: number): number =>
  LIGHT_OF[opacity === 0 ? ground : Math.round(ground + ((byte - ground) * opacity) / 255)] ?? 0;
