import { describe, expect, test } from "vitest";
import { readBust } from "../../client/build/link-pictures/bust.ts";
import { readColours } from "../../client/build/link-pictures/colours.ts";
import { readCrest } from "../../client/build/link-pictures/crest.ts";

describe("the drawings of link pictures", () => {
  test("have the club's colours, and the number as outlines", async () => {
    const draw = await readBust();
    const leafs = (await readColours()).get("TOR");
    if (leafs === undefined) throw new Error("Toronto has no colours");
    const svg = draw(leafs, "34");
    expect(svg).toContain(leafs.t1);
    expect(svg).not.toMatch(/<text|var\(|font/);
    // Deterministic, and different for another number.
    expect(draw(leafs, "34")).toBe(svg);
    expect(draw(leafs, "43")).not.toBe(svg);
    expect(draw(leafs, null)).not.toMatch(/stroke-width="3"/);
  });

  test("are complete: no outline has invalid numbers", async () => {
    const [drawBust, drawCrest] = [await readBust(), await readCrest()];
    const clubs = [...(await readColours())];
    const [[, colours] = [undefined, undefined]] = clubs;
    if (colours === undefined) throw new Error("no club has colours");
    const drawn = [
      ...Array.from({ length: 99 }, (_, at) => drawBust(colours, String(at + 1))),
      ...clubs.map(([code, of]) => drawCrest(code, "past", of)),
    ];
    expect(drawn.filter((svg) => svg.includes("NaN"))).toEqual([]);
  });
});
