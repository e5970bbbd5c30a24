import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** An element or a text of a page: how deep it is nested, and what is to be read of it. */
interface Line {
  depth: number;
  words: string[];
}

/** Shapes of drawings, and what React and Vite number by themselves. */
const LEFT_OUT =
  /^(?:d|id|viewBox|width|height|x|y|cx|cy|r|points|transform|for|list|aria-(?:controls|describedby|labelledby))$/;
/** Classes of components are named with a hash of their file. */
const HASH = /^_(.+)_[0-9a-f]{6}$/;

function wordsOf({ tagName, attrs }: Element): string[] {
  const classes = (attrs.find(({ name }) => name === "class")?.value ?? "").split(" ").filter(Boolean);
  const shown = attrs.filter(({ name }) => name !== "class" && !LEFT_OUT.test(name));
  return [
    [tagName, ...classes.map((name) => name.replace(HASH, "$1"))].join("."),
    ...shown.map(({ name, value }) => (value === "" ? `[${name}]` : `[${name}=${value}]`)),
  ];
}

/** Returns the lines of a page: the only child of an element is in its line, and elements without any words are left out. */
function linesOf(parent: Parent, depth: number): Line[] {
  return parent.childNodes.flatMap((node): Line[] => {
    if (tree.isTextNode(node)) return node.value.trim() === "" ? [] : [{ depth, words: [node.value.trim()] }];
    if (!tree.isElementNode(node) || ["path", "circle", "rect", "defs", "g"].includes(node.tagName)) return [];
    const words = wordsOf(node);
    const inner = linesOf(node, depth + 1);
    const [only] = inner;
    if (only !== undefined && inner.every((line) => line === only || line.depth > only.depth))
      return [
        { depth, words: [...words, ...only.words] },
        ...inner.slice(1).map((line) => ({ ...line, depth: line.depth - 1 })),
      ];
    return inner.length === 0 && words.length === 1 && node.tagName !== "td" ? [] : [{ depth, words }, ...inner];
  });
}

/**
 * Describes a page in English and French as lines to be compared with a file and to be read by a person: elements with
 * their classes, attributes and text, indented as they are nested. What the languages do not share is "English ¦ French".
 */
export function outline(english: Parent, french: Parent): string {
  const [lines, others] = [linesOf(english, 0), linesOf(french, 0)];
  const textOf = ({ depth, words }: Line, other?: Line): string =>
    "  ".repeat(depth) +
    words
      .map((word, at) => (other === undefined || other.words[at] === word ? word : `${word} ¦ ${other.words[at]}`))
      .join(" ");
  const isSame = ({ depth, words }: Line, other: Line | undefined): boolean =>
    other?.depth === depth && other.words.length === words.length;
  if (lines.length === others.length && lines.every((line, at) => isSame(line, others[at])))
    return lines.map((line, at) => textOf(line, others[at])).join("\n");
  return [...lines.map((line) => textOf(line)), "", "¦", "", ...others.map((line) => textOf(line))].join("\n");
}
