import { PRIMARIES, type Picture } from "./light.ts";

/**
 * The picture in so many columns, and rows in proportion. Each pixel is the average of exactly the area it
 * covers, so it holds nothing of what lies beneath but that.
 */
export function averageDown(picture: Picture, columns: number): Picture {
  const rows = Math.max(1, Math.round((picture.rows * columns) / picture.columns));
  const width = picture.columns * PRIMARIES;
  // First down, where whole rows are added to each other; then across what little is left.
  const low = new Uint32Array(rows * width);
  for (const { from, to, share } of overlaps(picture.rows, rows)) {
    const [source, target] = [from * width, to * width];
    for (let at = 0; at < width; at++) low[target + at] = (low[target + at] ?? 0) + (picture.light[source + at] ?? 0) * share;
  }
  const sums = new Float64Array(rows * columns * PRIMARIES);
  for (const { from, to, share } of overlaps(picture.columns, columns)) {
    for (let row = 0; row < rows; row++) {
      const [source, target] = [row * width + from * PRIMARIES, (row * columns + to) * PRIMARIES];
      for (let at = 0; at < PRIMARIES; at++) sums[target + at] = (sums[target + at] ?? 0) + (low[source + at] ?? 0) * share;
    }
  }
  const area = picture.rows * picture.columns;
  return { columns, rows, light: Uint16Array.from(sums, (sum) => Math.round(sum / area)) };
}

/**
 * Which of `fine` equal parts of a line lie under each of `coarse` ones, and with what share: whole numbers
 * that make up `fine` for each coarse one.
 */
function* overlaps(fine: number, coarse: number): Generator<{ from: number; to: number; share: number }> {
  for (let to = 0; to < coarse; to++) {
    // Measured in parts so small that both kinds end on whole ones: fine × coarse of them in all.
    const [begin, end] = [to * fine, (to + 1) * fine];
    for (let from = Math.floor(begin / coarse); from * coarse < end; from++) {
      yield { from, to, share: Math.min((from + 1) * coarse, end) - Math.max(from * coarse, begin) };
    }
  }
}
