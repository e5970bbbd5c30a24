import type { Hint } from "../shared/game.ts";
import type { RosterFacts } from "../league/rostered-players.ts";
import { findPlayer } from "../league/player.ts";

/** A hint may be taken after this many misses. */
export const MISSES_BEFORE_HINT = 4;

/**
 * Returns the first letter of the last name, or a former club that no guess has had, whichever fewest players share;
 * the letter if equal. It depends only on the round: `guesses` are those before the hint was taken.
 */
export function chooseHint(facts: RosterFacts, secret: number, guesses: readonly number[]): Hint {
  const everyone = [...facts.players.values()];
  const { last, team, clubs } = findPlayer(facts, secret);
  const letter = initialOf(last);
  const today = new Set(everyone.map((other) => other.team));
  const guessedTeams = new Set(guesses.map((id) => findPlayer(facts, id).team));
  let hint: Hint = { kind: "letter", letter };
  let fewest = everyone.filter((other) => initialOf(other.last) === letter).length;
  for (const club of clubs) {
    // Only clubs of today have names in the league document.
    if (club === team || guessedTeams.has(club) || !today.has(club)) continue;
    const sharing = everyone.filter((other) => other.team !== club && other.clubs.includes(club)).length;
    if (sharing >= fewest) continue;
    hint = { kind: "club", club };
    fewest = sharing;
  }
  return hint;
}

/** Returns the initial of a name as a capital: "V" for van Riemsdyk. */
const initialOf = (name: string): string => (name.match(/\p{L}\p{M}*/u)?.[0] ?? name).toLocaleUpperCase("en");
