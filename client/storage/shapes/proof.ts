import * as v from "valibot";
import type { CriterionCheck } from "#rules/grid/player-record";
import type { CellCheck } from "#rules/grid/criterion-check";

const season = v.number();
const figure = v.nullable(v.number());
const text = v.nullable(v.string());
const met = v.boolean();

const proof: v.GenericSchema<CriterionCheck> = v.variant("kind", [
  v.object({ kind: v.literal("club"), met, stays: v.array(v.tuple([v.string(), v.number(), v.number()])) }),
  v.object({
    kind: v.literal("feats"),
    met,
    feats: v.array(v.object({ season, teams: v.array(v.string()), figure: v.exactOptional(v.number()) })),
  }),
  v.object({ kind: v.literal("figure"), met, figure: v.number(), isPartial: v.exactOptional(v.boolean()) }),
  v.object({ kind: v.literal("clubs"), met, clubs: v.number(), games: v.number() }),
  v.object({ kind: v.literal("country"), met, country: text }),
  v.object({ kind: v.literal("position"), met, position: v.picklist(["C", "L", "R", "D", "G", "F"]) }),
  v.object({ kind: v.literal("draft"), met, year: figure, round: figure, overall: figure, team: text }),
  v.object({ kind: v.literal("debut"), met, season: figure, age: figure }),
  v.object({ kind: v.literal("hall-of-fame"), met }),
]);

/** Schema of a stored proof (why a player fits a square). It loads together with the texts of proofs. */
export const proofSchema: v.GenericSchema<CellCheck> = v.tuple([proof, proof]);
