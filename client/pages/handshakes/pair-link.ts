/** A pair as a link names it, and as far as it has been chosen. */
export type PlayerPair = readonly [first: number | null, second: number | null];

/** `?players=8448321-8478402`; who is not chosen yet is a 0. */
export const pairQuery = (pair: PlayerPair): { players: string } => ({ players: pair.map((id) => id ?? 0).join("-") });

/** Reads what {@link pairQuery} wrote; whatever else stands there names nobody. */
export function readPair(text: string | null): PlayerPair {
  const [first = null, second = null] = (text ?? "")
    .split("-")
    .map((part) => (/^\d{7}$/.test(part) ? Number(part) : null));
  return [first, second];
}
