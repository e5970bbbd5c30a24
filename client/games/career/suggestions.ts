import { useMemo } from "react";
import { useDescription } from "../../search/description.ts";
import type { Registry } from "../../data/people.ts";
import { NOBODY } from "../../search/load-search.ts";
import { candidatesOf } from "./candidates.ts";

/** Everybody who can be guessed as the player input takes him, and how each is told from his namesakes. */
export function useSuggestions(registry: Registry | null) {
  const describe = useDescription(registry);
  const people = useMemo(() => registry?.searchOf(candidatesOf(registry)) ?? NOBODY, [registry]);
  return { people, describe };
}
