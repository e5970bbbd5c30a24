import type { LegendsValues } from "#rules/legends/clues";
import type { LegendsTable } from "#rules/legends/legends";

/** A player of a table. */
export type LegendRow = LegendsValues & { clubs: string };

/** A centre of the eighties and nineties, with a round figure per clue. */
export const LEGEND: LegendRow = {
  club: "COL",
  clubs: "QUE,COL",
  position: "C",
  country: "CA",
  debut: 1988,
  last: 2009,
  games: 1000,
  points: 500,
  overall: 15,
  honours: 5,
};

/** Builds the table of some players, whose ids are their positions from 1. */
export function legendsTable(rows: readonly LegendRow[]): LegendsTable {
  const column = <Name extends keyof LegendRow>(name: Name): LegendRow[Name][] => rows.map((row) => row[name]);
  const ids = rows.map((_, place) => place + 1);
  return {
    ids,
    club: column("club"),
    clubs: column("clubs"),
    position: column("position"),
    country: column("country"),
    debut: column("debut"),
    last: column("last"),
    games: column("games"),
    points: column("points"),
    overall: column("overall"),
    honours: column("honours"),
    fame: ids.map(() => 100),
    active: [],
    renowned: [],
    pool: rows.map(({ last }, place) => [place + 1, last]),
  };
}
