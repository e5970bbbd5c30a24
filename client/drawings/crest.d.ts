import type { Colours } from "./bust.ts";
export type Shape = "Eastern" | "Western" | "past";
/** Draws a club's crest as a whole SVG. */
export type DrawCrest = (code: string, shape: Shape, colours: Colours) => string;
/** Takes the crests from the sprite, and their letters as outlines from the font's own file. */
export declare function readCrest(): Promise<DrawCrest>;
