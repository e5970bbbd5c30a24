import * as v from "valibot";
import { SKIP } from "#rules/face";
import type { Shapes } from "./shapes.ts";

export const faceShapes: Shapes<"face"> = {
  guess: v.union([v.number(), v.picklist([SKIP])]),
  clue: v.object({ verdict: v.picklist(["match", "miss"]) }),
  seen: v.object({
    stages: v.array(v.string()),
    drawn: v.boolean(),
    position: v.nullable(v.picklist(["C", "L", "R", "D", "G"])),
    country: v.nullable(v.string()),
  }),
  answer: v.object({ player: v.number(), picture: v.nullable(v.string()) }),
};
