import { useMemo } from "react";
import { usePlayerDescription } from "../../search/description.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { NO_MATCHES } from "../../name-search/load-search.ts";
import { readCareerCandidates } from "./candidates.ts";

/** Returns all players that can be guessed, with a line that distinguishes namesakes. */
export function useCareerSuggestions(registry: PlayerRegistry | null) {
  const describe = usePlayerDescription(registry);
  const people = useMemo(() => registry?.searchOf(readCareerCandidates(registry)) ?? NO_MATCHES, [registry]);
  return { people, describe };
}
