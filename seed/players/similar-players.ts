import { firstYear } from "#rules/league/season";
import { careerPointsOf, sumColumn, type FactsCareer } from "../career.ts";

/** How many a page has to draw three of. */
const NAMED = 9;

/** From so many games on a career has a shape of its own: who had fewer is like others who had. */
const LONG = 40;

/** How far apart two careers are by one unit of each measure: eight years, a doubling of games, a third of a point a game. */
const UNITS = { years: 8, doublings: 1, scoring: 0.33, share: 0.15 };

interface Shape {
  id: number;
  kind: "F" | "D" | "G";
  /** The middle of his career, as a year. */
  middle: number;
  games: number;
  /** Points a game; of a goalie the share of games he won. */
  scoring: number;
  /** Goals of his points; of a goalie his shutouts a game. */
  share: number;
}

/** Everybody's shape; null for who has yet to play a regular season. */
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

function distance(one: Shape, other: Shape): number {
  const isLong = one.games >= LONG;
  return (
    Math.abs(one.middle - other.middle) / UNITS.years +
    Math.abs(Math.log2(one.games / other.games)) / UNITS.doublings +
    (isLong ? Math.abs(one.scoring - other.scoring) / UNITS.scoring : 0) +
    (isLong ? Math.abs(one.share - other.share) / UNITS.share : 0)
  );
}

/**
 * Who is most like somebody, the most alike first: a forward, a defender or a goalie as he is, of about his years, with
 * about as many games and a like share of points and goals. Nobody for who has yet to play.
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
      const far = distance(own, other);
      const last = nearest[NAMED - 1];
      if (last !== undefined && far >= last[0]) continue;
      const at = nearest.findIndex(([each]) => far < each);
      nearest.splice(at === -1 ? nearest.length : at, 0, [far, other.id]);
      if (nearest.length > NAMED) nearest.pop();
    }
    return nearest.map(([, each]) => each);
  };
}
