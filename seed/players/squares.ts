import { criterionKindOf, answerSetKeys, type Criterion, type CriterionKey } from "#rules/grid/criteria";
import type { PlayerDocument } from "#rules/site/player-document";
import type { GridSet } from "../criteria.ts";

/** A Grid has nine cells. */
const NAMED = 9;

/** Returns, by player id, how many cells the player is an answer of, and those with the fewest answers. */
export function buildPlayerSquares(
  sets: readonly GridSet[],
  criteria: ReadonlyMap<CriterionKey, Criterion>,
): (id: number) => PlayerDocument["grid"] {
  const members = new Map(sets.map(({ key, members }) => [key, new Set(members)]));
  const fitting = new Map<number, Set<string>>();
  for (const { key, members } of sets)
    for (const id of members) fitting.set(id, (fitting.get(id) ?? new Set()).add(key));

  const counts = new Map<string, number>();
  const countAnswers = (row: CriterionKey, column: CriterionKey): number => {
    const key = `${row} ${column}`;
    const count =
      counts.get(key) ??
      answerSetKeys(row, column)
        .map((set) => members.get(set) ?? new Set<number>())
        .reduce((some, others) => some.intersection(others)).size;
    counts.set(key, count);
    return count;
  };

  return (id) => {
    const own = fitting.get(id) ?? new Set();
    const keys = [...own].filter((key) => criteria.has(key)).sort();
    const squares = keys.flatMap((one, at) =>
      keys.slice(at + 1).flatMap((other) => {
        if (criteria.get(one)?.partners[other] === undefined) return [];
        // The club comes first, as in a Grid's rows.
        const [row, column] =
          criterionKindOf(other) === "club" && criterionKindOf(one) !== "club" ? [other, one] : [one, other];
        return answerSetKeys(row, column).every((set) => own.has(set))
          ? [[row, column, countAnswers(row, column)] as const]
          : [];
      }),
    );
    const rarest = squares.toSorted(([a, b, few], [c, d, many]) => few - many || (`${a} ${b}` < `${c} ${d}` ? -1 : 1));
    return {
      squares: squares.length,
      rarest: rarest.slice(0, NAMED).map(([row, column, count]) => [row, column, count]),
    };
  };
}
