/** As much of opentype.js as is used here; it brings no types of its own. */
declare module "opentype.js/dist/opentype.mjs" {
  interface Font {
    /** How far a line of text reaches, in the unit of `size`. */
    getAdvanceWidth(text: string, size: number): number;
    /** The outlines of a line of text whose baseline begins at a point. */
    getPath(text: string, x: number, y: number, size: number): { toPathData(decimals: number): string };
  }
  export function parse(file: ArrayBuffer): Font;
}
