import * as v from "valibot";
import { ERAS, type PracticeFilter } from "#rules/shared/game";
import type { GameName } from "#rules/shared/game-config";
import { store, readStored } from "./local-storage.ts";

const keyOf = (game: GameName): string => `deke.practice.${game}`;

/** The schema of a practice filter. */
export const filterSchema: v.GenericSchema<unknown, PracticeFilter> = v.union([
  v.object({ players: v.picklist(["everyone", "best-known"]), since: v.exactOptional(v.picklist(ERAS)) }),
  v.object({ players: v.picklist(["team"]), team: v.string() }),
]);

/** Returns the practice filter chosen last time for a game, or null. */
export const readPracticeFilter = (game: GameName): PracticeFilter | null => readStored(keyOf(game), filterSchema);

/** Stores the chosen filter. */
export const storePracticeFilter = (game: GameName, chosen: PracticeFilter): void => {
  store(keyOf(game), chosen);
};
