/** Distance of stops on the horizontal line and its amplitude, in its own units. */
const STEP = 100;
const HIGH = 24;
const LOW = 76;

/** The same for the vertical line, in pixels: one row per stop. */
export const ROW_HEIGHT = 64;
const LEFT = 14;
const RIGHT = 46;

/**
 * Returns a curve through stops from the left edge to the right.
 *
 * @returns the `d` of a path in a box of `stops` × 100 by 100
 */
export function horizontalPathLine(stops: number): string {
  const y = (at: number): number => (at % 2 === 0 ? HIGH : LOW);
  const between = Array.from({ length: stops - 1 }, (_, at) => {
    const x = STEP * (at + 1);
    return `C${x} ${y(at)} ${x} ${y(at + 1)} ${x + STEP / 2} ${y(at + 1)}`;
  });
  const end = STEP * stops;
  return `M-50 50C0 50 25 ${HIGH} 50 ${HIGH}${between.join("")}C${end - 25} ${y(stops - 1)} ${end} 50 ${end + 50} 50`;
}

/**
 * A line swinging left and right, one stop a {@link ROW_HEIGHT}, coming from above and leaving below.
 *
 * @returns the `d` of a path in a box of 60 by `stops` × {@link ROW_HEIGHT}
 */
export function verticalPathLine(stops: number): string {
  const x = (at: number): number => (at % 2 === 0 ? LEFT : RIGHT);
  const bends = Array.from({ length: stops + 1 }, (_, at) => {
    const turn = ROW_HEIGHT * at;
    return `C${x(at + 1)} ${turn} ${x(at)} ${turn} ${x(at)} ${turn + ROW_HEIGHT / 2}`;
  });
  return `M${RIGHT} ${-ROW_HEIGHT / 2}${bends.join("")}`;
}
