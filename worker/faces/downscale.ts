import { LINEAR_TO_SRGB, CHANNELS } from "./light.ts";
import type { LightSums } from "./light-sums.ts";

export interface PixelImage {
  columns: number;
  rows: number;
  /** sRGB: red, green and blue of each pixel, row by row. */
  bytes: Uint8Array;
}

/** Scales a picture down. Each pixel is the average of exactly the area it covers, so it contains no more detail. */
export function downscale(picture: LightSums, columns: number): PixelImage {
  const { sums } = picture;
  const rows = Math.max(1, Math.round((picture.rows * columns) / picture.columns));
  const width = (picture.columns + 1) * CHANNELS;
  // Lengths are measured in units of which source and target pixels are whole multiples: a source pixel has `columns` ×
  // `rows` of them, a target pixel as many as the source has pixels.
  const area = picture.columns * picture.rows;
  const bytes = new Uint8Array(columns * rows * CHANNELS);
  let above = new Float64Array((columns + 1) * CHANNELS);
  let below = new Float64Array((columns + 1) * CHANNELS);
  for (let row = 1, to = 0; row <= rows; row++) {
    // The lower edge of this row: whole source rows, and the rest into the next.
    const down = (row * picture.rows) % rows;
    const line = ((row * picture.rows - down) / rows) * width;
    for (let column = 1, at = CHANNELS; column <= columns; column++) {
      const across = (column * picture.columns) % columns;
      let from = line + ((column * picture.columns - across) / columns) * CHANNELS;
      for (const end = at + CHANNELS; at < end; at++, from++) {
        // Linear interpolation within a pixel. Values beyond the last row or column have weight 0.
        const upper = (sums[from] ?? 0) * (columns - across) + (sums[from + CHANNELS] ?? 0) * across;
        const lower = (sums[from + width] ?? 0) * (columns - across) + (sums[from + width + CHANNELS] ?? 0) * across;
        const corner = upper * (rows - down) + lower * down;
        const light = corner - (below[at - CHANNELS] ?? 0) - (above[at] ?? 0) + (above[at - CHANNELS] ?? 0);
        below[at] = corner;
        bytes[to++] = LINEAR_TO_SRGB[(light / area + 0.5) | 0] ?? 0;
      }
    }
    [above, below] = [below, above];
  }
  return { columns, rows, bytes };
}
