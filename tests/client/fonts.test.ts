import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT_FAMILIES, METRICS, renderFallbackFaces } from "../../client/build/fonts/faces.ts";
import { charactersOf } from "../../client/build/fonts/plugin.ts";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");

const articles = readdirSync(new URL("client/articles/", ROOT), { recursive: true, encoding: "utf8" })
  .filter((file) => /(en|fr)\.md$/.test(file))
  .map((file) => `client/articles/${file}`);

/** Signs that no font of the site has: every system has them. */
const SYSTEM = new Set("▲▼✓✗≈💡");

test.each(["Inter Variable", "Barlow Condensed"])("%s has every letter of words, articles and names", (family) => {
  const faces = FONT_FAMILIES.filter((face) => face.family === family);
  const letters = new Set(faces.flatMap((face) => [...charactersOf(face.letters)]));
  const written = [
    "client/i18n/en.json",
    "client/i18n/fr.json",
    "seed/facts/players.csv",
    "seed/facts/first_names.csv",
    "seed/facts/name_aliases.csv",
    "seed/facts/teams.csv",
    ...articles,
  ].map(read);
  // Styles set many texts in capitals.
  const wanted = new Set(written.flatMap((text) => [...text, ...text.toUpperCase()]));
  expect([...wanted].filter((letter) => letter > " " && !letters.has(letter) && !SYSTEM.has(letter))).toEqual([]);
});

test("a fallback has the ascent and descent of the font that it replaces", () => {
  const figureOf = (face: string, name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
  const fallbacks = renderFallbackFaces();
  expect(fallbacks.length).toBeGreaterThan(20);
  for (const face of fallbacks) {
    const { ascent, descent } = METRICS[face.includes('"Inter as') ? "Inter" : "Barlow"];
    const size = figureOf(face, "size-adjust") / 100;
    expect((figureOf(face, "ascent-override") / 100) * size, face).toBeCloseTo(ascent, 2);
    expect((figureOf(face, "descent-override") / 100) * size, face).toBeCloseTo(descent, 2);
  }
});
