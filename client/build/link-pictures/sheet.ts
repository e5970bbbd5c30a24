import { decode } from "fast-png";
import type { Face, LinkLayout, Piece } from "../../../worker/app.ts";
import type { FontWeight } from "../drawings/letters.ts";
import type { Typesetter } from "./type.ts";

/** How pieces of type are cut. */
export interface SheetPart {
  cut: FontWeight;
  size: number;
  fill: string;
  /** Of a piece, and how far below its top the baseline is. */
  height: number;
  baseline: number;
  /** What leans out of its own width on either side. */
  pad: number;
  /** In which a piece must have room: what is wider is set smaller. */
  within?: number;
}

/** Where a piece stands on its sheet. */
export interface PlacedPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A face before it is cut out. */
export interface DrawnFace extends Omit<Face, "pieces"> {
  pieces: Readonly<Record<string, PlacedPart>>;
}

/** A layout before its pieces are cut out. */
export type DrawnLayout = Omit<LinkLayout, "sum" | "version" | "ground" | "foot" | "faces" | "pieces"> & {
  ground: PlacedPart;
  foot: PlacedPart;
  faces: Record<keyof LinkLayout["faces"], DrawnFace>;
  pieces: Readonly<Record<string, PlacedPart>>;
};

/** So that what is scaled by a hair does not bleed into its neighbour. */
const GAP = 2;

/** Puts pieces side by side in rows beneath a picture, to be cut out there. */
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
    /** Sets pieces of type, each by its name. */
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
 * Cuts the pieces out of a sheet that has been drawn.
 *
 * @param png with a palette
 * @returns the runs of all pieces, and where each begins
 */
export function cutSheet(
  png: Buffer,
  layout: DrawnLayout,
): { runs: Buffer; layout: Omit<LinkLayout, "sum" | "version"> } {
  const { width: stride, data } = decode(png);
  const runs: number[] = [];
  const colour = ({ x, y, width, height }: PlacedPart): number =>
    data[(y + (height >> 1)) * stride + x + (width >> 1)] ?? 0;
  const cut = ({ x, y, width, height }: PlacedPart): Piece => {
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
