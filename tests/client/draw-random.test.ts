import { describe, expect, test } from "vitest";
import { drawRandom } from "../../client/browser/draw-random.ts";

describe("a draw", () => {
  const twelve = Array.from({ length: 12 }, (_, id) => id);

  test("has the requested number of values, without repeats", () => {
    const drawn = drawRandom(twelve, 10);
    expect(drawn).toHaveLength(10);
    expect(new Set(drawn).size).toBe(10);
  });

  test("has all values if there are too few", () => expect(drawRandom(twelve.slice(0, 3), 10)).toHaveLength(3));

  test("leaves its input unchanged, and may be empty", () => {
    drawRandom(twelve, 10);
    expect(twelve).toHaveLength(12);
    expect(drawRandom([], 1)).toEqual([]);
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
