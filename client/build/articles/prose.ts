import type { Language } from "#rules/i18n/address";
import { Lexer, marked, type Token, type Tokens } from "marked";
import type { DialogName } from "../../ui/dialogs-open.ts";
import { element, type HtmlElement, type HtmlNode } from "./element.ts";
import { renderFigure, type Chart } from "./figure.ts";
import { renderTable } from "./table.ts";
import type { ArticleData } from "./figures.ts";

/** Context of rendering an article's text. */
interface Setting {
  figures: ArticleData;
  language: Language;
  /** Charts rendered so far. */
  charts: Chart[];
}

const refuse = (token: Token): never => {
  throw new Error(`texts have no ${token.type}: ${token.raw.slice(0, 60)}`);
};

function inline(token: Token): HtmlNode[] {
  switch (token.type) {
    case "text":
      return textOf((token as Tokens.Text).text);
    case "escape":
      return [(token as Tokens.Escape).text];
    case "em":
      return [element("em", {}, ...inlines(token))];
    case "strong":
      return [element("strong", {}, ...inlines(token))];
    case "link":
      return [linkOf(token as Tokens.Link)];
    default:
      return refuse(token);
  }
}

const inlines = (token: Token): HtmlNode[] => ("tokens" in token ? (token.tokens ?? []) : []).flatMap(inline);

/** Renders text. A placeholder that the Worker fills in, such as `%OPERATOR%`, becomes a part of that name. */
const textOf = (text: string): HtmlNode[] =>
  text
    .split(/%([A-Z]+)%/)
    .map((piece, at) => (at % 2 === 0 ? piece : element("Part", { name: piece })))
    .filter((piece) => piece !== "");

/** Dialogs that a text can link to. */
const DIALOGS: ReadonlySet<string> = new Set<DialogName>(["cookies", "feedback"]);

/** Renders a link to a page of the site, `/me`, or to a dialog, `#cookies`. */
function linkOf(token: Tokens.Link): HtmlElement {
  const dialog = token.href.slice(1);
  if (token.href.startsWith("#") && DIALOGS.has(dialog)) return element("DialogLink", { dialog }, ...inlines(token));
  if (!token.href.startsWith("/")) throw new Error(`a link out of the site: ${token.href}`);
  return element("Link", { to: token.href }, ...inlines(token));
}

/**
 * Renders a paragraph that consists of one link, at the end of a tip, as a button. Returns null for any other
 * paragraph.
 */
function buttonOf(token: Token): HtmlElement | null {
  const only = token.type === "paragraph" && token.tokens?.length === 1 ? token.tokens[0] : undefined;
  if (only?.type !== "link") return null;
  const { href } = only as Tokens.Link;
  return element("ButtonLink", { variant: "go", to: href }, ...inlines(only));
}

function block(token: Token, setting: Setting): HtmlElement[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [element("h2", {}, ...inlines(token))];
    case "paragraph":
      return [element("p", {}, ...inlines(token))];
    case "blockquote":
      return [element("blockquote", {}, ...blocks((token as Tokens.Blockquote).tokens, setting))];
    case "list":
      return [listOf(token as Tokens.List)];
    case "table":
      return [definitionsOf(token as Tokens.Table)];
    case "code":
      return [fenced(token as Tokens.Code, setting)];
    default:
      return refuse(token);
  }
}

const blocks = (tokens: readonly Token[], setting: Setting): HtmlElement[] =>
  tokens.flatMap((token) => block(token, setting));

const listOf = (list: Tokens.List): HtmlElement =>
  element(
    list.ordered ? "ol" : "ul",
    {},
    ...list.items.map((item) => element("li", {}, ...item.tokens.flatMap(inlines))),
  );

/**
 * Renders a table of sentences as definitions, because such columns do not fit a phone: the first cell of a row is the
 * term, each other cell a definition that begins with its column's heading. Code is left out: it names tables and columns
 * of the database, which a test compares.
 */
function definitionsOf({ header, rows }: Tokens.Table): HtmlElement {
  const cell = ({ text }: Tokens.TableCell): HtmlNode[] => Lexer.lexInline(text.replace(/`\w+` /g, "")).flatMap(inline);
  const headings = header.map(({ text }) => (text === "" ? [] : [element("b", {}, text), " "]));
  return element(
    "dl",
    {},
    ...rows.map(([term, ...definitions]) =>
      element(
        "div",
        {},
        element("dt", {}, ...(term === undefined ? [] : cell(term))),
        ...definitions.map((definition, at) => element("dd", {}, ...(headings[at + 1] ?? []), ...cell(definition))),
      ),
    ),
  );
}

function fenced({ lang, text, raw }: Tokens.Code, setting: Setting): HtmlElement {
  if (lang === "chart") {
    const id = `figure-${setting.charts.length + 1}`;
    const { figure, chart } = renderFigure(text, setting.figures, setting.language, id);
    setting.charts.push(chart);
    return figure;
  }
  if (lang === "tip") {
    const inside = marked.lexer(text).flatMap((token) => buttonOf(token) ?? block(token, setting));
    return element("section", { className: "tip" }, ...inside);
  }
  if (lang === "table") return renderTable(text, setting.figures, setting.language);
  if (lang === "part") return element("Part", { name: text.trim() });
  throw new Error(`texts have no ${raw.slice(0, 60)}`);
}

/**
 * Renders the text of an article or of the privacy policy. The first paragraph has larger type. Supports headings,
 * paragraphs, lists, quotations, tables of sentences, emphasis, links within the site, and four fenced blocks: `chart`,
 * `table`, `tip` and `part`.
 *
 * @throws Error for anything else
 */
export function renderProse(text: string, figures: ArticleData, language: Language) {
  const setting: Setting = { figures, language, charts: [] };
  const [opening, ...rest] = blocks(marked.lexer(text), setting);
  if (opening?.tag !== "p") throw new Error("a text opens with a paragraph");
  return { body: [{ ...opening, props: { className: "opening" } }, ...rest], charts: setting.charts };
}
