import type { GridCriteria } from "#rules/grid/criteria";
import type { PlayerRegistry } from "../../data/people.ts";
import { createStore } from "../../storage/store.ts";

/** The Grid that is on the page, whose criteria the rules explain; null while there is none. */
export const gridOnScreen = createStore<{ lines: GridCriteria; league: PlayerRegistry } | null>(null);
