import type { Language, Write } from "./write.ts";
import { writers } from "./write.ts";

/** What seed/insights worked out for an article: an object of figures, names and lists. */
export type Figures = Readonly<Record<string, unknown>>;

/** One row of a list of figures that a chart draws. */
export type Row = Readonly<Record<string, unknown>> & { label: string | number };

/** Finds a figure by its path, `firsts.best.0.name`. @throws when there is none. */
export function figureAt(figures: Figures, path: string): unknown {
  let found: unknown = figures;
  for (const step of path.split(".")) {
    found = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[step] : undefined;
  }
  if (found === undefined || found === null) throw new Error(`no figure ${path}`);
  return found;
}

/** Finds a list of rows. @throws when the figure is anything else. */
export function rowsAt(figures: Figures, path: string): Row[] {
  const rows = figureAt(figures, path);
  if (!Array.isArray(rows)) throw new Error(`no list: ${path}`);
  return rows as Row[];
}

/** A placeholder: `{{first.points}}`, or `{{share | percent}}` with the name of a writer. */
export const PLACEHOLDER = /\{\{ *([\w.]+)(?: *\| *(\w+))? *\}\}/g;

/**
 * Puts the figures into a text, in the way of the language, so that prose and data cannot drift
 * apart. Lists are written one after another. @throws when a figure or a writer does not exist.
 */
export function fillIn(text: string, figures: Figures, language: Language): string {
  const filled = text.replace(PLACEHOLDER, (_, path: string, name = "plain") => {
    const write: Write | undefined = writers(language)[name as string];
    if (write === undefined) throw new Error(`no writer ${name}`);
    const figure = figureAt(figures, path);
    const isPlayer = name === "player";
    const isWhole = typeof figure === "object" && !Array.isArray(figure);
    if (isWhole !== isPlayer) throw new Error(`${path} is ${isPlayer ? "no player" : "no single figure"}`);
    return Array.isArray(figure) ? figure.map(write).join(" ") : write(figure);
  });
  if (filled.includes("{{")) throw new Error(`not a placeholder: ${/\{\{.{0,40}/.exec(filled)?.[0]}`);
  return filled;
}
