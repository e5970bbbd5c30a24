import { readFileSync, readdirSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { decode } from "fast-png";
import { describe, expect, test } from "vitest";
import { readBust } from "../../client/build/drawings/bust.ts";
import { readCrest } from "../../client/build/drawings/crest.ts";
import { readColours, readSweaters } from "../../client/build/drawings/sweaters.ts";

const BUILT = new URL("../../dist/client/drawings/", import.meta.url);
const clubs = (
  parse(readFileSync(new URL("../../seed/facts/teams.csv", import.meta.url)), { columns: true }) as { code: string }[]
).map(({ code }) => code);
const rosters = parse(readFileSync(new URL("../../seed/facts/rosters.csv", import.meta.url)), { columns: true }) as {
  team: string;
  number: string;
}[];

describe("the drawings used instead of photographs", () => {
  test("exist for every rostered player, and for every club without a number", () => {
    const files = readdirSync(BUILT);
    const wanted = new Set([
      ...rosters.map(({ team, number }) => `${team}-${number}.png`),
      ...[...clubs, "none"].map((code) => `${code}.png`),
    ]);
    expect(files.toSorted()).toEqual([...wanted].toSorted());
  });

  test("are small pictures with a transparent background, without metadata", () => {
    for (const file of ["TOR-34.png", "BOS.png"]) {
      const png = readFileSync(new URL(file, BUILT));
      expect(png.length).toBeLessThan(6_000);
      const { width, height, palette, text } = decode(png);
      expect([width, height, text]).toEqual([128, 128, {}]);
      expect(palette?.some(([, , , alpha]) => alpha === 0)).toBe(true);
    }
  });

  test("are drawn in the club's colours, with the number as outlines and without a name", async () => {
    const draw = await readBust(128);
    const leafs = (await readSweaters()).find(({ team, number }) => team === "TOR" && number === "34");
    if (leafs === undefined) throw new Error("nobody wears 34 in Toronto");
    const svg = draw(leafs.colours, leafs.number);
    expect(svg).toContain(leafs.colours.t1);
    expect(svg).not.toMatch(/<text|var\(|font/);
    // Deterministic, and different for another number.
    expect(draw(leafs.colours, "34")).toBe(svg);
    expect(draw(leafs.colours, "43")).not.toBe(svg);
    expect(draw(leafs.colours, null)).not.toMatch(/stroke-width="3"/);
  });

  test("are complete: no outline has invalid numbers", async () => {
    const [drawBust, drawCrest] = [await readBust(128), await readCrest()];
    const drawn = [
      ...(await readSweaters()).map(({ colours, number }) => drawBust(colours, number)),
      ...[...(await readColours())].map(([code, colours]) => drawCrest(code, "past", colours)),
    ];
    expect(drawn.length).toBeGreaterThan(900);
    expect(drawn.filter((svg) => svg.includes("NaN"))).toEqual([]);
  });
});
