import { MAX_DRAWN } from "#rules/league/all-players";

/** Returns the query of drawn players: `?players=8478864-8471675`. */
export const drawQuery = (ids: readonly number[]): string => `?players=${ids.join("-")}`;

/** Parses the players of a link, without invalid, surplus and repeated ones. */
export function readDrawQuery(text: string): number[] {
  const ids = text
    .split(/\D+/)
    .filter((part) => part.length === 7)
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_DRAWN);
}
