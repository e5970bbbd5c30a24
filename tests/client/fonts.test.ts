import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { lettersOf } from "../../client/styles/subset/plugin.ts";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");

const faces = read("client/styles/fonts.css").match(/@font-face \{[^}]*\}/g) ?? [];
const fetched = faces.filter((face) => face.includes("url("));
const standIns = faces.filter((face) => face.includes("local("));

const articles = readdirSync(new URL("client/articles/", ROOT), { recursive: true, encoding: "utf8" })
  .filter((file) => /(en|fr)\.md$/.test(file))
  .map((file) => `client/articles/${file}`);

/** Signs, rather than letters, that no font here ever had: the system has them all. */
const SYSTEM = new Set("▲▼✓✗≈💡");

test.each(["Inter Variable", "Barlow Condensed"])("%s has every letter of words, articles and names", (family) => {
  const ranges = fetched
    .filter((face) => face.includes(`"${family}"`))
    .map((face) => /unicode-range:([^;]+)/.exec(face));
  const letters = new Set(ranges.flatMap((range) => [...lettersOf(range?.[1] ?? "")]));
  const written = [
    "client/i18n/en.json",
    "client/i18n/fr.json",
    "seed/facts/players.csv",
    "seed/facts/first_names.csv",
    "seed/facts/name_aliases.csv",
    "seed/facts/teams.csv",
    ...articles,
  ].map(read);
  // Much is written in capitals by the styles.
  const wanted = new Set(written.flatMap((text) => [...text, ...text.toUpperCase()]));
  expect([...wanted].filter((letter) => letter > " " && !letters.has(letter) && !SYSTEM.has(letter))).toEqual([]);
});

test("a stand-in is as high as the font that it stands in for", () => {
  const figureOf = (face: string, name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
  expect(standIns.length).toBeGreaterThan(20);
  for (const face of standIns) {
    // From the fonts' own tables, in ems.
    const [ascent, descent] = face.includes('"Inter as') ? [0.96875, 0.2412] : [1, 0.2];
    const size = figureOf(face, "size-adjust") / 100;
    expect((figureOf(face, "ascent-override") / 100) * size, face).toBeCloseTo(ascent, 2);
    expect((figureOf(face, "descent-override") / 100) * size, face).toBeCloseTo(descent, 2);
  }
});
