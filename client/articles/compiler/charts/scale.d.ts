/** Where an axis is marked: about `count` round values from `from` to `to` or just beyond. */
export declare function ticksFor(from: number, to: number, count?: number): number[];
/** Maps values to places, both from one end to the other. */
export declare const scale: (
  values: readonly [number, number],
  places: readonly [number, number],
) => (value: number) => number;
