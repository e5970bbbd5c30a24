import type { GridCriteria } from "./criteria.ts";

/** Returns the key of a Grid: equal for the same rows and columns in any order, and if they are swapped. */
export const gridKeyOf = ({ rows, columns }: GridCriteria): string =>
  [rows, columns]
    .map((line) => line.toSorted().join(","))
    .sort()
    .join("/");

export const parseGridKey = (key: string): GridCriteria => {
  const [rows = [], columns = []] = key.split("/").map((line) => line.split(","));
  return { rows, columns };
};
