import { readFile } from "node:fs/promises";
import { parse, type Command } from "opentype.js/dist/opentype.mjs";

/** A weight of the font for names, numbers and headings. Weight 800 is italic. */
export type FontWeight = 600 | 700 | 800;

/** Reads a font from its file, to measure and draw text, so that text does not depend on installed fonts. */
export async function readFontFace(weight: FontWeight) {
  const style = weight === 800 ? "italic" : "normal";
  const file = new URL(
    `../../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-${style}.woff`,
    import.meta.url,
  );
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return {
    /** Returns the width of a line of text, in the unit of `size`. */
    widthOf: (text: string, size: number): number => font.getAdvanceWidth(text, size),
    /** Returns the outlines of a line of text whose baseline begins at a point, as the `d` of an SVG path. */
    outline: (text: string, size: number, x: number, baseline: number): string =>
      font.getPath(text, x, baseline, size).commands.map(write).join(""),
  };
}

/** Formats a path command. The library's own formatter turns tiny figures into NaN, where browsers stop drawing. */
const write = ({ type, ...points }: Command): string =>
  type +
  ["x1", "y1", "x2", "y2", "x", "y"].flatMap((name) => points[name as keyof typeof points]?.toFixed(2) ?? []).join(" ");
