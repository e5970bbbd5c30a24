/** What becomes of a line: an operator looks at warnings, and does something about errors. */
type Level = "warn" | "error";

/** Figures and words about an event: kinds, counts, days, games. Never who plays, whom a puzzle hides, or an address. */
type Details = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Signs that may name somebody, in what an error says of itself: addresses of pages, of mail and of networks, ids of
 * visitors and rounds, and of players.
 */
const NAMING: readonly RegExp[] = [
  /\b[a-z]+:\/\/\S+/gi,
  /\S+@\S+/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /\b(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}\b/gi,
  /[\w-]{20,}/g,
  /\d{7,}/g,
];

/** What went wrong, in words that name nobody. */
export const reasonOf = (error: unknown): string =>
  NAMING.reduce((said, naming) => said.replace(naming, "…"), String(error)).slice(0, 300);

/**
 * Writes a line of JSON to the log, the one way there is.
 *
 * @param event what has happened, in kebab-case, the same each time
 * @param reason what was thrown, or why in words; what might name somebody in it is left out
 */
export function log(level: Level, event: string, reason: unknown = null, details: Details = {}): void {
  console[level](JSON.stringify({ event, ...(reason !== null && { reason: reasonOf(reason) }), ...details }));
}
