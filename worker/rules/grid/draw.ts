import {
  criteriaOfCell,
  criterionKindOf,
  GRID_CELLS,
  criterionSubjectOf,
  type Criterion,
  type CriterionKey,
  type CriterionKind,
  type GridCriteria,
} from "./criteria.ts";
import { weekday, type Day } from "../shared/day.ts";
import type { RandomPick, RecentAnswers } from "../shared/draw.ts";
import { FAMOUS_TROPHIES } from "../league/trophies.ts";

/** The criteria that a Grid can be dealt from. */
export type CriteriaByKey = ReadonlyMap<CriterionKey, Criterion>;

/** Number of criteria other than clubs on the two axes. All plans of a list are equally likely. */
type Plan = readonly [oneAxis: number, otherAxis: number];
/** Monday to Thursday: at least two clubs on each axis. */
const WEEKDAY_PLANS: readonly Plan[] = [
  [0, 1],
  [1, 1],
  [1, 1],
  [1, 1],
];
/** Friday to Sunday, and practice: at least two clubs on one axis. */
const WEEKEND_PLANS: readonly Plan[] = [
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 2],
  [1, 3],
  [1, 3],
];
/**
 * The kinds of criteria other than clubs. A Grid has at most one of each kind; kinds with more criteria are listed more
 * often.
 */
const OTHERS: readonly CriterionKind[] = [
  "trophy",
  "trophy",
  "country",
  "country",
  "country",
  "career",
  "career",
  "career",
  "season",
  "season",
  "season",
  "draft",
  "debut",
  "debut",
  "position",
  "cup",
  "final",
  "hall-of-fame",
];

/** Days until a criterion may return: the Cup, and trophies that are not famous. */
const PAUSE_DAYS = { cup: 5, trophy: 30 };

/** Number of Grids drawn for a day. The day gets the one whose {@link averageAnswers} is closest to {@link EASE}. */
const GRIDS_PER_DAY = 7;
/** Target ease by weekday, Monday to Sunday. */
const EASE = [10, 8.8, 7.8, 7, 6.2, 5.2, 4];

/** A Grid has no cell in common with this many of the nearest Grids, because yesterday's answers are visible. */
const NEAREST = 2;

/**
 * How often filling six places is tried. Few criteria go with some kinds, such as trophies, which should come up as
 * well.
 */
const MAX_TRIALS = 6;

/** A Grid begins with one of this many least used criteria, so that rarely used ones get their turn. */
const LEAST_USED_COUNT = 8;

/** Of this many random candidates, the least used one is chosen. */
const SAMPLE = 3;

/** Number of attempts before a draw fails. */
const MAX_DRAWS = 500;

/** Returns the key of a Grid: equal for the same rows and columns in any order, and if they are swapped. */
export const gridKeyOf = ({ rows, columns }: GridCriteria): string =>
  [rows, columns]
    .map((line) => line.toSorted().join(","))
    .sort()
    .join("/");

const criteriaOf = (key: string): CriterionKey[] => key.split(/[/,]/);

/** Parses a key of {@link gridKeyOf}. */
export const parseGridKey = (key: string): GridCriteria => {
  const [rows = [], columns = []] = key.split("/").map((line) => line.split(","));
  return { rows, columns };
};

/**
 * Draws the Grid of a day: several unused ones, of which it returns the one closest to the weekday's difficulty. If all
 * of them were used, one of them returns.
 *
 * @param taken keys of recent Grids; their criteria are used less
 */
export function drawGridForDay(
  criteria: CriteriaByKey,
  day: Day,
  taken: RecentAnswers<string>,
  pick: RandomPick,
): GridCriteria {
  const isWeekend = weekday(day) >= FRIDAY;
  const deck = deckOf(criteria, countUses(taken), mayBeUsed(taken, isWeekend));
  const drawn = Array.from({ length: GRIDS_PER_DAY }, () =>
    drawGrid(deck, isWeekend ? WEEKEND_PLANS : WEEKDAY_PLANS, pick),
  );
  const takenSquares = squaresIn([...taken.keys()].slice(0, NEAREST));
  const free = drawn.filter((grid) => !taken.has(gridKeyOf(grid)));
  const fresh = free.filter((grid) => !squaresOf(grid).some((square) => takenSquares.has(square)));
  const choice = [fresh, free].find((grids) => grids.length > 0) ?? drawn;
  const distanceOf = (grid: GridCriteria): number =>
    Math.abs(averageAnswers(criteria, grid) - (EASE[weekday(day)] ?? 0));
  return choice.reduce((one, other) => (distanceOf(other) < distanceOf(one) ? other : one));
}

