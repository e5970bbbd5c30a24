/** A piece of a page: text, or an element with what is in it. */
export type Piece = string | Element;
export interface Element {
  /** Of HTML or SVG in small letters; a component of the site with a capital. */
  tag: string;
  /** `className` names a class of prose.module.css. */
  props: Readonly<Record<string, string | number | boolean>>;
  children: readonly Piece[];
}
/** Makes an element. */
export declare const element: (tag: string, props?: Element["props"], ...children: Piece[]) => Element;
/** Writes a piece as the expression React's compiler would make of it. */
export declare function toSource(piece: Piece): string;
/** All the text of a piece, as it is read. */
export declare const textOf: (piece: Piece) => string;
