/** A pair, as far as it has been chosen. */
export type PlayerPair = readonly [first: number | null, second: number | null];

/** Returns the query of a pair: `?players=8448321-8478402`, 0 for a player not chosen yet. */
export const pairQuery = (pair: PlayerPair): { players: string } => ({ players: pair.map((id) => id ?? 0).join("-") });

/** Parses a query string made by {@link pairQuery}. Invalid ids are null. */
export function readPair(text: string | null): PlayerPair {
  const [first = null, second = null] = (text ?? "")
    .split("-")
    .map((part) => (/^\d{7}$/.test(part) ? Number(part) : null));
  return [first, second];
}
