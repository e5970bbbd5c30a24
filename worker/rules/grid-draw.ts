import {
  crossingAt,
  kindOf,
  SQUARES,
  type Criterion,
  type CriterionKey,
  type CriterionKind,
  type Lines,
} from "./criteria.ts";
import { weekday, type Day } from "./day.ts";
import type { Pick, Taken } from "./draw.ts";

/** What a grid can be dealt of. */
export type Dealable = ReadonlyMap<CriterionKey, Criterion>;

/** How many of the six are clubs, each as likely as the next. */
const CLUBS = [2, 3, 3, 4, 4, 5];
/** What the others are, one of a kind at most. A kind with more to choose from comes more often. */
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
  "hall-of-fame",
];

/** How many grids a day draws to choose from: the easiest of them is Monday's, the hardest Sunday's. */
const CHOICE = 7;

/** With so many of the nearest grids a day's has no square in common: yesterday's answers are told beside it. */
const NEAREST = 2;

/**
 * How often six kinds are tried to be filled: few criteria of some kinds, such as trophies, go with
 * the others, and they are to have their day as well.
 */
const TRIALS = 6;

/** A grid begins with one of so many criteria that came least of late: a young club's turn comes as an old one's does. */
const OWED = 8;

/** Of so many that would do, the one that came least is laid. */
const SAMPLE = 3;

/** A draw that leads nowhere is begun again; so often in vain, and there is none. */
const MOST_DRAWS = 500;

/** Names a grid: the same rows and columns in any order, turned or not, are the same. */
export const keyOf = ({ rows, columns }: Lines): string =>
  [rows, columns]
    .map((line) => line.toSorted().join(","))
    .sort()
    .join("/");

const linesOf = (key: string): Lines => {
  const [rows = [], columns = []] = key.split("/").map((line) => line.split(","));
  return { rows, columns };
};

/**
 * Draws a grid for a day: of a few that are free, the one that is as hard as the day of the week asks.
 * When none is free, one has to return.
 *
 * @param taken keys of grids too recent to return; what they are made of comes less often
 */
export function drawForWeekday(criteria: Dealable, day: Day, taken: Taken<string>, pick: Pick): Lines {
  const uses = countUses(taken);
  const deck = deckOf(criteria, uses);
  const drawn = Array.from({ length: CHOICE }, () => drawGrid(deck, pick));
  const told = squaresIn([...taken.keys()].slice(0, NEAREST));
  const free = drawn.filter((grid) => !taken.has(keyOf(grid)));
  const fresh = free.filter((grid) => !squaresOf(grid).some((square) => told.has(square)));
  const choice = ([fresh, free].find((grids) => grids.length > 0) ?? drawn)
    .map((grid) => ({ grid, ease: easeOf(criteria, grid) }))
    .sort((a, b) => b.ease - a.ease);
  const chosen = choice[Math.round((weekday(day) / 6) * (choice.length - 1))];
  if (chosen === undefined) throw new RangeError("no grid to choose");
  return chosen.grid;
}

/**
 * Draws a grid that shares no square with those of `taken`: once it has ended its answers are seen,
 * and those of today's squares must not be. @throws RangeError when there is none
 */
export function drawFresh(criteria: Dealable, taken: ReadonlySet<string>, pick: Pick): Lines {
  const seen = squaresIn(taken);
  const deck = deckOf(criteria, new Map());
  for (let draw = 1; draw <= MOST_DRAWS; draw++) {
    const grid = drawGrid(deck, pick);
    if (!squaresOf(grid).some((square) => seen.has(square))) return grid;
  }
  throw new RangeError("no grid without a square of those taken");
}

const squaresIn = (keys: Iterable<string>): Set<string> => new Set([...keys].flatMap((key) => squaresOf(linesOf(key))));

const squaresOf = (lines: Lines): string[] => SQUARES.map((square) => crossingAt(lines, square).sort().join());

/** How easy a grid is: the mean number of well-known answers, in which a bare square weighs more than a rich one. */
export const easeOf = (criteria: Dealable, lines: Lines): number =>
  Math.exp(
    SQUARES.reduce((sum, square) => {
      const [row, column] = crossingAt(lines, square);
      return sum + Math.log(criteria.get(row)?.partners[column] ?? 1);
    }, 0) / SQUARES.length,
  );

