import {
  criteriaOfCell,
  criterionKindOf,
  GRID_CELLS,
  criterionSubjectOf,
  type CriterionKey,
  type GridCriteria,
} from "#rules/grid/criteria";
import { weekday } from "#rules/shared/day";
import { parseGridKey } from "#rules/grid/grid-key";
import type { DealtDay } from "./calendar.ts";
import type { TableRows, ColumnValue } from "./rows.ts";

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Upper bounds of the groups of cells by number of answers. */
const ANSWERS = [7, 15, 30, 60, 120, Infinity];

/**
 * Returns a summary of many printed days as lines of text: Grids by clubs per axis and weekday, trophies, clubs, cells
 * by answers; clubs of Roster Mystery; and which of the best-known players Classic has left out.
 *
 * @param answersOf returns the number of answers of a cell by its two criteria
 */
export function summarizeCalendar(
  tables: readonly TableRows[],
  days: readonly DealtDay[],
  answersOf: (row: CriterionKey, column: CriterionKey) => number,
): string[] {
  const grids = days.map(({ day, answers }) => ({ day, lines: parseGridKey(answers.grid) }));
  const axes = WEEKDAYS.map((name, at) => {
    const own = grids.filter(({ day }) => weekday(day) === at).map(({ lines }) => clubsPerAxis(lines));
    return `  ${name}  ${spell(own)}`;
  });
  const criteria = grids.flatMap(({ lines }) => [...lines.rows, ...lines.columns]);
  const ofKind = (...kinds: string[]) => criteria.filter((key) => kinds.includes(criterionKindOf(key)));
  const clubs = ofKind("club").map(criterionSubjectOf);
  const cells = grids.flatMap(({ lines }) => GRID_CELLS.map((square) => answersOf(...criteriaOfCell(lines, square))));
  const groups = cells.map((count) => ANSWERS.findIndex((most) => count <= most));
  return [
    "Grids by clubs per axis:",
    ...axes,
    `Trophies and Cups: ${spell(ofKind("trophy", "cup"))}`,
    `Other criteria: ${spell(criteria.filter((key) => !["club", "trophy", "cup"].includes(criterionKindOf(key))))}`,
    `Clubs, ${(clubs.length / new Set(clubs).size).toFixed(1)} on average: ${spell(clubs)}`,
    `Cells by answers: ${ANSWERS.map((most, at) => `up to ${most}: ${groups.filter((group) => group === at).length}`).join(", ")}`,
    `Roster Mystery: ${spell(days.map(({ answers }) => answers.roster.slice("19901991-".length)))}`,
    `Of the 100 best known, never in Classic: ${neverIn(tables, days).join(", ") || "nobody"}`,
  ];
}

const clubsPerAxis = ({ rows, columns }: GridCriteria): string =>
  [rows, columns]
    .map((axis) => axis.filter((key) => criterionKindOf(key) === "club").length)
    .sort((a, b) => b - a)
    .join("+");

/** Formats counts: "NYR 50, MTL 48". */
const spell = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([name, { length }]) => `${name} ${length}`)
    .join(", ");

function neverIn(tables: readonly TableRows[], days: readonly DealtDay[]): ColumnValue[] {
  const players = tables.find(({ name }) => name === "players")?.rows ?? [];
  const answers = new Set(days.map(({ answers: { classic } }) => classic));
  return players
    .filter(({ team, answerable }) => team !== null && answerable === 1)
    .sort((a, b) => Number(b["fame"]) - Number(a["fame"]))
    .slice(0, 100)
    .filter(({ id }) => !answers.has(String(id)))
    .map(({ last, games }) => `${last} (${games} games)`);
}
