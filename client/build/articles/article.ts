import type { Language } from "#rules/i18n/address";
import { isDay, type Day } from "#rules/shared/day";
import type { CoverData, ArticleSummary } from "../../articles/head.ts";
import { textContentOf, toJsxSource, type HtmlElement, type HtmlNode } from "./element.ts";
import { requireField, readFields } from "./fields.ts";
import { fillPlaceholders, type ArticleData } from "./figures.ts";
import { renderProse } from "./prose.ts";
import { setSpaces } from "./write.ts";

/** Reading speed of such a page, in words per minute. */
const WORDS_A_MINUTE = 200;

const FORMS: ReadonlySet<string> = new Set<CoverData["form"]>(["bars", "busts", "crests", "flags", "numbers", "tiles"]);

const isRead = ({ tag }: HtmlElement): boolean => tag !== "figure";

const countWords = (body: readonly HtmlElement[]): number =>
  body.filter(isRead).reduce(
    (count, piece) =>
      count +
      textContentOf(piece)
        .split(/[\s\u00a0]+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    0,
  );

function coverOf(field: string): CoverData {
  const [form = "", ...of] = field.split(/\s+/);
  if (!FORMS.has(form)) throw new Error(`no cover ${form}`);
  return { form: form as CoverData["form"], of };
}

/**
 * Compiles a Markdown file: front matter between lines of `---`, then its text, both with placeholders filled in.
 *
 * @throws Error with the reason if the source is invalid
 */
export function readDocument(source: string, figures: ArticleData, language: Language) {
  const written = setSpaces(fillPlaceholders(source, figures, language), language);
  const [, front, text] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(written) ?? [];
  if (front === undefined || text === undefined) throw new Error("no front matter");
  const fields = readFields(front);
  const date = requireField(fields, "date");
  if (!isDay(date)) throw new Error(`no day: ${date}`);
  return { fields, date, ...renderProse(text, figures, language) };
}

/** A compiled article in one language. */
export type Article = ReturnType<typeof readArticle>;

/**
 * Compiles an article.
 *
 * @throws Error with the reason if the source is invalid
 */
export function readArticle(source: string, figures: ArticleData, language: Language) {
  const { fields, date, body, charts } = readDocument(source, figures, language);
  const words = countWords(body);
  const head: ArticleSummary = {
    title: requireField(fields, "title"),
    description: requireField(fields, "description"),
    kind: requireField(fields, "kind"),
    date,
    asOf: asOf(figures),
    minutes: Math.ceil(words / WORDS_A_MINUTE),
    cover: coverOf(requireField(fields, "cover")),
  };
  return {
    head,
    body,
    /** Words of the text without charts and tables. */
    words,
    /** The first chart, which the article's picture shows. */
    chart: charts[0] ?? null,
  };
}

function asOf({ asOf: day }: ArticleData): Day {
  if (typeof day !== "string" || !isDay(day)) throw new Error("no day that the figures are of");
  return day;
}

/** Returns the module with a text's front matter, for lists and bylines. */
export const headModule = (head: object): string => `export const head = ${JSON.stringify(head)};\n`;

/** The modules of the components that a text can contain, from its folder. */
const COMPONENTS: Readonly<Record<string, string>> = {
  Link: "react-router",
  ButtonLink: "../../ui/button.tsx",
  DialogLink: "../../ui/dialog-link.tsx",
};

const tagsIn = (body: readonly HtmlNode[]): string[] =>
  body.flatMap((node) => (typeof node === "string" ? [] : [node.tag, ...tagsIn(node.children)]));

/**
 * Returns the module with a text's component in one language. Its props contain a component that inserts a part of the
 * site. Imports only what the text contains: a component brings its styles.
 */
export function bodyModule(body: readonly HtmlElement[]): string {
  const tags = new Set(tagsIn(body));
  return [
    'import { Fragment, jsx, jsxs } from "react/jsx-runtime";',
    ...Object.entries(COMPONENTS).flatMap(([name, from]) =>
      tags.has(name) ? `import { ${name} } from ${JSON.stringify(from)};` : [],
    ),
    'import styles from "../../articles/prose.module.css";',
    "export const Text = ({ Part }) => jsxs(Fragment, { children: [",
    `${body.map(toJsxSource).join(",\n")}] });`,
    "",
  ].join("\n");
}
