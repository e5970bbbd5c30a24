import * as v from "valibot";
import { ERAS, type GameName, type PracticeFilter } from "#rules/shared/game-config";
import { storeValue, readStored } from "./local-storage.ts";

export const filterSchema: v.GenericSchema<unknown, PracticeFilter> = v.union([
  v.looseObject({ players: v.picklist(["everyone", "best-known"]), since: v.exactOptional(v.picklist(ERAS)) }),
  v.looseObject({ players: v.picklist(["team"]), team: v.string() }),
]);

const keyOf = (game: GameName): string => `deke.practice.${game}`;

/** Returns the practice filter chosen last time for a game, or null. */
export const readPracticeFilter = (game: GameName): PracticeFilter | null => readStored(keyOf(game), filterSchema);

export const storePracticeFilter = (game: GameName, chosen: PracticeFilter): void => storeValue(keyOf(game), chosen);
