import { readFile } from "node:fs/promises";
import { parse, type Command } from "opentype.js/dist/opentype.mjs";

/** Gives the outlines of a line of text around the middle of its baseline, as the `d` of an SVG path. */
export type GlyphOutline = (text: string, size: number, middle: number, baseline: number) => string;

/** A cut of the type that names, numbers and headings are set in. */
export type FontWeight = "600-normal" | "700-normal" | "800-italic";

/** A font, as text is measured and drawn with it. */
export interface FontFace {
  /** How far a line reaches, in the unit of `size`. */
  widthOf(text: string, size: number): number;
  /** The outlines of a line whose baseline begins at a point, as the `d` of an SVG path. */
  outline(text: string, size: number, x: number, baseline: number): string;
}

/** Takes a font from its own file, so that text looks the same on every machine, whatever fonts it has. */
export async function readFontFace(cut: FontWeight): Promise<FontFace> {
  const file = new URL(
    `../../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-${cut}.woff`,
    import.meta.url,
  );
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return {
    widthOf: (text, size) => font.getAdvanceWidth(text, size),
    outline: (text, size, x, baseline) => font.getPath(text, x, baseline, size).commands.map(write).join(""),
  };
}

/** The library's own way of writing a path makes NaN of figures next to nothing, and a drawing ends there. */
const write = ({ type, ...points }: Command): string =>
  type +
  ["x1", "y1", "x2", "y2", "x", "y"].flatMap((name) => points[name as keyof typeof points]?.toFixed(2) ?? []).join(" ");

/** The letters and numerals of sweaters and crests. */
export async function readLetters(): Promise<GlyphOutline> {
  const face = await readFontFace("700-normal");
  return (text, size, middle, baseline) => face.outline(text, size, middle - face.widthOf(text, size) / 2, baseline);
}
