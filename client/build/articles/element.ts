/** A piece of a page: text, or an element with what is in it. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** Of HTML or SVG in small letters; a component of the site with a capital. */
  tag: string;
  /** `className` names a class of prose.module.css. */
  props: Readonly<Record<string, string | number | boolean>>;
  children: readonly HtmlNode[];
}

/** Makes an element. */
export const element = (tag: string, props: HtmlElement["props"] = {}, ...children: HtmlNode[]): HtmlElement => ({
  tag,
  props,
  children,
});

const isComponent = (tag: string): boolean => /^[A-Z]/.test(tag);

function propsToSource({ props, children }: HtmlElement): string {
  const written = Object.entries(props).map(
    ([name, value]) =>
      `${JSON.stringify(name)}: ${name === "className" ? `styles[${JSON.stringify(value)}]` : JSON.stringify(value)}`,
  );
  const inside = children.map(toSource);
  if (inside.length === 1) written.push(`children: ${inside[0]}`);
  if (inside.length > 1) written.push(`children: [${inside.join(", ")}]`);
  return `{ ${written.join(", ")} }`;
}

/** Writes a piece as the expression React's compiler would make of it. */
export function toSource(piece: HtmlNode): string {
  if (typeof piece === "string") return JSON.stringify(piece);
  const make = piece.children.length > 1 ? "jsxs" : "jsx";
  return `${make}(${isComponent(piece.tag) ? piece.tag : JSON.stringify(piece.tag)}, ${propsToSource(piece)})`;
}

/** All the text of a piece, as it is read. */
export const textContentOf = (piece: HtmlNode): string =>
  typeof piece === "string" ? piece : piece.children.map(textContentOf).join(" ");
