import { describe, expect, test } from "vitest";
import { readClubColours } from "../../client/build/link-pictures/colours.ts";
import { readSpriteParts } from "../../client/build/link-pictures/pieces.ts";

describe("the drawings of link pictures", async () => {
  const { complete } = await readSpriteParts();
  const colours = await readClubColours();

  const drawPlayer = (number: number): string =>
    complete(`<use href="#player" data-team="TOR" data-name="MATTHEWS" data-number="${number}"/>`);

  test("have the club's colours, and the number as outlines", () => {
    const svg = drawPlayer(34);
    expect(svg).toContain(colours.get("TOR")?.t1);
    expect(svg).not.toMatch(/<text|<use|var\(|\{\{/);
    // Deterministic, and different for another number.
    expect(drawPlayer(34)).toBe(svg);
    expect(drawPlayer(43)).not.toBe(svg);
  });

  test("are complete: no outline has invalid numbers", () => {
    const drawn = [
      ...Array.from({ length: 99 }, (_, at) => drawPlayer(at + 1)),
      ...[...colours.keys()].map((code) => complete(`<use href="#club" data-team="${code}" data-shape="past"/>`)),
    ];
    expect(drawn.filter((svg) => svg.includes("NaN"))).toEqual([]);
  });
});
