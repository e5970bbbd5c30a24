import * as v from "valibot";
import { GROUPS } from "#rules/roster/line-up";
import { mark } from "./mark.ts";
import type { Shapes } from "./shapes.ts";

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

export const rosterShapes: Shapes<"roster"> = {
  guess: v.object(teamSeason),
  clue: v.object({ team: mark, season: mark }),
  seen: v.array(
    v.object({ group: v.picklist(GROUPS.map(({ name }) => name)), lines: v.array(v.union([skater, goalie])) }),
  ),
  answer: v.object({ ...teamSeason, division: v.nullable(v.string()), isChampion: v.boolean(), scorer: skater }),
};
