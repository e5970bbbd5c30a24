import { decode } from "fast-png";
import type { HeadTexts } from "../head/words.ts";
import type { Sprite, SpriteFont } from "../../../worker/app.ts";
import type { FontWeight } from "./letters.ts";
import type { Typesetter } from "./type.ts";

/** How text parts are cut out. */
export interface SheetPart {
  cut: FontWeight;
  size: number;
  fill: string;
  /** Height of a part, and the distance of its baseline from the top. */
  height: number;
  baseline: number;
  /** Padding for what extends beyond the text's width on either side. */
  pad: number;
  /** Maximum width; wider text is set smaller. */
  within?: number;
}

/** Position of a part on its sheet. */
interface PlacedPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A font's parts before they are cut out. */
interface DrawnFont extends Omit<SpriteFont, "pieces"> {
  pieces: Readonly<Record<string, PlacedPart>>;
}

export const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789"].map((digit) => [digit, digit]),
);

/** Returns the parts of dates by name, and the space between them (worker/links/pictures/day-picture.ts). */
export const dateTexts = ({ weekdays, months, first }: HeadTexts["day"]): Record<string, string> => ({
  " ": "\u00a0",
  first,
  ...Object.fromEntries(weekdays.map((text, at) => [`weekday-${at}`, text])),
  ...Object.fromEntries(months.map((text, at) => [`month-${at + 1}`, text])),
});

/** Gap between parts, so that scaling does not blend neighbours. */
const GAP = 2;

/** Places parts next to each other in rows below a picture, to be cut out. */
export function makeSheet({ faces, line }: Typesetter, top: number, sheetWidth: number) {
  const drawn: string[] = [];
  let [x, y, rowHeight] = [GAP, top + GAP, 0];
  const place = (width: number, height: number, draw: (x: number, y: number) => string): PlacedPart => {
    if (x + width > sheetWidth - GAP) [x, y, rowHeight] = [GAP, y + rowHeight + GAP, 0];
    const cutout = { x, y, width, height };
    drawn.push(draw(x, y));
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
    return cutout;
  };
  return {
    place,
    /** Draws parts of text by name. */
    face(
      texts: Readonly<Record<string, string>>,
      { cut, size, fill, height, baseline, pad, within = Infinity }: SheetPart,
    ): DrawnFont {
      const set = (text: string): PlacedPart =>
        place(Math.ceil(Math.min(within, faces[cut].widthOf(text, size))) + 2 * pad, height, (left, above) =>
          line(text, { cut, size, fill, x: left + pad, baseline: above + baseline, within }),
        );
      return { baseline, pad, pieces: mapped(texts, set) };
    },
    end: () => ({ height: y + rowHeight + GAP, svg: drawn.join("") }),
  };
}

/** A rendered sheet, from which parts are cut. */
type RenderedSheet = ReturnType<typeof readSheet>;

/** Reads a rendered sheet. @param png with a palette */
export function readSheet(png: Buffer) {
  const { width: stride, data } = decode(png);
  const runs: number[] = [];
  const cut = ({ x, y, width, height }: PlacedPart): Sprite => {
    const from = runs.length;
    for (let row = y; row < y + height; row++)
      for (let at = x; at < x + width;) {
        const value = data[row * stride + at] ?? 0;
        let length = 1;
        while (at + length < x + width && length < 255 && data[row * stride + at + length] === value) length++;
        runs.push(length, value);
        at += length;
      }
    return [from, width, height];
  };
  return {
    /** Returns the palette index in the middle of a part. */
    colourOf: ({ x, y, width, height }: PlacedPart): number =>
      data[(y + (height >> 1)) * stride + x + (width >> 1)] ?? 0,
    cutParts: <Name extends string>(parts: Readonly<Record<Name, PlacedPart>>) => mapped(parts, cut),
    cutFonts: <Name extends string>(fonts: Readonly<Record<Name, DrawnFont>>): Record<Name, SpriteFont> =>
      mapped(fonts, (font) => ({ ...font, pieces: mapped(font.pieces, cut) })),
    /** Returns the runs of all parts that were cut. */
    runs: () => Buffer.from(runs),
  };
}

/** A picture that the Worker completes with sprites, which are below it. */
export interface DrawnTemplate<Layout> {
  svg: string;
  /** How many rows no sprite changes, and how many rows the template keeps. */
  top: number;
  height: number;
  layoutOf: (rendered: RenderedSheet) => Omit<Layout, "top" | "sum">;
}

const mapped = <Key extends string, From, To>(record: Readonly<Record<Key, From>>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, from]) => [key, map(from)])) as Record<Key, To>;
