/** A sprite: where its runs begin among all runs, and its size in pixels. */
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
 * How a picture is composed: an upper part that is the same on all pictures of its kind, and a lower one, a board with
 * sprites on it. The template's file has the PNG as far as both are equal, then all sprites as runs of one colour (one byte
 * length, one byte colour), which is faster to decode than compressed data. The build writes it
 * (client/build/link-pictures/template.ts).
 */
export interface SpriteLayout<Font extends string = string> {
  /** Number of rows of the upper part, and their Adler-32 checksum. */
  top: number;
  sum: number;
  /** Where the runs begin in the file. */
  start: number;
  /** Palette index of the colour behind sprites. */
  ground: number;
  faces: Readonly<Record<Font, SpriteFont>>;
  /** Sprites other than letters; `board` is the lower part without sprites. */
  pieces: Readonly<Record<string, Sprite>>;
  /** The order of "weekday", "date" and "month". */
  order: readonly string[];
}

/** The picture of a puzzle (client/build/link-pictures/day.ts). */
export interface DayPictureLayout extends SpriteLayout<"number" | "date"> {
  /** Where the puzzle's number and its date begin. */
  number: { x: number; baseline: number };
  date: { x: number; baseline: number };
}

/** The picture of a shared link (client/build/link-pictures/link.ts). */
export interface LinkPictureLayout extends SpriteLayout<"big" | "small" | "name" | "letter" | "line"> {
  /** Version of the drawing, for cache busting. */
  version: string;
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
