import { describe, expect, test } from "vitest";
import { lineWith, type Line, type Steps } from "#rules/line";

const DAY = "2026-11-21";
const steps = (guesses: readonly unknown[], others: Partial<Steps> = {}): Steps => ({
  day: DAY,
  round: "a",
  begun: 1,
  guesses,
  gaveUp: false,
  ...others,
});
/** The line as it stands after all this has become known, in this order. */
const after = (...known: readonly Steps[]): Line | null => known.reduce<Line | null>(lineWith, null);

/** Every order in which so few can come. */
const orders = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((others) => [item, ...others]));

describe("a line of guesses", () => {
  test("is the same in whatever order its steps become known, and however often", () => {
    const sent = [steps(["x"]), steps(["x", "y"]), steps(["x", "y", "z"]), steps(["x", "y"])];
    for (const order of orders(sent)) expect(after(...order)).toEqual({ ...steps(["x", "y", "z"]), isForked: false });
  });

  test("fills a step that was never told by those that come after", () =>
    expect(after(steps(["x"]), steps(["x", "y", "z"]))).toMatchObject({ guesses: ["x", "y", "z"], isForked: false }));

  test("tells squares of a grid apart, and what is the same again", () => {
    const shot = (square: number, player: number) => ({ square, player });
    expect(after(steps([shot(0, 1)]), steps([shot(0, 1), shot(1, 2)]))?.isForked).toBe(false);
    expect(after(steps([shot(0, 1)]), steps([shot(1, 1)]))?.isForked).toBe(true);
  });

  test.each<[string, Steps[]]>([
    ["another first guess", [steps(["x"]), steps(["y"])]],
    ["another guess from an older token", [steps(["x", "y", "z"]), steps(["x", "w"])]],
    ["another deal, though it begins alike", [steps(["x"]), steps(["x"], { round: "b" })]],
    ["giving up where one has gone on since", [steps(["x", "y"]), steps(["x"], { gaveUp: true })]],
    ["going on where one has given up", [steps(["x"], { gaveUp: true }), steps(["x", "y"])]],
    ["going on without the hint", [steps(["x", "y"], { hint: 2 }), steps(["x", "y", "z"])]],
    ["taking the hint once more, later", [steps(["x", "y"], { hint: 2 }), steps(["x", "y", "z"], { hint: 3 })]],
    ["another mode", [steps(["x"], { hard: true }), steps(["x"])]],
    ["going on in another mode", [steps(["x"]), steps(["x", "y"], { hard: true })]],
  ])("is left by %s, whichever of them is known first", (_how, sent) => {
    for (const order of orders(sent)) {
      const line = after(...order);
      expect(line?.isForked).toBe(true);
      // And for good: going on straight does not mend it.
      expect(lineWith(line, steps(["x", "y", "z", "w"])).isForked).toBe(true);
    }
  });

  test("has its hint from where it was taken, in whatever order that becomes known", () => {
    const sent = [steps(["x"]), steps(["x", "y"]), steps(["x", "y"], { hint: 2 }), steps(["x", "y", "z"], { hint: 2 })];
    for (const order of orders(sent))
      expect(after(...order)).toEqual({ ...steps(["x", "y", "z"], { hint: 2 }), isForked: false });
  });

  test("keeps to its mode, whether that is said or, by an earlier release, not", () => {
    const hard = { hard: true };
    expect(after(steps(["x"], hard), steps(["x", "y"], hard))).toEqual({ ...steps(["x", "y"], hard), isForked: false });
    expect(after(steps(["x"]), steps(["x", "y"], { hard: false }))?.isForked).toBe(false);
  });

  test("gives up where it stands, also if that is known before its last guess", () => {
    for (const order of orders([steps(["x"]), steps(["x", "y"]), steps(["x", "y"], { gaveUp: true })]))
      expect(after(...order)).toEqual({ ...steps(["x", "y"], { gaveUp: true }), isForked: false });
  });

  test("gives way to a later day's, and is left alone by what still comes of an earlier one", () => {
    const later = steps(["z"], { day: "2026-11-28", round: "b" });
    expect(after(steps(["x"]), later)).toEqual({ ...later, isForked: false });
    expect(after(later, steps(["x"]))).toEqual({ ...later, isForked: false });
  });

  test("is the very same where nothing is new, so that nothing has to be written", () => {
    const line = lineWith(null, steps(["x", "y"]));
    expect(lineWith(line, steps(["x"]))).toBe(line);
    const hinted = lineWith(line, steps(["x", "y"], { hint: 2 }));
    expect(hinted).not.toBe(line);
    expect(lineWith(hinted, steps(["x", "y"], { hint: 2 }))).toBe(hinted);
    const forked = lineWith(line, steps(["w"]));
    expect(lineWith(forked, steps(["v"]))).toBe(forked);
  });
});
