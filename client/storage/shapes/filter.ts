import * as v from "valibot";
import { ERAS, type PracticeFilter } from "#rules/shared/game";

export const filterSchema: v.GenericSchema<unknown, PracticeFilter> = v.union([
  v.object({ players: v.picklist(["everyone", "best-known"]), since: v.exactOptional(v.picklist(ERAS)) }),
  v.object({ players: v.picklist(["team"]), team: v.string() }),
]);
