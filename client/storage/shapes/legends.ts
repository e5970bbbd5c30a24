import * as v from "valibot";
import { LEGENDS_CLUES, type LegendsClueName } from "#rules/legends/clues";
import { markSchema } from "./mark.ts";
import type { GameSchemas } from "./shapes.ts";

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

export const legendsSchemas: GameSchemas<"legends"> = {
  guess: v.number(),
  clue: v.object({
    marks: v.object({
      ...(Object.fromEntries(LEGENDS_CLUES.map((name) => [name, markSchema])) as Record<
        LegendsClueName,
        typeof markSchema
      >),
      points: v.nullable(markSchema),
    }),
    guessed: v.object(figures),
  }),
  seen: v.null(),
  answer: v.object({ player: v.number(), ...figures }),
};
