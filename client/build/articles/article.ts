import { isDay, type Day } from "#rules/shared/day";
import type { Cover, Head } from "../../articles/head.ts";
import { textOf, toSource, type Element } from "./element.ts";
import { need, readFields } from "./fields.ts";
import { firstChartOf, type Chart } from "./figure.ts";
import { fillIn, type Figures } from "./figures.ts";
import { proseOf } from "./prose.ts";
import { setSpaces, type Language } from "./write.ts";

/** Words a reader of such a page takes in a minute. */
const WORDS_A_MINUTE = 200;

const FORMS: ReadonlySet<string> = new Set<Cover["form"]>(["bars", "busts", "crests", "flags", "numbers", "tiles"]);

/** An article in one language, ready to be written as a module. */
export interface Article {
  head: Head;
  body: Element[];
  /** Words of the text; charts and tables apart. */
  words: number;
  /** The first one, which its picture shows. */
  chart: Chart | null;
}

const isRead = ({ tag }: Element): boolean => tag !== "figure";

const countWords = (body: readonly Element[]): number =>
  body.filter(isRead).reduce(
    (count, piece) =>
      count +
      textOf(piece)
        .split(/[\s\u00a0]+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    0,
  );

function coverOf(field: string): Cover {
  const [form = "", ...of] = field.split(/\s+/);
  if (!FORMS.has(form)) throw new Error(`no cover ${form}`);
  return { form: form as Cover["form"], of };
}

/**
 * Reads an article: front matter between lines of `---`, then its text, both with figures filled in.
 *
 * @throws with the reason when it cannot be made into a page
 */
export function readArticle(source: string, figures: Figures, language: Language): Article {
  const written = setSpaces(fillIn(source, figures, language), language);
  const [, front, text] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(written) ?? [];
  if (front === undefined || text === undefined) throw new Error("no front matter");
  const fields = readFields(front);
  const date = need(fields, "date");
  if (!isDay(date)) throw new Error(`no day: ${date}`);
  const body = proseOf(text, figures, language);
  const words = countWords(body);
  const chart = firstChartOf(text, figures, language);
  const head: Head = {
    title: need(fields, "title"),
    description: need(fields, "description"),
    kind: need(fields, "kind"),
    date,
    asOf: asOf(figures),
    minutes: Math.ceil(words / WORDS_A_MINUTE),
    cover: coverOf(need(fields, "cover")),
  };
  return { head, body, words, chart };
}

function asOf({ asOf: day }: Figures): Day {
  if (typeof day !== "string" || !isDay(day)) throw new Error("no day that the figures are of");
  return day;
}

/** The module that lists read. */
export const headModule = ({ head }: Article): string => `export const head = ${JSON.stringify(head)};\n`;

/** The module of the page: a component, in the language it was written in; it is handed what puts a part of the site in. */
export const bodyModule = ({ body }: Article): string =>
  [
    'import { Fragment, jsx, jsxs } from "react/jsx-runtime";',
    'import { Link } from "react-router";',
    'import { ButtonLink } from "/ui/button.tsx";',
    'import styles from "/articles/prose.module.css";',
    "export const Article = ({ Part }) => jsxs(Fragment, { children: [",
    `${body.map(toSource).join(",\n")}] });`,
    "",
  ].join("\n");
