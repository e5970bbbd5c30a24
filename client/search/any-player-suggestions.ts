import { useMemo } from "react";
import type { PlayerRegistry } from "../data/people.ts";
import { NO_MATCHES } from "../name-search/load-search.ts";
import { usePlayerDescription } from "./description.ts";

/** Returns all players in history for the player input, with a line that distinguishes namesakes. */
export function useAnyPlayerSuggestions(registry: PlayerRegistry | null) {
  const describe = usePlayerDescription(registry);
  const people = useMemo(
    () => registry?.searchOf(registry.people.map((person) => ({ ...person, fameRank: -person.renown }))) ?? NO_MATCHES,
    [registry],
  );
  return { people, describe };
}
