import { partsOnDemand } from "../../ui/on-demand.ts";

// Loaded when a name finds nobody.
export const { NotRostered, NotInCareers } = partsOnDemand(
  () => import("./not-listed.tsx"),
  ["NotRostered", "NotInCareers"],
);
