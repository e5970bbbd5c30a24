import * as v from "valibot";

/** A verdict with its arrow. */
export const markSchema = v.object({
  verdict: v.picklist(["match", "near", "miss"]),
  arrow: v.picklist(["up", "down", "none"]),
});
