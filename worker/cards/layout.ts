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
