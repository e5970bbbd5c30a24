/** What a club's sweater is drawn in (styles/teams.css). */
export interface Colours {
  /** Sweater. */
  t1: string;
  /** Trim. */
  t2: string;
  /** The number on it. */
  ti: string;
  /** The number's outline. */
  to: string;
}
/** Draws a bust as a whole SVG, with a number on its back or with none. */
export type DrawBust = (colours: Colours, number: string | null) => string;
/**
 * Takes the bust from the sprite, and the numerals as outlines from the font's own file.
 *
 * @param pixels width and height of the picture
 */
export declare function readBust(pixels: number): Promise<DrawBust>;
