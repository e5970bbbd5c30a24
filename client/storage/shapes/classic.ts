import * as v from "valibot";
import { CLASSIC_CLUES, type ClassicClueName } from "#rules/classic/clues";
import { markSchema } from "./mark.ts";
import type { GameSchemas } from "./shapes.ts";

export const classicSchemas: GameSchemas<"classic"> = {
  guess: v.number(),
  clue: v.object({
    ...(Object.fromEntries(CLASSIC_CLUES.map((name) => [name, markSchema])) as Record<
      ClassicClueName,
      typeof markSchema
    >),
    number: v.nullable(markSchema),
    points: v.nullable(markSchema),
  }),
  seen: v.null(),
  answer: v.object({ player: v.number() }),
};
