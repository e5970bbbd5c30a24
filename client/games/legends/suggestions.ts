import { useMemo } from "react";
import type { PlayerSummary } from "#rules/league/all-players";
import { usePlayerDescription } from "../../search/description.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { NO_MATCHES } from "../../search/load-search.ts";

/** Somebody who can be guessed, in the order of fame that the search goes by. */
interface Candidate extends PlayerSummary {
  fameRank: number;
}

/** Everybody who ever played as the player input takes him, and how each is told from his namesakes. */
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
