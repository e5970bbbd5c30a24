import { readFile } from "node:fs/promises";
import type { BustColours } from "./bust.ts";
import { CARD_COLORS } from "./ink.ts";
import { readLetters } from "./letters.ts";

export type CrestOutline = "Eastern" | "Western" | "past";

/** Draws a club's crest as a complete SVG. */
export type DrawCrest = (code: string, shape: CrestOutline, colours: BustColours) => string;

const SPRITE = new URL("../../ui/sprite.svg", import.meta.url);

// Position of the letters as in ui/crest.tsx and its styles, in units of the sprite's crests.
const MIDDLE = 24;
const SIZE = 15;
const BASELINE = 28.5;

/** Reads the crests from the sprite, and their letters as outlines from the font file. */
export async function readCrest(): Promise<DrawCrest> {
  const sprite = await readFile(SPRITE, "utf8");
  const [felt] = /<linearGradient id="g-felt".*?<\/linearGradient>/s.exec(sprite) ?? [];
  if (felt === undefined) throw new Error("the sprite has no felt for its crests");
  const letter = await readLetters();
  return (code, shape, { t1, t2, ti }) => {
    const [, viewBox, crest] =
      new RegExp(`<symbol id="crest-${shape}" viewBox="([^"]*)">(.*?)</symbol>`, "s").exec(sprite) ?? [];
    if (crest === undefined) throw new Error(`the sprite has no crest of the shape ${shape}`);
    const painted = (felt + crest)
      .replaceAll("var(--t1)", t1)
      .replaceAll("var(--t2)", t2)
      .replace("var(--felt, url(#g-felt))", "url(#g-felt)")
      .replaceAll("var(--crest-rim)", CARD_COLORS.text)
      .replaceAll(/\s+</g, "<");
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">`,
      `<svg viewBox="${viewBox}" width="48" height="48">${painted}</svg>`,
      `<path d="${letter(code, SIZE, MIDDLE, BASELINE)}" fill="${ti}"/></svg>`,
    ].join("");
  };
}
