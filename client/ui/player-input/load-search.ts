import { ChunkLoadError } from "../on-demand.ts";
import { reloadOnce } from "../reload-once.ts";
import type { Named, NameSearch } from "./search.ts";

/** Where there is nobody to be found yet. */
export const NOBODY: NameSearch<never> = { search: () => ({ found: [], total: 0 }) };

/** Makes players ready to be found by their names. */
export type MakeSearch = <Person extends Named>(people: readonly Person[]) => NameSearch<Person>;

/**
 * Fetches the search, which nobody needs before there are names to be found: whoever fetches those fetches it with them.
 *
 * @throws ChunkLoadError
 */
export async function loadSearch() {
  try {
    return (await import("./search.ts")).makeSearch;
  } catch (cause) {
    reloadOnce();
    throw new ChunkLoadError(cause);
  }
}
