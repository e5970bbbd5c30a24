import type { Lines } from "#rules/grid/criteria";
import type { Registry } from "../../data/people.ts";
import { makeStore } from "../../storage/store.ts";

/** The Grid that is on the page, whose criteria the rules explain; null while there is none. */
export const gridOnScreen = makeStore<{ lines: Lines; registry: Registry } | null>(null);
