import { readFile } from "node:fs/promises";
import { parse } from "opentype.js/dist/opentype.mjs";

/** What a club's sweater is drawn in (styles/teams.css). */
export interface Colours {
  /** Sweater. */
  t1: string;
  /** Trim. */
  t2: string;
  /** The number on it. */
  ti: string;
  /** The number's outline. */
  to: string;
}

/** Draws a bust as a whole SVG, with a number on its back or with none. */
export type DrawBust = (colours: Colours, number: string | null) => string;

const SPRITE = new URL("../ui/sprite.svg", import.meta.url);
const FONT = new URL("../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff", import.meta.url);

// The number as ui/portrait.tsx and its styles have it, in units of the sprite's bust.
const MIDDLE = 60;
const BASELINE = 118;
const SIZE = 41;
const OUTLINE = 3;

/**
 * Takes the bust from the sprite and the numerals from the font's own file: as outlines, so that they look
 * the same on every machine, whatever fonts it has.
 *
 * @param pixels width and height of the picture
 */
export async function readBust(pixels: number): Promise<DrawBust> {
  const sprite = await readFile(SPRITE, "utf8");
  const [, bust] = /<symbol id="bust"[^>]*>(.*?)<\/symbol>/s.exec(sprite) ?? [];
  const [gradients] = /<defs>.*?<\/defs>/s.exec(sprite) ?? [];
  if (bust === undefined || gradients === undefined) throw new Error("the sprite has no bust");
  const { buffer, byteOffset, byteLength } = await readFile(FONT);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));

  return ({ t1, t2, ti, to }, number) => {
    const outlines = number === null ? "" : font.getPath(number, MIDDLE - font.getAdvanceWidth(number, SIZE) / 2, BASELINE, SIZE).toPathData(2);
    const painted = bust.replaceAll("var(--t1)", t1).replaceAll("var(--t2)", t2);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${pixels}" height="${pixels}">${gradients}${painted}`,
      outlines && `<path d="${outlines}" fill="none" stroke="${to}" stroke-width="${OUTLINE}"/><path d="${outlines}" fill="${ti}"/>`,
      "</svg>",
    ].join("");
  };
}
