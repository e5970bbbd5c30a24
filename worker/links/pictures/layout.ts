/** A sprite in a template, in pixels, as high as its line. */
export type TemplateSprite = readonly [x: number, y: number, width: number];

/** Where a line of a picture is written, and its sprites. */
export interface SpriteLine {
  x: number;
  y: number;
  height: number;
  stamps: Readonly<Record<string, TemplateSprite>>;
}

/**
 * How the picture of a day is made from a template: sprites below the picture are copied into it, then the rows below
 * it are cut off. The build writes it next to the templates (client/build/link-pictures/day.ts).
 */
export interface DayPictureLayout {
  height: number;
  /** Number of rows of the upper part, which is the same for all days. */
  top: number;
  /** Adler-32 checksum of these rows. */
  sum: number;
  number: SpriteLine;
  date: SpriteLine;
  /** The order of "weekday", "date" and "month". */
  order: readonly string[];
}

/** A sprite of link pictures: where its runs begin in the file of sprites, and its size in pixels. */
export type Sprite = readonly [from: number, width: number, height: number];

/** A font size as sprites of words, digits and letters. */
export interface SpriteFont {
  /** Distance of the baseline from the top of a sprite. */
  baseline: number;
  /** How far each sprite extends beyond its own width, on either side. */
  pad: number;
  pieces: Readonly<Record<string, Sprite>>;
}

/**
 * How the picture of a shared link is composed: an upper part that all pictures have, and below it a one-colour
 * background with sprites. The sprites are in a separate file as runs of one colour (one byte length, one byte colour),
 * which is faster to decode than compressed data. The build writes it (client/build/link-pictures/link.ts).
 */
export interface LinkPictureLayout {
  /** Number of rows of the upper part, and their Adler-32 checksum. */
  top: number;
  sum: number;
  /** Version of the drawing, for cache busting. */
  version: string;
  /** Palette indexes of the background and of the bottom line. */
  ground: number;
  foot: number;
  faces: Readonly<Record<"big" | "small" | "name" | "letter" | "line", SpriteFont>>;
  pieces: Readonly<Record<string, Sprite>>;
  /** The order of "weekday", "date" and "month". */
  order: readonly string[];
  words: LinkTexts;
}

/** Texts with the placeholders `{{name}}`, `{{who}}`, `{{result}}`, `{{title}}`, `{{game}}`, `{{number}}`. */
export interface LinkTexts {
  title: Record<
    | "challenge"
    | "friend"
    | "beat"
    | "match"
    | "hidden"
    | "reply"
    | "friendReply"
    | "got"
    | "gotAtOnce"
    | "missed"
    | "filled"
    | "filledAll",
    string
  >;
  description: Record<"puzzle" | "hidden" | "reply" | "round", string>;
  /** "Deke #{{number}} {{game}}" */
  puzzle: string;
  games: Readonly<Record<string, string>>;
}
