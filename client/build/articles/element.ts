/** A node of an article: text, or an element with children. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** HTML or SVG in lower case, a component of the site in upper case. */
  tag: string;
  /** `className` is a class of prose.module.css. */
  props: Readonly<Record<string, string | number | boolean>>;
  children: readonly HtmlNode[];
}

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
  const inside = children.map(toJsxSource);
  if (inside.length === 1) written.push(`children: ${inside[0]}`);
  if (inside.length > 1) written.push(`children: [${inside.join(", ")}]`);
  return `{ ${written.join(", ")} }`;
}

/** Returns a node as the JSX runtime call that React's compiler would emit. */
export function toJsxSource(piece: HtmlNode): string {
  if (typeof piece === "string") return JSON.stringify(piece);
  const make = piece.children.length > 1 ? "jsxs" : "jsx";
  return `${make}(${isComponent(piece.tag) ? piece.tag : JSON.stringify(piece.tag)}, ${propsToSource(piece)})`;
}

export const textContentOf = (piece: HtmlNode): string =>
  typeof piece === "string" ? piece : piece.children.map(textContentOf).join(" ");

/** Renders a table. The first cell of a row is its heading. */
export function tableOf(className: string, headings: readonly string[], rows: readonly HtmlNode[][]): HtmlElement {
  const row = (cells: HtmlElement[]): HtmlElement => element("tr", {}, ...cells);
  return element(
    "table",
    { className },
    element("thead", {}, row(headings.map((heading) => element("th", { scope: "col" }, heading)))),
    element(
      "tbody",
      {},
      ...rows.map(([name = "", ...values]) =>
        row([element("th", { scope: "row" }, name), ...values.map((value) => element("td", {}, value))]),
      ),
    ),
  );
}

/** Renders a figure: its title and note, then the content. */
export const figureOf = (title: string, note: string, ...content: HtmlElement[]): HtmlElement =>
  element(
    "figure",
    { className: "figure" },
    element("figcaption", {}, element("b", {}, title), element("span", {}, note)),
    ...content,
  );
