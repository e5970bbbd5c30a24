import { partsOnDemand } from "../../ui/on-demand.ts";

// Loaded when no listed player has the name that was typed.
export const { NotRostered, NotInCareers } = partsOnDemand(
  () => import("./not-listed.tsx"),
  ["NotRostered", "NotInCareers"],
);
