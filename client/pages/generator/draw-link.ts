import { MAX_DRAWN } from "#rules/league/all-players";

/** What follows the page's address in a link that deals the same players again: `?players=8478864-8471675`. */
export const drawQuery = (ids: readonly number[]): string => `?players=${ids.join("-")}`;

/** The players a link names. What is none, or one too many, or there twice, is left out. */
export function readDrawQuery(text: string): number[] {
  const ids = text
    .split(/\D+/)
    .filter((part) => part.length === 7)
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_DRAWN);
}
