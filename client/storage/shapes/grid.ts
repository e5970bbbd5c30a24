import * as v from "valibot";
import type { Shapes } from "./shapes.ts";

const lines = { rows: v.array(v.string()), columns: v.array(v.string()) };

export const gridShapes: Shapes<"grid"> = {
  guess: v.object({ square: v.number(), player: v.number() }),
  clue: v.object({ correct: v.boolean(), number: v.exactOptional(v.number()) }),
  seen: v.object(lines),
  answer: v.object({ ...lines, squares: v.array(v.array(v.number())) }),
};
