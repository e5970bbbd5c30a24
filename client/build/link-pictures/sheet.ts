import type { Language } from "#rules/i18n/address";
import type { HeadTexts } from "../head/words.ts";
import { CARD } from "../head/subject.ts";
import type { SpriteFont, SpriteLayout } from "../../../worker/app.ts";
import type { FontWeight } from "./letters.ts";
import type { Typesetter } from "./type.ts";

/** Position of a part. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How text parts are cut out. */
export interface SheetPart {
  weight: FontWeight;
  size: number;
  fill?: string;
  /** Height of a part, and the distance of its baseline from the top. */
  height: number;
  baseline: number;
  /** Padding for what extends beyond the text's width on either side. */
  pad: number;
  /** Maximum width; wider text is set smaller. */
  within?: number;
}

/** A font's parts before they are cut out. */
interface DrawnFont extends Omit<SpriteFont, "pieces"> {
  pieces: Readonly<Record<string, Area>>;
}

/** A picture that the Worker completes with sprites, which are below it. */
export interface DrawnTemplate<Layout extends SpriteLayout = SpriteLayout> {
  language: Language;
  /** The game, or "link". */
  name: string;
  svg: string;
  /** How many rows no sprite changes. */
  top: number;
  faces: Readonly<Record<keyof Layout["faces"], DrawnFont>>;
  pieces: Readonly<Record<string, Area>>;
  order: SpriteLayout["order"];
  /** What else the Worker has to know. */
  rest: Omit<Layout, keyof SpriteLayout>;
}

/** Returns parts that are named after their own text. */
export const namedAlike = (texts: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...texts].map((text) => [text, text]));

export const DIGITS = namedAlike("0123456789");

/** Returns the parts of dates by name, and the space between them (worker/links/pictures/day-picture.ts). Weekdays begin with Monday; `first` is the first of a month, such as « 1er ». */
export const dateTexts = ({ weekdays, months, first }: HeadTexts["day"]): Record<string, string> => ({
  ...DIGITS,
  " ": "\u00a0",
  first,
  ...Object.fromEntries(weekdays.map((text, at) => [`weekday-${at}`, text])),
  ...Object.fromEntries(months.map((text, at) => [`month-${at + 1}`, text])),
});

/** Gap between parts, so that scaling does not blend neighbours. */
const GAP = 2;

/** Places parts next to each other in rows below a picture, to be cut out. */
export function makeSheet({ widthOf }: Typesetter) {
  const drawn: string[] = [];
  const pieces: Record<string, Area> = {};
  let [x, y, rowHeight] = [GAP, CARD.height + GAP, 0];
  const place = (width: number, height: number, svg: string): Area => {
    if (x + width > CARD.width - GAP) [x, y, rowHeight] = [GAP, y + rowHeight + GAP, 0];
    const cutout = { x, y, width, height };
    drawn.push(`<g transform="translate(${x} ${y})">${svg}</g>`);
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
    return cutout;
  };
  return {
    /** Places a drawing whose upper left corner is at 0, 0. */
    piece(name: string, { width, height }: { width: number; height: number }, svg: string): void {
      pieces[name] = place(width, height, svg);
    },
    /** Draws parts of text by name. */
    face(
      texts: Readonly<Record<string, string>>,
      { weight, size, fill = "var(--text)", height, baseline, pad, within = Infinity }: SheetPart,
    ): DrawnFont {
      const set = (text: string): Area =>
        place(
          Math.ceil(Math.min(within, widthOf(text, weight, size))) + 2 * pad,
          height,
          `<text x="${pad}" y="${baseline}" font-size="${size}" font-weight="${weight}" fill="${fill}" data-within="${within}">${text}</text>`,
        );
      return { baseline, pad, pieces: mapValues(texts, set) };
    },
    /** Returns the height of picture and parts, the parts on the colour behind sprites, and the pieces. */
    end() {
      const height = y + rowHeight + GAP;
      const ground = `<path d="M0 ${CARD.height}h${CARD.width}V${height}H0z" fill="var(--surface)"/>`;
      return { height, svg: ground + drawn.join(""), pieces };
    },
  };
}

export const mapValues = <Key extends string, From, To>(record: Readonly<Record<Key, From>>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, from]) => [key, map(from)])) as Record<Key, To>;
