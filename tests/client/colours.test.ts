import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sweaterColoursOf } from "#rules/face/sweater-colours";
import { readClubColours } from "../../client/build/link-pictures/colours.ts";
import en from "../../client/i18n/en.json" with { type: "json" };
import fr from "../../client/i18n/fr.json" with { type: "json" };
import { sweaterColorsOf } from "../../client/ui/sweater-card/shades.ts";
import { facts } from "../seed/facts.ts";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const codes = facts.teams.map(({ code }) => code);
const colours = await readClubColours();

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns a token of styles/tokens.css in the light and the dark theme; `block` selects another rule than the first.
 */
function tokenOf(name: string, block = ":root"): { light: string; dark: string } {
  const [, declarations = ""] = read("client/styles/tokens.css").split(`${block} {`);
  const [, light = "", dark = light] =
    new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(declarations) ?? [];
  return { light, dark };
}

test("the palette for the colour-blind has orange matches and light blue near misses, as its switch says", () => {
  const isWarm = (verdict: string): boolean => {
    const colour = tokenOf(verdict, '[data-contrast="high"]').light;
    return colour.slice(1, 3) > colour.slice(5);
  };
  expect([isWarm("match"), isWarm("near")]).toEqual([true, false]);
  expect(en.settings.contrastHint).toMatch(/^Orange for a match and light blue for close/);
  expect(fr.settings.contrastHint).toMatch(/^Orange quand c’est identique, bleu pâle quand c’est proche/);
});

test("every club, current and former, has its own colours, and no other code has", () =>
  expect([...colours.keys()].toSorted()).toEqual(codes.toSorted()));

/** Returns what does not contrast enough. */
const faintOf = (of: string, contrasts: Record<string, [one: string, other: string, least: number]>): string[] =>
  Object.entries(contrasts).flatMap(([what, [one, other, least]]) =>
    contrast(one, other) >= least ? [] : `${of}: ${what}`,
  );

test("in the drawings of every club, trim, letters and outline can be distinguished", () => {
  const faint = codes.flatMap((code) => {
    const { t1 = "", t2 = "", ti = "", to = "" } = colours.get(code) ?? {};
    return faintOf(code, { trim: [t1, t2, 3], letters: [ti, t1, 4.5], outline: [to, ti, 3] });
  });
  expect(faint).toEqual([]);
});

const today = facts.teams.filter(({ lastSeason }) => lastSeason === null);

test("the sweater card of every current club has its own colours, legible text and a clear number", () => {
  const faint = today.flatMap(({ code }) => {
    const pair = sweaterColoursOf(code);
    expect(pair, code).not.toEqual(sweaterColoursOf("nobody's"));
    const { base, trim, ink, edge } = sweaterColorsOf(pair);
    return faintOf(code, { trim: [base, trim, 1.4], text: [ink, base, 4.5], number: [edge, ink, 3] });
  });
  expect(faint).toEqual([]);
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  // Sweaters have any colour, so no background suits all: the rim separates them from it.
  const rim = tokenOf("crest-rim")[theme];
  test.each(["portrait-1", "portrait-2", "bg", "surface", "surface-2", "miss"])(
    "the rim of bust and crest stands out from --%s",
    (ground) => expect(contrast(rim, tokenOf(ground)[theme])).toBeGreaterThanOrEqual(3),
  );

  // On a bright tile the rim has the tile's text colour (styles/verdicts.css).
  test.each(["match", "near"])("the rim of a crest stands out from a tile in --%s", (verdict) => {
    for (const block of [":root", '[data-contrast="high"]'])
      expect(
        contrast(tokenOf(`on-${verdict}`, block)[theme], tokenOf(verdict, block)[theme]),
        block,
      ).toBeGreaterThanOrEqual(4.5);
  });

  test.each([":root", '[data-contrast="high"]'])("a miss on the shared picture stands out from it, in %s", (block) => {
    const square = /\.squares i \{([^}]*)\}/.exec(read("client/ui/squares.module.css"))?.[1] ?? "";
    const [, edge = ""] = /inset 0 0 0 [\d.]+px var\(--([\w-]+)\)/.exec(square) ?? [];
    const own = tokenOf(edge, block)[theme] || tokenOf(edge)[theme];
    expect(contrast(own, tokenOf("bg")[theme])).toBeGreaterThanOrEqual(3);
  });
});
