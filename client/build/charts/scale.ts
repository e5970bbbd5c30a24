/** Round steps of an axis. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Returns the ticks of an axis: about four round values from `from` to `to` or just beyond. */
export function ticksFor(from: number, to: number): number[] {
  const rough = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, mark) => Number(((first + mark) * step).toPrecision(12)));
}

/** Returns a linear scale from values to positions. */
export const scale =
  (values: readonly [number, number], places: readonly [number, number]) =>
  (value: number): number =>
    Number((places[0] + ((value - values[0]) / (values[1] - values[0])) * (places[1] - places[0])).toFixed(1));
