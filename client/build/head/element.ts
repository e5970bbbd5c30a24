/** One element of a document's head. A value may contain tokens of placeholders. */
export interface HeadElement {
  tag: "title" | "meta" | "link" | "script";
  attributes: Readonly<Record<string, string>>;
  /** Text content of a title or a script. */
  text?: string;
}

/** Creates `meta` elements of names and their contents, with properties for Open Graph. */
export const metaElements = (key: "name" | "property", contents: Readonly<Record<string, string>>): HeadElement[] =>
  Object.entries(contents).map(([name, content]) => ({ tag: "meta", attributes: { [key]: name, content } }));

/** Escapes text for XML and HTML, in elements and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const renderHead = (head: readonly HeadElement[]): string => head.map(write).join("");

function write({ tag, attributes, text }: HeadElement): string {
  const open = `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("")}>`;
  if (text === undefined) return open;
  // Scripts are not unescaped: their text must be safe unescaped, like JSON without "<".
  return `${open}${tag === "script" ? text : escapeHtml(text)}</${tag}>`;
}
