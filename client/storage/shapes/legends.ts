import * as v from "valibot";
import { LEGEND_CLUES, type LegendClue } from "#rules/legends/clues";
import { mark } from "./mark.ts";
import type { Shapes } from "./shapes.ts";

const figures = {
  club: v.string(),
  position: v.picklist(["C", "L", "R", "D", "G", "F"]),
  country: v.nullable(v.string()),
  debut: v.number(),
  last: v.number(),
  games: v.number(),
  points: v.nullable(v.number()),
  overall: v.nullable(v.number()),
  honours: v.number(),
};

export const legendsShapes: Shapes<"legends"> = {
  guess: v.number(),
  clue: v.object({
    marks: v.object({
      ...(Object.fromEntries(LEGEND_CLUES.map((name) => [name, mark])) as Record<LegendClue, typeof mark>),
      points: v.nullable(mark),
    }),
    guessed: v.object(figures),
  }),
  seen: v.null(),
  answer: v.object({ player: v.number(), ...figures }),
};
