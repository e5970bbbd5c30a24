import { MAX_LIGHT, BACKGROUND_SRGB, SRGB_TO_LINEAR, CHANNELS } from "./light.ts";

/** A picture as a summed-area table: the light of any rectangle follows from its corners, whatever its size. */
export interface LightSums {
  columns: number;
  rows: number;
  /** At each corner of a pixel, the red, green and blue light of all pixels above it and to its left. */
  sums: Uint32Array;
}

/** Maximum number of pixels, so that the sum of white pixels fits into 32 bits. */
export const MAX_PIXELS: number = Math.floor((2 ** 32 - 1) / MAX_LIGHT);

/** Decoded colours of a picture, row by row. */
export interface DecodedPixels {
  /** sRGB with 1 (grey), 2 (grey, alpha), 3 (RGB) or 4 (RGBA) channels. */
  bytes: ArrayLike<number>;
  channels: number;
  /** Palette index of each pixel; null without a palette. */
  indexes: ArrayLike<number> | null;
}

/** Builds the table, with transparent pixels over the background. Missing values count as 0. */
export function sumLight({ bytes, channels, indexes }: DecodedPixels, columns: number, rows: number): LightSums {
  const opacityAt = channels === 2 || channels === 4 ? channels - 1 : null;
  const [greenAt, blueAt] = channels < CHANNELS ? [0, 0] : [1, 2];
  const [redGround, greenGround, blueGround] = BACKGROUND_SRGB;
  const width = (columns + 1) * CHANNELS;
  const sums = new Uint32Array((rows + 1) * width);
  // This loop handles every pixel, before the isolate's compiler has optimized it: hence it is unrolled and makes few
  // function calls.
  for (let row = 0, pixel = 0, at = width; row < rows; row++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    at += CHANNELS;
    for (const end = pixel + columns; pixel < end; pixel++, at += CHANNELS) {
      const from = (indexes === null ? pixel : (indexes[pixel] ?? 0)) * channels;
      const opacity = opacityAt === null ? 255 : (bytes[from + opacityAt] ?? 0);
      if (opacity === 255) {
        red += SRGB_TO_LINEAR[bytes[from] ?? 0] ?? 0;
        green += SRGB_TO_LINEAR[bytes[from + greenAt] ?? 0] ?? 0;
        blue += SRGB_TO_LINEAR[bytes[from + blueAt] ?? 0] ?? 0;
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

/** Blends with the background in sRGB, as browsers do, so that stages and photograph look alike. */
const lightOver = (ground: number, byte: number, opacity: number): number =>
  SRGB_TO_LINEAR[opacity === 0 ? ground : Math.round(ground + ((byte - ground) * opacity) / 255)] ?? 0;
