import { criterionKindOf, type Criterion, type CriterionKey, type CriterionKind } from "./criteria.ts";
import { parseGridKey } from "./grid-key.ts";
import type { RandomPick, RecentAnswers } from "../shared/draw.ts";

/** The criteria that a Grid can be dealt from. */
export type CriteriaByKey = ReadonlyMap<CriterionKey, Criterion>;

/** A pair of criteria returns after more than this many days, and is used at most this often within a year. */
const PAIR = { pauseDays: 14, usesPerYear: 5 };

/** A Grid often begins with one of this many least used criteria, so that rarely used ones get their turn. */
const LEAST_USED_COUNT = 8;

/** A use of a criterion in a Grid: how many days away, and the criteria that it was crossed with. */
interface Use {
  days: number;
  across: readonly CriterionKey[];
}

/** The uses of each criterion in the Grids around a day, nearest first. */
export type Uses = ReadonlyMap<CriterionKey, readonly Use[]>;

/** The criteria that a day's Grids are drawn from, with lookups that all of them share. */
export interface Deck {
  keys: readonly CriterionKey[];
  /** Those that were used least, in random order. */
  leastUsed: readonly CriterionKey[];
  kindOf: (key: CriterionKey) => CriterionKind | undefined;
  twinsOf: (key: CriterionKey) => readonly CriterionKey[];
  usesOf: (key: CriterionKey) => number;
  /** What a criterion can be crossed with now, and how often each pair was used. */
  crossing: (key: CriterionKey) => ReadonlyMap<CriterionKey, number>;
}

/** Returns the uses of all criteria. @param taken keys of Grids with their distance in days, nearest first */
export function collectUses(taken: RecentAnswers<string>): Uses {
  const uses = [...taken].flatMap(([grid, days]) => {
    const { rows, columns } = parseGridKey(grid);
    return [
      ...rows.map((key) => ({ key, days, across: columns })),
      ...columns.map((key) => ({ key, days, across: rows })),
    ];
  });
  return Map.groupBy(uses, ({ key }) => key);
}

/** Returns the deck of a day. @param mayBeUsed returns whether a criterion may be used on the day */
export function buildDeck(
  criteria: CriteriaByKey,
  uses: Uses,
  pick: RandomPick,
  mayBeUsed: (key: CriterionKey) => boolean = () => true,
): Deck {
  const keys = [...criteria.keys()].filter(mayBeUsed);
  const kinds = new Map(keys.map((key) => [key, criterionKindOf(key)]));
  const usesOf = (key: CriterionKey): number => uses.get(key)?.length ?? 0;
  const crossings = new Map<CriterionKey, ReadonlyMap<CriterionKey, number>>();
  return {
    keys,
    leastUsed: shuffled(keys, pick)
      .sort((a, b) => usesOf(a) - usesOf(b))
      .slice(0, LEAST_USED_COUNT),
    kindOf: (key) => kinds.get(key),
    twinsOf: (key) => criteria.get(key)?.twins ?? [],
    usesOf,
    crossing(key) {
      const known = crossings.get(key) ?? findCrossing(criteria.get(key), uses.get(key) ?? []);
      crossings.set(key, known);
      return known;
    },
  };
}

/** Returns the partners of a criterion that need not pause, and how often each was crossed with it. */
function findCrossing(criterion: Criterion | undefined, uses: readonly Use[]): Map<CriterionKey, number> {
  const free = new Map<CriterionKey, number>();
  for (const partner in criterion?.partners) free.set(partner, 0);
  for (const { days, across } of uses) {
    for (const partner of across) {
      const count = free.get(partner);
      if (count === undefined) continue;
      if (days <= PAIR.pauseDays || count + 1 >= PAIR.usesPerYear) free.delete(partner);
      else free.set(partner, count + 1);
    }
  }
  return free;
}

export function shuffled<Value>(values: readonly Value[], pick: RandomPick): Value[] {
  const left = [...values];
  const drawn: Value[] = [];
  while (left.length > 0) drawn.push(...left.splice(pick(left.length), 1));
  return drawn;
}
