import { candidateOf, type Facts } from "./player.ts";

/** A hint may be taken once so many guesses have missed (GAMES.md). */
export const HINT_AFTER = 4;

/** What a hint tells: the first letter of his last name, or the code of a club he played for before. */
export type Hint = { kind: "letter"; letter: string } | { kind: "club"; club: string };

/**
 * The hint at a player: of the letter and the clubs of his past that no guess has told yet, what fewest players have in
 * common, and the letter where a club would tell no more. So it depends on nothing but the round, and tells nothing known.
 *
 * @param guesses ids of the guesses after which it is taken
 */
export function hintAt(facts: Facts, secret: number, guesses: readonly number[]): Hint {
  const everyone = [...facts.candidates.values()];
  const { last, team, clubs } = candidateOf(facts, secret);
  const letter = initialOf(last);
  const today = new Set(everyone.map((other) => other.team));
  const told = new Set(guesses.map((id) => candidateOf(facts, id).team));
  let hint: Hint = { kind: "letter", letter };
  let fewest = everyone.filter((other) => initialOf(other.last) === letter).length;
  for (const club of clubs) {
    // A club of the past has no name here any more, and nobody who plays for it now to be looked for.
    if (club === team || told.has(club) || !today.has(club)) continue;
    const sharing = everyone.filter((other) => other.team !== club && other.clubs.includes(club)).length;
    if (sharing >= fewest) continue;
    hint = { kind: "club", club };
    fewest = sharing;
  }
  return hint;
}

/** The letter a name begins with, as a capital: "V" for van Riemsdyk. */
const initialOf = (name: string): string => (name.match(/\p{L}\p{M}*/u)?.[0] ?? name).toLocaleUpperCase("en");
