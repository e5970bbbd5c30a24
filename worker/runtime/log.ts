/** Operators look at warnings, and act on errors. */
type Level = "warn" | "error";

/** Details of an event: kinds, counts, days, games. No visitor, no answer, no address. */
type Details = Readonly<Record<string, string | number | boolean | null>>;

/** What may identify a person in an error: URLs, email and IP addresses, ids of visitors, rounds and players. */
const IDENTIFYING: readonly RegExp[] = [
  /\b[a-z]+:\/\/\S+/gi,
  /\S+@\S+/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /\b(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}\b/gi,
  /[\w-]{20,}/g,
  /\d{7,}/g,
];

/** Returns an error as text, without anything that matches {@link IDENTIFYING}. */
export const redactError = (error: unknown): string =>
  IDENTIFYING.reduce((said, naming) => said.replace(naming, "…"), String(error)).slice(0, 300);

/**
 * Writes a line of JSON to the console. All logging goes through this function.
 *
 * @param event kebab-case, always the same for the same event
 * @param reason an error or a text; identifying parts are removed
 */
export function log(level: Level, event: string, reason: unknown = null, details: Details = {}): void {
  console[level](JSON.stringify({ event, ...(reason !== null && { reason: redactError(reason) }), ...details }));
}

/** Returns a function for `catch`, which logs the error and returns a value in place of the result. */
export const logAndReturn =
  <Value>(value: Value, level: Level, event: string, details?: Details) =>
  (error: unknown): Value => {
    log(level, event, error, details);
    return value;
  };

/** Prints an error with its stack, which may identify a person: for a developer's machine only. */
export function logStack(error: unknown): void {
  console.error(error);
}
