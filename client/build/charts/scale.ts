/** The round steps an axis may go by. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Where an axis is marked: about `count` round values from `from` to `to` or just beyond. */
export function ticksFor(from: number, to: number, count = 4): number[] {
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, mark) => Number(((first + mark) * step).toPrecision(12)));
}

/** Maps values to places, both from one end to the other. */
export const scale =
  (values: readonly [number, number], places: readonly [number, number]) =>
  (value: number): number =>
    Number((places[0] + ((value - values[0]) / (values[1] - values[0])) * (places[1] - places[0])).toFixed(1));
