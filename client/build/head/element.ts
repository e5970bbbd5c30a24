/** One element of a document's head. A value may contain tokens of placeholders. */
export interface HeadElement {
  tag: "title" | "meta" | "link" | "script";
  attributes: Readonly<Record<string, string>>;
  /** What is in it; of a title or a script. */
  text?: string;
}

/** What a browser's tab, a list of results or a shared link takes from a named `meta`. */
export const metaByName = (name: string, content: string): HeadElement => ({
  tag: "meta",
  attributes: { name, content },
});

/** The same for Open Graph, which speaks of properties. */
export const metaByProperty = (name: string, content: string): HeadElement => ({
  tag: "meta",
  attributes: { property: name, content },
});

/** Writes text so that it is nothing but text, in XML as in HTML, between tags as in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Writes elements as HTML. */
export const renderHead = (head: readonly HeadElement[]): string => head.map(write).join("");

function write({ tag, attributes, text }: HeadElement): string {
  const open = `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("")}>`;
  if (text === undefined) return open;
  // In a script nothing is unescaped: its text must be safe as it stands, as JSON without "<" is.
  return `${open}${tag === "script" ? text : escapeHtml(text)}</${tag}>`;
}
