import * as v from "valibot";
import type { CellCheck } from "#rules/grid/criterion-check";
import type { GameSchemas } from "./shapes.ts";

/** Validated where it is put into words (client/storage/shapes/proof.ts). */
const proof = v.unknown() as v.GenericSchema<CellCheck>;

const lines = { rows: v.array(v.string()), columns: v.array(v.string()) };

export const gridSchemas: GameSchemas<"grid"> = {
  guess: v.object({ square: v.number(), player: v.number() }),
  clue: v.object({
    correct: v.boolean(),
    number: v.exactOptional(v.number()),
    proof: v.exactOptional(proof),
  }),
  seen: v.object(lines),
  answer: v.object({ ...lines, squares: v.array(v.array(v.number())) }),
};
