import { useMemo } from "react";
import type { Person } from "#rules/league/all-players";
import { useDescription } from "../../search/description.ts";
import type { Registry } from "../../data/people.ts";
import { NOBODY } from "../../search/load-search.ts";

/** Somebody who can be guessed, in the order of fame that the search goes by. */
interface Candidate extends Person {
  fameRank: number;
}

/** Everybody who ever played as the player input takes him, and how each is told from his namesakes. */
export function useSuggestions(registry: Registry | null) {
  const describe = useDescription(registry);
  const people = useMemo(
    () =>
      registry?.searchOf(registry.people.map((person): Candidate => ({ ...person, fameRank: -person.renown }))) ??
      NOBODY,
    [registry],
  );
  return { people, describe };
}
