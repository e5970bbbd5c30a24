import type { Language } from "#rules/i18n/address";
import type { HeadTexts } from "../head/words.ts";
import { CARD } from "../head/subject.ts";
import type { SpriteFont, SpriteLayout } from "../../../worker/app.ts";
import { CARD_COLORS } from "./ink.ts";
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
interface DrawnFont extends Omit<SpriteFont, "pieces"> {
  pieces: Readonly<Record<string, PlacedPart>>;
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
  pieces: Readonly<Record<string, PlacedPart>>;
  order: SpriteLayout["order"];
  /** What else the Worker has to know. */
  rest: Omit<Layout, keyof SpriteLayout>;
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
export function makeSheet({ faces, line }: Typesetter) {
  const drawn: string[] = [];
  let [x, y, rowHeight] = [GAP, CARD.height + GAP, 0];
  const place = (width: number, height: number, draw: (x: number, y: number) => string): PlacedPart => {
    if (x + width > CARD.width - GAP) [x, y, rowHeight] = [GAP, y + rowHeight + GAP, 0];
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
      return { baseline, pad, pieces: mapValues(texts, set) };
    },
    /** Returns the height of picture and parts, and the parts on the colour behind sprites. */
    end(): { height: number; svg: string } {
      const height = y + rowHeight + GAP;
      const ground = `<path d="M0 ${CARD.height}h${CARD.width}V${height}H0z" fill="${CARD_COLORS.surface}"/>`;
      return { height, svg: ground + drawn.join("") };
    },
  };
}

export const mapValues = <Key extends string, From, To>(record: Readonly<Record<Key, From>>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, from]) => [key, map(from)])) as Record<Key, To>;
