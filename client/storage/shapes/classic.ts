import * as v from "valibot";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { markSchema } from "./mark.ts";
import type { GameSchemas } from "./shapes.ts";

export const classicSchemas: GameSchemas<"classic"> = {
  guess: v.number(),
  clue: v.object(v.entriesFromList(CLASSIC_CLUES, v.exactOptional(v.nullable(markSchema)))),
  seen: v.null(),
  answer: v.object({ player: v.number() }),
};
