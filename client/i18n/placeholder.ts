import type { Day } from "#rules/shared/day";
import { NAMED_PUZZLES, tokenOf, type DayText, type NamedPuzzle } from "#rules/site/placeholders";

/** The days of the puzzles that the page being prerendered names; null in a browser. */
let days: Readonly<Record<NamedPuzzle, Day>> | null = null;

/** Makes the functions below return placeholders in place of texts. For prerendering. */
export function renderPlaceholders(of: Readonly<Record<NamedPuzzle, Day>>): void {
  days = of;
}

/**
 * Returns a text about the day of a puzzle. While prerendering it is a placeholder: the Worker replaces it with the text about the
 * actual day.
 *
 * @throws Error while prerendering, if the page has no placeholder for the day
 */
export function dayText<Text>(kind: DayText, day: Day, text: Text): Text | string {
  // Vite removes the rest from the browser's bundle.
  if (!import.meta.env.SSR || days === null) return text;
  const of = days;
  const puzzle = NAMED_PUZZLES.find((named) => of[named] === day);
  if (puzzle === undefined) throw new Error(`no placeholder for ${day}`);
  return tokenOf(`${puzzle}_${kind}`);
}

/** Returns the number of stops of the day's career; while prerendering its placeholder. */
export const stopsText = (stops: number): number | string =>
  import.meta.env.SSR && days !== null ? tokenOf("STOPS") : stops;
