import * as v from "valibot";
import { ERAS, GAME_NAMES, type GameName, type PracticeFilter } from "#rules/shared/game-config";
import { setting, type Setting } from "./settings.ts";

export const filterSchema: v.GenericSchema<unknown, PracticeFilter> = v.union([
  v.looseObject({ players: v.picklist(["everyone", "best-known"]), since: v.exactOptional(v.picklist(ERAS)) }),
  v.looseObject({ players: v.picklist(["team"]), team: v.string() }),
]);

/** The practice filters that the visitor chose last, by game; null before the first choice. */
export const practiceFilters = Object.fromEntries(
  GAME_NAMES.map((game) => [game, setting<PracticeFilter | null>(`deke.practice.${game}`, filterSchema, null)]),
) as Record<GameName, Setting<PracticeFilter | null>>;
