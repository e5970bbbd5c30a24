import type { Language } from "#rules/i18n/address";
import { formatNamed } from "./write.ts";

/** Data that seed/insights computed for an article: figures, names and lists. */
export type ArticleData = Readonly<Record<string, unknown>>;

/** One row of a list that a chart draws. */
export type DataRow = Readonly<Record<string, unknown>> & { label: string | number };

/**
 * Returns the value at a path such as `firsts.best.0.name`.
 *
 * @throws Error if there is none
 */
function valueAt(figures: ArticleData, path: string): unknown {
  let value: unknown = figures;
  for (const step of path.split(".")) {
    value = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  if (value === undefined || value === null) throw new Error(`no figure ${path}`);
  return value;
}

/**
 * Returns a list of rows.
 *
 * @throws Error if the value is not a list of rows
 */
export function rowsAt(figures: ArticleData, path: string): DataRow[] {
  const rows = valueAt(figures, path);
  if (!Array.isArray(rows)) throw new Error(`no list: ${path}`);
  return rows as DataRow[];
}

/** A placeholder: `{{first.points}}`, or `{{share | percent}}` with the name of a format. */
export const PLACEHOLDER = /\{\{ *([\w.]+)(?: *\| *(\w+))? *\}\}/g;

/**
 * Replaces placeholders by formatted data, so that text and data cannot differ. Lists are joined.
 *
 * @throws Error if a value or a format does not exist
 */
export function fillPlaceholders(text: string, figures: ArticleData, language: Language): string {
  const filled = text.replace(PLACEHOLDER, (_, path: string, name: string = "plain") => {
    const write = formatNamed(name, language);
    const figure = valueAt(figures, path);
    const isPlayer = name === "player";
    const isWhole = typeof figure === "object" && !Array.isArray(figure);
    if (isWhole !== isPlayer) throw new Error(`${path} is ${isPlayer ? "no player" : "no single figure"}`);
    return Array.isArray(figure) ? figure.map(write).join(" ") : write(figure);
  });
  if (filled.includes("{{")) throw new Error(`not a placeholder: ${/\{\{.{0,40}/.exec(filled)?.[0]}`);
  return filled;
}
