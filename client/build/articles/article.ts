import { isDay, type Day } from "#rules/shared/day";
import type { CoverData, ArticleSummary } from "../../articles/head.ts";
import { textContentOf, toJsxSource, type HtmlElement } from "./element.ts";
import { requireField, readFields } from "./fields.ts";
import { readFirstChart, type Chart } from "./figure.ts";
import { fillPlaceholders, type ArticleData } from "./figures.ts";
import { renderProse } from "./prose.ts";
import { setSpaces, type ArticleLanguage } from "./write.ts";

/** Reading speed of such a page, in words per minute. */
const WORDS_A_MINUTE = 200;

const FORMS: ReadonlySet<string> = new Set<CoverData["form"]>(["bars", "busts", "crests", "flags", "numbers", "tiles"]);

/** A compiled article in one language. */
export interface Article {
  head: ArticleSummary;
  body: HtmlElement[];
  /** Words of the text without charts and tables. */
  words: number;
  /** The first chart, which the article's picture shows. */
  chart: Chart | null;
}

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
 * Compiles an article: front matter between lines of `---`, then its text, both with placeholders filled in.
 *
 * @throws Error with the reason if the source is invalid
 */
export function readArticle(source: string, figures: ArticleData, language: ArticleLanguage): Article {
  const written = setSpaces(fillPlaceholders(source, figures, language), language);
  const [, front, text] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(written) ?? [];
  if (front === undefined || text === undefined) throw new Error("no front matter");
  const fields = readFields(front);
  const date = requireField(fields, "date");
  if (!isDay(date)) throw new Error(`no day: ${date}`);
  const body = renderProse(text, figures, language);
  const words = countWords(body);
  const chart = readFirstChart(text, figures, language);
  const head: ArticleSummary = {
    title: requireField(fields, "title"),
    description: requireField(fields, "description"),
    kind: requireField(fields, "kind"),
    date,
    asOf: asOf(figures),
    minutes: Math.ceil(words / WORDS_A_MINUTE),
    cover: coverOf(requireField(fields, "cover")),
  };
  return { head, body, words, chart };
}

function asOf({ asOf: day }: ArticleData): Day {
  if (typeof day !== "string" || !isDay(day)) throw new Error("no day that the figures are of");
  return day;
}

/** Returns the module with the front matter, for lists. */
export const headModule = ({ head }: Article): string => `export const head = ${JSON.stringify(head)};\n`;

/**
 * Returns the module with the page's component in one language. Its props contain a component that inserts a part of
 * the site.
 */
export const bodyModule = ({ body }: Article): string =>
  [
    'import { Fragment, jsx, jsxs } from "react/jsx-runtime";',
    'import { Link } from "react-router";',
    'import { ButtonLink } from "/ui/button.tsx";',
    'import styles from "/articles/prose.module.css";',
    "export const Article = ({ Part }) => jsxs(Fragment, { children: [",
    `${body.map(toJsxSource).join(",\n")}] });`,
    "",
  ].join("\n");
