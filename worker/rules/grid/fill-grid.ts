import type { CriterionKey, CriterionKind, GridCriteria } from "./criteria.ts";
import { shuffled, type Deck } from "./deck.ts";
import type { RandomPick } from "../shared/draw.ts";

/** Number of criteria other than clubs on the two axes. */
export type Plan = readonly [oneAxis: number, otherAxis: number];

/** Of this many random candidates, the one whose pairs were used least is chosen. */
const SAMPLE = 5;

/** Number of attempts to fill a Grid: bounds the CPU time of a day, which takes ten on average. */
const MAX_ATTEMPTS = 30;

/**
 * Draws Grids of equally likely plans whose rows can be crossed with the columns. Returns fewer if few are possible.
 */
export function drawGrids(
  deck: Deck,
  plans: readonly Plan[],
  count: number,
  pick: RandomPick,
  isGood: (grid: GridCriteria) => boolean = () => true,
): GridCriteria[] {
  const grids: GridCriteria[] = [];
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && grids.length < count; attempt++) {
    // Some of the least used ones cannot be part of any Grid now: any criterion may begin as well.
    const from = pick(2) === 0 ? deck.leastUsed : deck.keys;
    const first = from[pick(from.length)];
    const plan = plans[pick(plans.length)];
    if (first === undefined || plan === undefined) break;
    const grid = fillGrid(deck, layOut(deck.kindOf(first) === "club", plan, pick), first, pick);
    if (grid !== null && isGood(grid)) grids.push(grid);
  }
  return grids;
}

type Axis = keyof GridCriteria;

/** A place to fill: its axis, and whether it gets a club. */
interface Place {
  axis: Axis;
  isClub: boolean;
}

/** Returns the six places in the order in which they are filled. Clubs come last: they can be crossed with the most. */
function layOut(beginsWithClub: boolean, plan: Plan, pick: RandomPick): Place[] {
  const axes = shuffled<Axis>(["rows", "columns"], pick);
  const places = (counts: readonly number[], isClub: boolean): Place[] =>
    shuffled(
      axes.flatMap((axis, at) => Array.from({ length: counts[at] ?? 0 }, () => ({ axis, isClub }))),
      pick,
    );
  const others = places(plan, false);
  const clubs = places(
    plan.map((count) => 3 - count),
    true,
  );
  return beginsWithClub ? [...clubs.slice(0, 1), ...others, ...clubs.slice(1)] : [...others, ...clubs];
}

/** Fills the places one by one. Returns null if no criterion fits one of them. */
function fillGrid(deck: Deck, places: readonly Place[], first: CriterionKey, pick: RandomPick): GridCriteria | null {
  const { kindOf, twinsOf } = deck;
  const grid: GridCriteria = { rows: [], columns: [] };
  /** What can be crossed with all of the other axis. */
  const fitting: Record<Axis, readonly CriterionKey[]> = { rows: deck.keys, columns: deck.keys };
  /** Of these kinds no other criterion is added. */
  const kinds = new Set<CriterionKind | undefined>(["club"]);
  for (const [at, { axis, isClub }] of places.entries()) {
    const across: Axis = axis === "rows" ? "columns" : "rows";
    const beside = grid[axis];
    const mayFollow = (key: CriterionKey): boolean =>
      isClub
        ? kindOf(key) === "club" && !beside.includes(key)
        : !kinds.has(kindOf(key)) && !beside.some((other) => twinsOf(other).includes(key));
    const chosen = at === 0 ? first : drawLeastUsed(deck, fitting[axis].filter(mayFollow), grid[across], pick);
    if (chosen === undefined) return null;
    beside.push(chosen);
    kinds.add(kindOf(chosen));
    const partners = deck.crossing(chosen);
    fitting[across] = fitting[across].filter((key) => partners.has(key));
  }
  return grid;
}

/** Returns the one of a few random candidates whose pairs were used least; undefined if there are no candidates. */
function drawLeastUsed(
  { usesOf, crossing }: Deck,
  candidates: readonly CriterionKey[],
  across: readonly CriterionKey[],
  pick: RandomPick,
): CriterionKey | undefined {
  let [chosen, least]: [CriterionKey | undefined, number] = [undefined, Infinity];
  for (let drawn = 0; drawn < SAMPLE; drawn++) {
    const key = candidates[pick(candidates.length)];
    if (key === undefined) break;
    // Among equals, the criterion that was used least itself.
    let uses = usesOf(key) / 1000;
    for (const other of across) uses += crossing(other).get(key) ?? 0;
    if (uses < least) [chosen, least] = [key, uses];
  }
  return chosen;
}
