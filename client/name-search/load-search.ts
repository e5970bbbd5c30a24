import type { Player } from "#rules/league/player";
import { importOrReload } from "../browser/chunk.ts";
import type { NameSearch } from "./search.ts";

/** A search over no players. */
export const NO_MATCHES: NameSearch<never> = () => ({ found: [], total: 0 });

/** Builds a search over the names of players. */
export type CreateNameSearch = <Person extends Player>(people: readonly Person[]) => NameSearch<Person>;

/** Loads the search. Called together with the request for the names. @throws ChunkLoadError */
export const loadSearch = async () => (await importOrReload(() => import("./search.ts"))).createNameSearch;
