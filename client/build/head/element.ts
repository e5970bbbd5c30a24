type Attributes = Readonly<Record<string, string>>;

/** Escapes text for XML and HTML, in elements and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Renders attributes, each after a space. A value may contain tokens of placeholders. */
export const renderAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");

export const renderLink = (attributes: Attributes): string => `<link${renderAttributes(attributes)}>`;

/** Renders `meta` elements of names and their contents, with properties for Open Graph. */
export const renderMeta = (key: "name" | "property", contents: Attributes): string =>
  Object.entries(contents)
    .map(([name, content]) => `<meta${renderAttributes({ [key]: name, content })}>`)
    .join("");
