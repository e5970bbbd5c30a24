/** An element with what is to be read of it, or a text. An only child is part of its parent. */
interface Item {
  words: readonly string[];
  inner: readonly Item[];
}

/** Shapes of drawings, and the ids of elements. */
const LEFT_OUT = /^(?:d|id|viewBox|preserveAspectRatio|width|height|x|y|cx|cy|r|rx|points)$/;
/** Of references to other elements only the fact is shown. */
const REFERENCE = /^(?:for|list|aria-(?:controls|describedby|labelledby|activedescendant))$/;
/** What frequent attributes are shortened to. */
const SHORT: Readonly<Record<string, string>> = {
  "aria-hidden=true": "(hidden)",
  "type=button": "",
  "role=img": "",
  // From the router.
  "data-discover=true": "",
};
/** Classes of components are named with a hash of their file. */
const HASH = /^_(.+)_[0-9a-f]{6}$/;
const MAX_WIDTH = 240;
/** Longer lists of options are shortened. */
const MAX_OPTIONS = 9;

/** Shortens one letter that is repeated. */
const shorten = (text: string): string => text.replace(/(.)\1{99,}/g, "$1…");

function wordsOf(element: Element): string[] {
  const { localName: tagName } = element;
  const attrs = [...element.attributes];
  if (tagName === "use") return attrs.map(({ value }) => value);
  const classes = (attrs.find(({ name }) => name === "class")?.value ?? "").split(" ").filter(Boolean);
  // A drawing without a class is known by its shape only.
  if (tagName === "path" && attrs.every(({ name }) => name === "d")) return [`path ${attrs[0]?.value.slice(0, 8)}`];
  const told = attrs.flatMap(({ name, value }) => {
    if (name === "class" || (LEFT_OUT.test(name) && tagName !== "canvas")) return [];
    // React numbers ids by itself.
    const own = value.replace(/_[rR]_\w+_/, "");
    const text = own === "" || REFERENCE.test(name) ? name : `${name}=${own}`;
    return SHORT[text] ?? `[${text}]`;
  });
  return [[tagName, ...classes.map((name) => name.replace(HASH, "$1"))].join("."), ...told.filter(Boolean)];
}

/** Returns the items of a page, without elements that have no words, such as the lines of a drawing. */
const itemsOf = (parent: Element): Item[] =>
  [...parent.childNodes].flatMap((node): Item[] => {
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "").trim() : "";
    if (text !== "") return [{ words: [shorten(text)], inner: [] }];
    if (!(node instanceof Element)) return [];
    const words = wordsOf(node);
    const inner = itemsOf(node);
    const [only] = inner;
    if (only !== undefined && inner.length === 1) return [{ words: [...words, ...only.words], inner: only.inner }];
    return inner.length === 0 &&
      words.length === 1 &&
      words[0] === node.localName &&
      !["td", "i"].includes(node.localName)
      ? []
      : [{ words, inner }];
  });

/** Merges the items of two languages: words that differ are "English ¦ French", and so are lists that do. */
function merge(english: readonly Item[], french: readonly Item[]): Item[] {
  const isSame = ({ words }: Item, at: number) => words.length === french[at]?.words.length;
  if (english.length !== french.length || !english.every(isSame))
    return [...english, { words: ["¦"], inner: [] }, ...french];
  return english.map(({ words, inner }, at) => ({
    words: words.map((word, place) => {
      const other = french[at]?.words[place];
      if (word === other) return word;
      const path = /^\[href=(\/.*)\]$/.exec(word)?.[1];
      // The same page in the other language.
      return other === `[href=/fr${path?.replace(/^\/(?=\?|$)/, "")}]` ? `[to=${path}]` : `${word} ¦ ${other}`;
    }),
    inner: merge(inner, french[at]?.inner ?? []),
  }));
}

/**
 * Returns the lines of items. An item that fits is one line. Equal ones in a row are counted, and so are options of a
 * select that differ only by what can be chosen: the first and the last are shown.
 */
function linesOf(items: readonly Item[]): string[] {
  const texts = items.map(({ words, inner }) => {
    const own = words.join(" ");
    const lines = linesOf(inner);
    const short = `${own} { ${lines.join(" | ")} }`;
    if (lines.length === 0) return [own];
    return short.length <= MAX_WIDTH && lines.every((line) => !line.startsWith(" "))
      ? [short]
      : [own, ...lines.map((line) => `  ${line}`)];
  });
  const looks = items.map(({ words: [tag = "", ...words] }, at) =>
    tag === "option" && items.length > MAX_OPTIONS ? [tag, ...words.slice(1, -1)].join(" ") : texts[at]?.join("\n"),
  );
  return texts.flatMap((lines, at) => {
    if (looks[at] === looks[at - 1] && looks[at] === looks[at + 1]) return [];
    const count = looks.slice(0, at).findLastIndex((look) => look !== looks[at]);
    const same = at - count;
    if (looks[at] === looks[at + 1] || same === 1) return lines;
    return items[at]?.words[0] === "option" ? [`… ${same} in all`, ...lines] : [`… ${same} in all`];
  });
}

/**
 * Describes a page in English and French as lines to be compared with a file and to be read by a person: elements with
 * their classes, attributes and text, indented as they are nested. What the languages do not share is "English ¦ French".
 */
export const outline = (english: Element, french: Element): string =>
  linesOf(merge(itemsOf(english), itemsOf(french))).join("\n");
