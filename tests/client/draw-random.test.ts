import { describe, expect, test } from "vitest";
import { drawRandom } from "../../client/browser/draw-random.ts";

describe("a draw", () => {
  const twelve = Array.from({ length: 12 }, (_, id) => id);

  test.each([
    [12, 10, 10],
    [3, 10, 3],
    [0, 1, 0],
  ])("from %i values of %i requested ones has %i, without repeats", (length, requested, count) => {
    const values = twelve.slice(0, length);
    const drawn = drawRandom(values, requested);
    expect([drawn.length, new Set(drawn).size]).toEqual([count, count]);
    // The input is unchanged.
    expect(values).toHaveLength(length);
  });

  test("takes each value with the same probability", () => {
    const count = new Map<number, number>();
    for (let round = 0; round < 12_000; round++) {
      const [id = -1] = drawRandom(twelve, 1);
      count.set(id, (count.get(id) ?? 0) + 1);
    }
    for (const id of twelve) expect(count.get(id)).toBeGreaterThan(850);
  });
});
