import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { DOMParser, XMLSerializer, type Element } from "@xmldom/xmldom";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { GameName } from "#rules/shared/game-config";
import { readClubColours } from "../../client/build/link-pictures/colours.ts";
import { drawCard } from "../../client/build/link-pictures/card.ts";
import { readSpriteParts } from "../../client/build/link-pictures/pieces.ts";

describe("the drawings of link pictures", async () => {
  const parts = await readSpriteParts();
  const { complete } = parts;
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

  /** Returns the pixels of a game's art; without its elements of a class if there is one. */
  async function pixelsOf(game: GameName, state: "open" | "secret", without?: string): Promise<string> {
    const tiles = Array.from({ length: 9 }, () => "8");
    const svg = new DOMParser().parseFromString(drawCard(parts, parts.art(game, state, tiles).svg), "image/svg+xml");
    for (const element of [...svg.getElementsByTagName("*")] as Element[])
      if (element.getAttribute("class") === without) element.parentNode?.removeChild(element);
    const { data } = await sharp(Buffer.from(new XMLSerializer().serializeToString(svg)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return createHash("sha256").update(data).digest("hex");
  }

  test.each(["classic", "roster", "career", "grid", "legends"] as const)(
    "of %s show no player, club or clue where a puzzle is secret",
    async (game) => {
      const secret = await pixelsOf(game, "secret");
      expect(secret).toBe(await pixelsOf(game, "secret", "if-open"));
      expect(secret).not.toBe(await pixelsOf(game, "open"));
      expect(secret).not.toBe(await pixelsOf(game, "secret", "if-secret"));
    },
  );
});

// Outlines cannot show the drawing itself.
test("▲ points up and ▼ down", async () => {
  const sprite = await readFile(new URL("../../client/ui/sprite.svg", import.meta.url), "utf8");
  for (const [name, tip] of Object.entries({ up: Math.min, down: Math.max })) {
    const [, path = ""] = new RegExp(`id="arrow-${name}".*? d="M([^z]+)`).exec(sprite) ?? [];
    const [, y, , corner] = path.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(y, path).toBe(tip(y ?? NaN, corner ?? NaN));
  }
});