/** What is looked at again and again while grids are drawn, worked out once for all of them. */
interface Deck {
  criteria: Dealable;
  keys: readonly CriterionKey[];
  byKind: ReadonlyMap<CriterionKind, readonly CriterionKey[]>;
  /** How often a criterion was used of late. */
  usesOf: (key: CriterionKey) => number;
  /** Criteria that came as often as each other, those that came least first. */
  byUses: readonly (readonly CriterionKey[])[];
  /** The kinds that a criterion can be crossed with. */
  metBy: (key: CriterionKey) => ReadonlySet<CriterionKind>;
}

function deckOf(criteria: Dealable, uses: Uses): Deck {
  const keys = [...criteria.keys()];
  const usesOf = (key: CriterionKey): number => uses.get(key) ?? 0;
  const byUses = [...Map.groupBy(keys, usesOf)].sort(([some], [others]) => some - others).map(([, group]) => group);
  const met = new Map<CriterionKey, ReadonlySet<CriterionKind>>();
  const metBy = (key: CriterionKey): ReadonlySet<CriterionKind> => {
    const known = met.get(key) ?? new Set(Object.keys(criteria.get(key)?.partners ?? {}).map(kindOf));
    met.set(key, known);
    return known;
  };
  return { criteria, keys, byKind: Map.groupBy(keys, kindOf), usesOf, byUses, metBy };
}

/** How often each criterion was used of late. */
type Uses = ReadonlyMap<CriterionKey, number>;

function countUses(taken: Taken<string>): Uses {
  const uses = new Map<CriterionKey, number>();
  for (const { rows, columns } of [...taken.keys()].map(linesOf)) {
    for (const key of [...rows, ...columns]) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return uses;
}

/** Draws six criteria of which every row can be played with every column. @throws RangeError when there are none */
function drawGrid(deck: Deck, pick: Pick): Lines {
  const { keys, usesOf } = deck;
  const choose = (fitting: readonly CriterionKey[]): CriterionKey | undefined => {
    const some = Array.from({ length: SAMPLE }, () => fitting[pick(fitting.length)] ?? "");
    return fitting.length === 0 ? undefined : some.reduce((one, other) => (usesOf(other) < usesOf(one) ? other : one));
  };
  const owed: CriterionKey[] = [];
  for (const group of deck.byUses) owed.push(...shuffled(group, pick, OWED - owed.length));
  for (let draw = 1; draw <= MOST_DRAWS; draw++) {
    // Around one that meets few, none may be laid: then any other begins.
    const first = draw <= OWED ? owed[pick(owed.length)] : keys[pick(keys.length)];
    if (first === undefined) break;
    const places = drawPlaces(first, deck, pick);
    for (let trial = 1; trial <= TRIALS; trial++) {
      const lines = tryGrid(deck, places, first, choose);
      if (lines !== null) return lines;
    }
  }
  throw new RangeError("no grid to draw");
}

/** Where a criterion goes, and of what kind it is to be. */
interface Place {
  line: keyof Lines;
  kind: CriterionKind;
}

/**
 * The six places in the order in which they are laid: that of the first criterion, clubs last, which go with the most
 * others. What meets no club has none across from it.
 */
function drawPlaces(first: CriterionKey, deck: Deck, pick: Pick): Place[] {
  const met = deck.metBy(first);
  const clubs = CLUBS[pick(CLUBS.length)] ?? 3;
  const others = [...new Set(shuffled(OTHERS, pick))].filter((kind) => kind !== kindOf(first));
  const lines = shuffled(["rows", "rows", "rows", "columns", "columns", "columns"] as const, pick);
  if (met.has("club")) {
    const kinds = [kindOf(first), ...others.slice(0, 6 - clubs - Number(kindOf(first) !== "club"))];
    return lines.map((line, at) => ({ line, kind: kinds[at] ?? "club" }));
  }
  const [beside, across] = lines[0] === "rows" ? (["rows", "columns"] as const) : (["columns", "rows"] as const);
  const crossing = others.filter((kind) => met.has(kind)).slice(0, 3);
  return [
    { line: beside, kind: kindOf(first) },
    ...crossing.map((kind) => ({ line: across, kind })),
    { line: beside, kind: "club" },
    { line: beside, kind: "club" },
  ];
}

/** Lays one criterion after the other; null when nothing goes with what lies already. */
function tryGrid(
  { criteria, byKind }: Deck,
  places: readonly Place[],
  first: CriterionKey,
  choose: (keys: readonly CriterionKey[]) => CriterionKey | undefined,
): Lines | null {
  const lines: Lines = { rows: [], columns: [] };
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

/** Values in any order: so many of them, or all there are. */
function shuffled<Value>(values: readonly Value[], pick: Pick, count = values.length): Value[] {
  const left = [...values];
  const drawn: Value[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(pick(left.length), 1));
  return drawn;
}
