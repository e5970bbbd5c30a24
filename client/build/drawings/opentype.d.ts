/** As much of opentype.js as is used here; it brings no types of its own. */
declare module "opentype.js/dist/opentype.mjs" {
  interface Font {
    /** How far a line of text reaches, in the unit of `size`. */
    getAdvanceWidth(text: string, size: number): number;
    /** The outlines of a line of text whose baseline begins at a point. */
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
  }
  /** A step of a path as SVG has it, with absolute points. */
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
