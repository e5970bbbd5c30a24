import { useMemo } from "react";
import type { PlayerSummary } from "#rules/league/all-players";
import { usePlayerDescription } from "../../search/description.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { NO_MATCHES } from "../../name-search/load-search.ts";

/** A player that can be guessed, with the rank for the search. */
interface Candidate extends PlayerSummary {
  fameRank: number;
}

/** Returns all players in history for the player input, with a line that distinguishes namesakes. */
export function useLegendsSuggestions(registry: PlayerRegistry | null) {
  const describe = usePlayerDescription(registry);
  const people = useMemo(
    () =>
      registry?.searchOf(registry.people.map((person): Candidate => ({ ...person, fameRank: -person.renown }))) ??
      NO_MATCHES,
    [registry],
  );
  return { people, describe };
}