const FRIDAY = 4;

const isFamous = (key: CriterionKey): boolean =>
  (FAMOUS_TROPHIES as readonly string[]).includes(criterionSubjectOf(key));

/**
 * Returns whether a criterion may be used on a day: the Cup and trophies need a pause, and before Friday only famous
 * trophies are used.
 */
function mayBeUsed(taken: RecentAnswers<string>, isWeekend: boolean): (key: CriterionKey) => boolean {
  const daysAway = new Map<CriterionKey, number>();
  for (const [grid, days] of taken)
    for (const key of criteriaOf(grid)) daysAway.set(key, Math.min(days, daysAway.get(key) ?? Infinity));
  return (key) => {
    const away = daysAway.get(key) ?? Infinity;
    if (criterionKindOf(key) === "cup") return away >= PAUSE_DAYS.cup;
    if (criterionKindOf(key) !== "trophy" || isFamous(key)) return true;
    return isWeekend && away >= PAUSE_DAYS.trophy;
  };
}

/**
 * Draws a Grid that has no cell in common with those of `taken`, for practice: its answers are shown at the end, and
 * must not reveal those of today's cells. @throws RangeError if there is none
 */
export function drawGridWithoutSharedCells(
  criteria: CriteriaByKey,
  taken: ReadonlySet<string>,
  pick: RandomPick,
): GridCriteria {
  const seen = squaresIn(taken);
  const deck = deckOf(criteria, new Map(), () => true);
  for (let draw = 1; draw <= MAX_DRAWS; draw++) {
    const grid = drawGrid(deck, WEEKEND_PLANS, pick);
    if (!squaresOf(grid).some((square) => seen.has(square))) return grid;
  }
  throw new RangeError("no grid without a square of those taken");
}

const squaresIn = (keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => squaresOf(parseGridKey(key))));

const squaresOf = (lines: GridCriteria): string[] =>
  GRID_CELLS.map((square) => criteriaOfCell(lines, square).sort().join());

/** Returns how easy a Grid is: the geometric mean of the number of well-known answers per cell. */
export const averageAnswers = (criteria: CriteriaByKey, lines: GridCriteria): number =>
  Math.exp(
    GRID_CELLS.reduce((sum, square) => {
      const [row, column] = criteriaOfCell(lines, square);
      return sum + Math.log(criteria.get(row)?.partners[column] ?? 1);
    }, 0) / GRID_CELLS.length,
  );

/** Lookups that are computed once and used by all draws of a day. */
interface Deck {
  criteria: CriteriaByKey;
  keys: readonly CriterionKey[];
  byKind: ReadonlyMap<CriterionKind, readonly CriterionKey[]>;
  /** How often a criterion was used recently. */
  usesOf: (key: CriterionKey) => number;
  /** Criteria grouped by use, least used first. */
  byUses: readonly (readonly CriterionKey[])[];
  /** The number of criteria of each kind that a criterion can be crossed with. */
  metBy: (key: CriterionKey) => ReadonlyMap<CriterionKind, number>;
}

function deckOf(criteria: CriteriaByKey, uses: Uses, mayUse: (key: CriterionKey) => boolean): Deck {
  const keys = [...criteria.keys()].filter(mayUse);
  const usesOf = (key: CriterionKey): number => uses.get(key) ?? 0;
  const byUses = [...Map.groupBy(keys, usesOf)].sort(([some], [others]) => some - others).map(([, group]) => group);
  const met = new Map<CriterionKey, ReadonlyMap<CriterionKind, number>>();
  const metBy = (key: CriterionKey): ReadonlyMap<CriterionKind, number> => {
    const known = met.get(key) ?? countKinds(Object.keys(criteria.get(key)?.partners ?? {}));
    met.set(key, known);
    return known;
  };
  return { criteria, keys, byKind: Map.groupBy(keys, criterionKindOf), usesOf, byUses, metBy };
}

function countKinds(keys: readonly CriterionKey[]): Map<CriterionKind, number> {
  const counts = new Map<CriterionKind, number>();
  for (const key of keys) counts.set(criterionKindOf(key), (counts.get(criterionKindOf(key)) ?? 0) + 1);
  return counts;
}

/** Recent uses of each criterion. */
type Uses = ReadonlyMap<CriterionKey, number>;

function countUses(taken: RecentAnswers<string>): Uses {
  const uses = new Map<CriterionKey, number>();
  for (const grid of taken.keys()) for (const key of criteriaOf(grid)) uses.set(key, (uses.get(key) ?? 0) + 1);
  return uses;
}

