import { BYTE_OF, PRIMARIES } from "./light.ts";
import type { Picture } from "./picture.ts";

/** Pixels to be looked at. */
export interface Pixels {
  columns: number;
  rows: number;
  /** sRGB: red, green and blue of each pixel, row by row. */
  bytes: Uint8Array;
}

/**
 * The picture in so many columns, and rows in proportion. Each pixel is the average of exactly the area it
 * covers, so it holds nothing of what lies beneath but that.
 */
export function averageDown(picture: Picture, columns: number): Pixels {
  const { sums } = picture;
  const rows = Math.max(1, Math.round((picture.rows * columns) / picture.columns));
  const width = (picture.columns + 1) * PRIMARIES;
  // Measured in parts so small that pixels of both kinds end on whole ones: one of the picture has `columns` × `rows` of
  // them, one of the average as many as the picture has pixels.
  const area = picture.columns * picture.rows;
  const bytes = new Uint8Array(columns * rows * PRIMARIES);
  let above = new Float64Array((columns + 1) * PRIMARIES);
  let below = new Float64Array((columns + 1) * PRIMARIES);
  for (let row = 1, to = 0; row <= rows; row++) {
    // The lower edge of this row: so many whole rows of the picture, and so far into the next.
    const down = (row * picture.rows) % rows;
    const line = ((row * picture.rows - down) / rows) * width;
    for (let column = 1, at = PRIMARIES; column <= columns; column++) {
      const across = (column * picture.columns) % columns;
      let from = line + ((column * picture.columns - across) / columns) * PRIMARIES;
      for (const end = at + PRIMARIES; at < end; at++, from++) {
        // Within a pixel the sums grow evenly. What is read beyond the last row or column has a share of 0.
        const upper = (sums[from] ?? 0) * (columns - across) + (sums[from + PRIMARIES] ?? 0) * across;
        const lower = (sums[from + width] ?? 0) * (columns - across) + (sums[from + width + PRIMARIES] ?? 0) * across;
        const corner = upper * (rows - down) + lower * down;
        const light = corner - (below[at - PRIMARIES] ?? 0) - (above[at] ?? 0) + (above[at - PRIMARIES] ?? 0);
        below[at] = corner;
        bytes[to++] = BYTE_OF[(light / area + 0.5) | 0] ?? 0;
      }
    }
    [above, below] = [below, above];
  }
  return { columns, rows, bytes };
}
