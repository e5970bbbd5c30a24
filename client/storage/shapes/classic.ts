import * as v from "valibot";
import { CLUES, type ClueName } from "#rules/classic/clues";
import { mark } from "./mark.ts";
import type { Shapes } from "./shapes.ts";

export const classicShapes: Shapes<"classic"> = {
  guess: v.number(),
  clue: v.object({
    ...(Object.fromEntries(CLUES.map((name) => [name, mark])) as Record<ClueName, typeof mark>),
    number: v.nullable(mark),
    points: v.nullable(mark),
  }),
  seen: v.null(),
  answer: v.object({ player: v.number() }),
};
