import { describe, expect, test } from "vitest";
import { readColours } from "../../client/build/link-pictures/colours.ts";
import { readSpriteParts } from "../../client/build/link-pictures/pieces.ts";

const BOX = { x: 0, y: 0, size: 120 };

describe("the drawings of link pictures", async () => {
  const { bust, crest } = await readSpriteParts();
  const colours = await readColours();

  test("have the club's colours, and the number as outlines", () => {
    const svg = bust(BOX, "TOR", { name: "Matthews", number: 34 });
    expect(svg).toContain(colours.get("TOR")?.t1);
    expect(svg).not.toMatch(/<text|var\(|font/);
    // Deterministic, and different for another number.
    expect(bust(BOX, "TOR", { name: "Matthews", number: 34 })).toBe(svg);
    expect(bust(BOX, "TOR", { name: "Matthews", number: 43 })).not.toBe(svg);
  });

  test("are complete: no outline has invalid numbers", () => {
    const drawn = [
      ...Array.from({ length: 99 }, (_, at) => bust(BOX, "TOR", { name: "Matthews", number: at + 1 })),
      ...[...colours.keys()].map((code) => crest(BOX, code, "past")),
    ];
    expect(drawn.filter((svg) => svg.includes("NaN"))).toEqual([]);
  });
});
