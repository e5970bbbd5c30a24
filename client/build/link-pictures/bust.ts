import { readFile } from "node:fs/promises";
import { readLetters } from "./letters.ts";

/** A club's sweater colours (styles/teams.css). */
export interface BustColours {
  /** Sweater. */
  t1: string;
  /** Trim. */
  t2: string;
  /** Number. */
  ti: string;
  /** Outline of the number. */
  to: string;
}

/** Draws a bust as a complete SVG, with or without a number on its back. */
export type DrawBust = (colours: BustColours, number: string | null) => string;

const SPRITE = new URL("../../ui/sprite.svg", import.meta.url);

// Position of the number as in ui/portrait.tsx and its styles, in units of the sprite's bust.
const MIDDLE = 60;
const BASELINE = 116.4;
const SIZE = 40;
const OUTLINE = 3;

/** Reads the bust from the sprite, and the numerals as outlines from the font file. */
export async function readBust(): Promise<DrawBust> {
  const sprite = await readFile(SPRITE, "utf8");
  const [, bust] = /<symbol id="bust"[^>]*>(.*?)<\/symbol>/s.exec(sprite) ?? [];
  const [gradients] = /<defs>.*?<\/defs>/s.exec(sprite) ?? [];
  if (bust === undefined || gradients === undefined) throw new Error("the sprite has no bust");
  // Removes the rim, because the background is unknown here.
  const bare = bust.replace(/<path[^>]*var\(--crest-rim\)[^>]*>/, "");
  const letter = await readLetters();

  return ({ t1, t2, ti, to }, number) => {
    const outlines = number === null ? "" : letter(number, SIZE, MIDDLE, BASELINE);
    const painted = bare.replaceAll("var(--t1)", t1).replaceAll("var(--t2)", t2);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">${gradients}${painted}`,
      outlines &&
        `<path d="${outlines}" fill="none" stroke="${to}" stroke-width="${OUTLINE}"/><path d="${outlines}" fill="${ti}"/>`,
      "</svg>",
    ].join("");
  };
}
