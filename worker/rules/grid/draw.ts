import {
  criteriaOfCell,
  criterionKindOf,
  criterionSubjectOf,
  GRID_CELLS,
  type CriterionKey,
  type GridCriteria,
} from "./criteria.ts";
import { buildDeck, collectUses, type CriteriaByKey, type Uses } from "./deck.ts";
import { drawGrids, type Plan } from "./fill-grid.ts";
import { gridKeyOf, parseGridKey } from "./grid-key.ts";
import { FAMOUS_TROPHIES } from "../league/trophies.ts";
import { weekday, type Day } from "../shared/day.ts";
import type { RandomPick, RecentAnswers } from "../shared/draw.ts";

/** Monday to Thursday: at least two clubs on each axis. */
const WEEKDAY_PLANS: readonly Plan[] = [
  [0, 1],
  [1, 1],
  [1, 1],
  [1, 1],
];
/** Friday to Sunday, and practice: at least two clubs on one axis, one on the other. */
const WEEKEND_PLANS: readonly Plan[] = [
  [0, 2],
  [1, 2],
  [1, 2],
];
const FRIDAY = 4;

/** Days until a criterion may return: the Cup, and trophies that are not famous. */
const PAUSE_DAYS = { cup: 5, trophy: 30 };

/** Number of Grids drawn for a day. The day gets the one whose {@link averageAnswers} is closest to {@link EASE}. */
const GRIDS_PER_DAY = 5;
/** Target ease by weekday, Monday to Sunday. */
const EASE = [10.5, 9.2, 8.2, 7.4, 6.8, 6.2, 4];

/** A Grid has fewer criteria than this in common with each Grid of the seven days before and after it. */
const ALIKE = { criteria: 3, days: 7 };

/** A Grid has at most this many cells with fewer well-known answers than this. */
const HARD_CELLS = { most: 3, answers: 4 };

/**
 * Draws several Grids without a pair of criteria that has to pause, and returns the one closest to the weekday's
 * difficulty. If there is none, ignores those `taken` within a year. @throws RangeError for too few criteria
 */
export function drawGridForDay(
  criteria: CriteriaByKey,
  day: Day,
  taken: RecentAnswers<string>,
  pick: RandomPick,
): GridCriteria {
  const isWeekend = weekday(day) >= FRIDAY;
  const plans = isWeekend ? WEEKEND_PLANS : WEEKDAY_PLANS;
  const uses = collectUses(taken);
  const mayBeUsed = (key: CriterionKey): boolean => !mustPause(key, uses, isWeekend);
  const neighbours = [...taken].flatMap(([key, days]) =>
    days <= ALIKE.days ? [new Set(criteriaOf(parseGridKey(key)))] : [],
  );
  const isGood = (grid: GridCriteria): boolean =>
    countHardCells(criteria, grid) <= HARD_CELLS.most &&
    !neighbours.some((other) => criteriaOf(grid).filter((key) => other.has(key)).length >= ALIKE.criteria);
  const fresh = drawGrids(buildDeck(criteria, uses, pick, mayBeUsed), plans, GRIDS_PER_DAY, pick, isGood);
  const drawn = fresh.length > 0 ? fresh : drawGrids(buildDeck(criteria, new Map(), pick), plans, 1, pick);
  const distanceOf = (grid: GridCriteria): number =>
    Math.abs(averageAnswers(criteria, grid) - (EASE[weekday(day)] ?? 0));
  const [closest] = drawn.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (closest === undefined) throw new RangeError("no grid to draw");
  return closest;
}

/**
 * Draws a Grid that has no cell in common with another, for practice: its answers are shown at the end, and must not
 * reveal those of today's cells. @throws RangeError if there is none
 */
export function drawGridWithoutSharedCells(
  criteria: CriteriaByKey,
  other: GridCriteria,
  pick: RandomPick,
): GridCriteria {
  const uses = collectUses(new Map([[gridKeyOf(other), 0]]));
  const [grid] = drawGrids(buildDeck(criteria, uses, pick), WEEKEND_PLANS, 1, pick);
  if (grid === undefined) throw new RangeError("no grid without a cell of the other");
  return grid;
}

/** Returns how easy a Grid is: the geometric mean of the number of well-known answers per cell. */
export const averageAnswers = (criteria: CriteriaByKey, grid: GridCriteria): number =>
  Math.exp(wellKnownAnswers(criteria, grid).reduce((sum, known) => sum + Math.log(known), 0) / GRID_CELLS.length);

export const countHardCells = (criteria: CriteriaByKey, grid: GridCriteria): number =>
  wellKnownAnswers(criteria, grid).filter((known) => known < HARD_CELLS.answers).length;

const wellKnownAnswers = (criteria: CriteriaByKey, grid: GridCriteria): number[] =>
  GRID_CELLS.map((cell) => {
    const [row, column] = criteriaOfCell(grid, cell);
    return criteria.get(row)?.partners[column] ?? 1;
  });

const criteriaOf = ({ rows, columns }: GridCriteria): CriterionKey[] => [...rows, ...columns];

/** Returns whether a criterion cannot be used: the Cup and trophies pause; workdays have famous trophies only. */
function mustPause(key: CriterionKey, uses: Uses, isWeekend: boolean): boolean {
  const [{ days } = { days: Infinity }] = uses.get(key) ?? [];
  const kind = criterionKindOf(key);
  if (kind === "cup") return days < PAUSE_DAYS.cup;
  if (kind !== "trophy" || FAMOUS_TROPHIES.some((trophy) => trophy === criterionSubjectOf(key))) return false;
  return !isWeekend || days < PAUSE_DAYS.trophy;
}
