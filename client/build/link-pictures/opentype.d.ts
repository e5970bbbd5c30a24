/** The parts of opentype.js that are used here. The package has no types. */
declare module "opentype.js/dist/opentype.mjs" {
  interface Font {
    /** Returns the width of a line of text, in the unit of `size`. */
    getAdvanceWidth(text: string, size: number): number;
    /** Returns the outlines of a line of text whose baseline begins at a point. */
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
  }
  /** A command of an SVG path, with absolute points. */
  export interface Command {
    type: "M" | "L" | "Q" | "C" | "Z";
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }
  export function parse(file: ArrayBuffer): Font;
}
