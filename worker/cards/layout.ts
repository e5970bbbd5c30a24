/** A piece of a template that says something of a day: from where to where, in whole pixels, as high as its line. */
export type Stamp = readonly [x: number, y: number, width: number];

/** Where a line of a picture is put together, and of what. */
export interface Line {
  x: number;
  y: number;
  height: number;
  stamps: Readonly<Record<string, Stamp>>;
}

/**
 * How a template becomes the picture of a day: pieces that lie below the picture are copied into it, and what lies
 * below is cut off. Written beside the templates when the site is built (client/cards/day.ts).
 */
export interface Layout {
  /** Of the picture. */
  height: number;
  /** How many rows the upper part of the template has, which no day changes. */
  top: number;
  /** The sum over these rows. */
  sum: number;
  number: Line;
  date: Line;
  /** In which order "weekday", "date" and "month" stand. */
  order: readonly string[];
}

/** A piece of a link's picture: where its runs begin in the file of pieces, and its size in pixels. */
export type Piece = readonly [from: number, width: number, height: number];

/** A size of type, as the pieces that a line is put together of: words, digits, letters. */
export interface Face {
  /** How far below its top a piece has its baseline. */
  baseline: number;
  /** How far each piece reaches beyond its own width, on either side. */
  pad: number;
  pieces: Readonly<Record<string, Piece>>;
}

/**
 * How the picture of a link is put together that a friend has sent: beneath the upper part, which every picture has, a
 * board in one colour, and pieces on it. They stand in a file of their own, each as runs of one colour: a byte says how
 * long, the next which. That opens faster than anything packed. Written beside the upper part when the site
 * is built (client/cards/link.ts).
 */
export interface LinkLayout {
  /** How many rows the upper part has, and the sum over them. */
  top: number;
  sum: number;
  /** Tells one drawing from another: pictures are kept by caches for good. */
  version: string;
  /** The colours of the board and of the line at its foot, by their place in the palette. */
  ground: number;
  foot: number;
  faces: Readonly<Record<"big" | "small" | "name" | "letter" | "line", Face>>;
  pieces: Readonly<Record<string, Piece>>;
  /** In which order "weekday", "date" and "month" stand. */
  order: readonly string[];
  words: LinkWords;
}

/** What links say in words: with the gaps `{{name}}`, `{{who}}`, `{{result}}`, `{{title}}`, `{{game}}`, `{{number}}`. */
export interface LinkWords {
  title: Record<"challenge" | "friend" | "beat" | "match" | "hidden" | "reply" | "friendReply", string>;
  description: Record<"puzzle" | "hidden" | "reply" | "round", string>;
  /** "Deke #{{number}} {{game}}" */
  puzzle: string;
  games: Readonly<Record<string, string>>;
}
