import * as v from "valibot";

/** A verdict with its arrow. */
export const mark = v.object({
  verdict: v.picklist(["match", "near", "miss"]),
  arrow: v.picklist(["up", "down", "none"]),
});
