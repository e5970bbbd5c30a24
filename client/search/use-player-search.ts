import { useMemo } from "react";
import type { Player } from "#rules/league/player";
import type { LoadedPlayers } from "../data/people.ts";
import { NO_MATCHES } from "../name-search/load-search.ts";
import type { NameSearch } from "../name-search/search.ts";

const isAnybody = (): boolean => true;

/**
 * Returns the search over the players of a source, and its clubs: props of a `PlayerInput`.
 *
 * @param isListed whether a player can be chosen; the same function with every render
 */
export function usePlayerSearch<Known extends Player>(
  source: LoadedPlayers<Known> | null,
  isListed: (player: Known) => boolean = isAnybody,
): { people: NameSearch<Known>; clubs: LoadedPlayers["clubs"] | undefined } {
  const people = useMemo(
    () => source?.searchOf([...source.players.values()].filter(isListed)) ?? NO_MATCHES,
    [source, isListed],
  );
  return { people, clubs: source?.clubs };
}