/** Draws six criteria of which every row can be crossed with every column. @throws RangeError if there are none */
function drawGrid(deck: Deck, plans: readonly Plan[], pick: RandomPick): GridCriteria {
  const { keys, usesOf } = deck;
  const choose = (fitting: readonly CriterionKey[]): CriterionKey | undefined => {
    const some = Array.from({ length: SAMPLE }, () => fitting[pick(fitting.length)] ?? "");
    return fitting.length === 0 ? undefined : some.reduce((one, other) => (usesOf(other) < usesOf(one) ? other : one));
  };
  const owed: CriterionKey[] = [];
  for (const group of deck.byUses) owed.push(...shuffled(group, pick, LEAST_USED_COUNT - owed.length));
  for (let draw = 1; draw <= MAX_DRAWS; draw++) {
    // After the first attempts any criterion may begin: some of the least used ones cannot be part of any Grid.
    const first = draw <= LEAST_USED_COUNT ? owed[pick(owed.length)] : keys[pick(keys.length)];
    if (first === undefined) break;
    const places = drawPlaces(first, deck, plans, pick);
    if (places === null) continue;
    for (let trial = 1; trial <= MAX_TRIALS; trial++) {
      const lines = tryGrid(deck, places, first, choose);
      if (lines !== null) return lines;
    }
  }
  throw new RangeError("no grid to draw");
}

/** A place to fill: its axis, and the kind of its criterion. */
interface Place {
  line: keyof GridCriteria;
  kind: CriterionKind;
}

/** A criterion that can be crossed with fewer clubs gets no club across. */
const MIN_CLUBS_ACROSS = 3;

/**
 * Returns the six places in the order in which they are filled: the first criterion, then the others, then clubs, which
 * can be crossed with the most. Null if no plan has a place for the first criterion.
 */
function drawPlaces(first: CriterionKey, deck: Deck, plans: readonly Plan[], pick: RandomPick): Place[] | null {
  const met = deck.metBy(first);
  const isClub = criterionKindOf(first) === "club";
  const isClubless = (met.get("club") ?? 0) < MIN_CLUBS_ACROSS;
  // A criterion without clubs across is on the first axis, with three others across from it.
  const suitable = isClubless ? plans.filter(([one, other]) => other === 3 && (isClub || one > 0)) : plans;
  const plan = suitable[pick(suitable.length)];
  if (plan === undefined) return null;
  const axes = shuffled<keyof GridCriteria>(["rows", "columns"], pick);
  const layOut = (counts: readonly number[]) => {
    const lines = axes.flatMap((axis, at) => Array.from({ length: counts[at] ?? 0 }, () => axis));
    return isClubless ? lines : shuffled(lines, pick);
  };
  const kinds = [...new Set(shuffled(OTHERS, pick))].filter(
    (kind) => kind !== criterionKindOf(first) && (!isClubless || met.has(kind)),
  );
  if (!isClub) kinds.unshift(criterionKindOf(first));
  const others = layOut(plan).map((line, at): Place => ({ line, kind: kinds[at] ?? "club" }));
  const clubs = layOut(plan.map((count) => 3 - count)).map((line): Place => ({ line, kind: "club" }));
  return isClub ? [...clubs.slice(0, 1), ...others, ...clubs.slice(1)] : [...others, ...clubs];
}

/** Fills the places one by one. Returns null if no criterion fits one of them. */
function tryGrid(
  { criteria, byKind }: Deck,
  places: readonly Place[],
  first: CriterionKey,
  choose: (keys: readonly CriterionKey[]) => CriterionKey | undefined,
): GridCriteria | null {
  const lines: GridCriteria = { rows: [], columns: [] };
  for (const [at, { line, kind }] of places.entries()) {
    const across = lines[line === "rows" ? "columns" : "rows"];
    const beside = lines[line];
    const laid = choose(
      (at === 0 ? [first] : (byKind.get(kind) ?? [])).filter((key) => {
        if (beside.includes(key)) return false;
        const { partners = {}, twins = [] } = criteria.get(key) ?? {};
        for (const other of across) if (!Object.hasOwn(partners, other)) return false;
        return twins.length === 0 || !beside.some((other) => twins.includes(other));
      }),
    );
    if (laid === undefined) return null;
    beside.push(laid);
  }
  return lines;
}

/** Returns values in random order. @param count at most this many */
function shuffled<Value>(values: readonly Value[], pick: RandomPick, count = values.length): Value[] {
  const left = [...values];
  const drawn: Value[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(pick(left.length), 1));
  return drawn;
}
