import { readFile } from "node:fs/promises";
import { parse } from "opentype.js/dist/opentype.mjs";

/** Gives the outlines of a line of text around the middle of its baseline, as the `d` of an SVG path. */
export type Letter = (text: string, size: number, middle: number, baseline: number) => string;

const FONT = new URL(
  "../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff",
  import.meta.url,
);

/** Takes letters and numerals from the font's own file, so that they look the same on every machine, whatever fonts it has. */
export async function readLetters(): Promise<Letter> {
  const { buffer, byteOffset, byteLength } = await readFile(FONT);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return (text, size, middle, baseline) =>
    font.getPath(text, middle - font.getAdvanceWidth(text, size) / 2, baseline, size).toPathData(2);
}
