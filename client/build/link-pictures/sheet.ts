import { decode } from "fast-png";
import type { LinkPictureLayout, Sprite, SpriteFont } from "../../../worker/app.ts";
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
export interface PlacedPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A font's parts before they are cut out. */
export interface DrawnFace extends Omit<SpriteFont, "pieces"> {
  pieces: Readonly<Record<string, PlacedPart>>;
}

/** A layout before its parts are cut out. */
export type DrawnLayout = Omit<LinkPictureLayout, "sum" | "version" | "ground" | "foot" | "faces" | "pieces"> & {
  ground: PlacedPart;
  foot: PlacedPart;
  faces: Record<keyof LinkPictureLayout["faces"], DrawnFace>;
  pieces: Readonly<Record<string, PlacedPart>>;
};

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
    ): DrawnFace {
      const set = (text: string): PlacedPart =>
        place(Math.ceil(Math.min(within, faces[cut].widthOf(text, size))) + 2 * pad, height, (left, above) =>
          line(text, { cut, size, fill, x: left + pad, baseline: above + baseline, within }),
        );
      return { baseline, pad, pieces: mapped(texts, set) };
    },
    end: () => ({ height: y + rowHeight + GAP, svg: drawn.join("") }),
  };
}

/**
 * Cuts the parts out of a rendered sheet.
 *
 * @param png with a palette
 * @returns the runs of all parts, and where each begins
 */
export function cutSheet(
  png: Buffer,
  layout: DrawnLayout,
): { runs: Buffer; layout: Omit<LinkPictureLayout, "sum" | "version"> } {
  const { width: stride, data } = decode(png);
  const runs: number[] = [];
  const colour = ({ x, y, width, height }: PlacedPart): number =>
    data[(y + (height >> 1)) * stride + x + (width >> 1)] ?? 0;
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
  const { ground, foot, faces, pieces, ...rest } = layout;
  return {
    layout: {
      ...rest,
      ground: colour(ground),
      foot: colour(foot),
      faces: mapped(faces, (face) => ({ ...face, pieces: mapped(face.pieces, cut) })),
      pieces: mapped(pieces, cut),
    },
    runs: Buffer.from(runs),
  };
}

const mapped = <Key extends string, From, To>(record: Readonly<Record<Key, From>>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, from]) => [key, map(from)])) as Record<Key, To>;
