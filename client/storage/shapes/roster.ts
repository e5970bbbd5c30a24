import * as v from "valibot";
import { LINE_UP_GROUPS, PLAYOFF_RUNS } from "#rules/roster/line-up";
import { markSchema } from "./mark.ts";
import type { GameSchemas } from "./shapes.ts";

const teamSeason = { season: v.number(), team: v.string() };
const person = {
  first: v.string(),
  last: v.string(),
  number: v.exactOptional(v.number()),
  isInferred: v.exactOptional(v.literal(true)),
  gp: v.number(),
};
const skater = v.object({ ...person, position: v.picklist(["C", "L", "R", "D", "F"]), g: v.number(), a: v.number() });
const goalie = v.object({ ...person, position: v.picklist(["G"]), w: v.number() });

export const rosterSchemas: GameSchemas<"roster"> = {
  guess: v.object(teamSeason),
  clue: v.object({ team: markSchema, season: markSchema }),
  seen: v.array(
    v.object({ group: v.picklist(LINE_UP_GROUPS.map(({ name }) => name)), lines: v.array(v.union([skater, goalie])) }),
  ),
  answer: v.object({
    ...teamSeason,
    division: v.nullable(v.string()),
    record: v.exactOptional(v.tuple([v.number(), v.number(), v.number()])),
    playoffs: v.exactOptional(v.picklist(PLAYOFF_RUNS)),
    scorer: skater,
  }),
};
