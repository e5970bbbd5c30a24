import { firstYear } from "#rules/league/season";
import { careerPointsOf, sumColumn, type FactsCareer } from "../career.ts";

/** Similar players per page, of which three are shown. */
const NAMED = 9;

/** Minimum games for a comparable career. Players below it are similar to each other. */
const LONG = 40;

/** One unit of distance: eight years, a doubling of games, a third of a point per game. */
const UNITS = { years: 8, doublings: 1, scoring: 0.33, share: 0.15 };

interface Shape {
  id: number;
  kind: "F" | "D" | "G";
  /** Middle of the career, as a year. */
  middle: number;
  games: number;
  /** Points per game; for goalies the share of games won. */
  scoring: number;
  /** Share of goals in points; for goalies shutouts per game. */
  share: number;
}

/** Returns the measures of a career, or null without a regular-season game. */
function shapeOf(career: FactsCareer): Shape | null {
  const { player, lines, games, wins } = career;
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || games === 0) return null;
  const isGoalie = player.position === "G";
  return {
    id: player.id,
    kind: player.position === "G" || player.position === "D" ? player.position : "F",
    middle: (firstYear(first.season) + firstYear(last.season)) / 2,
    games,
    scoring: isGoalie ? wins / games : careerPointsOf(career) / games,
    share: isGoalie ? sumColumn(lines, "so") / games : sumColumn(lines, "g") / Math.max(1, careerPointsOf(career)),
  };
}

const yearsApart = (one: Shape, other: Shape): number => Math.abs(one.middle - other.middle) / UNITS.years;

function distance(one: Shape, other: Shape): number {
  const isLong = one.games >= LONG;
  return (
    yearsApart(one, other) +
    Math.abs(Math.log2(one.games / other.games)) / UNITS.doublings +
    (isLong ? Math.abs(one.scoring - other.scoring) / UNITS.scoring : 0) +
    (isLong ? Math.abs(one.share - other.share) / UNITS.share : 0)
  );
}

/**
 * Returns a function that lists similar players, most similar first: the same role, about the same years and games,
 * similar scoring. Empty for a player without a game.
 */
export function buildSimilarPlayers(careers: ReadonlyMap<number, FactsCareer>): (id: number) => number[] {
  const shapes = new Map(
    [...careers.values()].flatMap((career) => {
      const shape = shapeOf(career);
      return shape === null ? [] : [[shape.id, shape] as const];
    }),
  );
  const kinds = Map.groupBy(shapes.values(), ({ kind }) => kind);
  return (id) => {
    const own = shapes.get(id);
    if (own === undefined) return [];
    const nearest: [distance: number, id: number][] = [];
    for (const other of kinds.get(own.kind) ?? []) {
      if (other.id === id) continue;
      const [most] = nearest[NAMED - 1] ?? [Infinity];
      // Most players are of other years, which is the fastest to compare.
      if (yearsApart(own, other) >= most) continue;
      const far = distance(own, other);
      if (far >= most) continue;
      const at = nearest.findIndex(([each]) => far < each);
      nearest.splice(at === -1 ? nearest.length : at, 0, [far, other.id]);
      if (nearest.length > NAMED) nearest.pop();
    }
    return nearest.map(([, each]) => each);
  };
}
