import * as v from "valibot";
import type { PracticeFilter } from "#rules/game";
import { keep, readKept } from "./kept.ts";

const KEY = "deke.practice";

const filter: v.GenericSchema<unknown, PracticeFilter> = v.variant("players", [
  v.object({ players: v.picklist(["everyone", "best-known"]) }),
  v.object({ players: v.literal("team"), team: v.string() }),
]);

/** Whom practice hid last time; everyone until something else was chosen. */
export const readPracticeFilter = (): PracticeFilter => readKept(KEY, filter) ?? { players: "everyone" };

/** Keeps the choice for next time. */
export const keepPracticeFilter = (chosen: PracticeFilter): void => {
  keep(KEY, chosen);
};
