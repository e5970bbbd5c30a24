import type { Position } from "./player.ts";

/** A forward of whom no more is known is F. */
type SkaterPosition = Exclude<Position, "G"> | "F";

/** A skater of a club's season: id, position, games, goals, assists. What is not known is null. */
export type RosterSkater = [
  id: number,
  position: SkaterPosition,
  gp: number | null,
  g: number | null,
  a: number | null,
  /** The sweater number, absent if it is unknown; 1 after it if it is inferred from the seasons before and after. */
  number?: number,
  isInferred?: 1,
];

/** A goalie of it: id, games, wins, number. */
export type RosterGoalie = [id: number, gp: number | null, w: number | null, number?: number, isInferred?: 1];

/** Everybody who played for a club in a season, with what he did for it. */
export interface SeasonRoster {
  skaters: RosterSkater[];
  goalies: RosterGoalie[];
}

/** Who somebody on a roster is, and how well known. */
export interface Known {
  first: string;
  last: string;
  fame: number;
}

interface Line {
  first: string;
  last: string;
  /** The number he wore; absent where it is not known. */
  number?: number;
  /** Whether the number is inferred from the seasons before and after. */
  isInferred?: true;
}

/** A skater as he is shown: his figures of that season for that club. */
export interface SkaterLine extends Line {
  position: SkaterPosition;
  gp: number;
  g: number;
  a: number;
}

export interface GoalieLine extends Line {
  position: "G";
  gp: number;
  w: number;
}

export type RosterLine = SkaterLine | GoalieLine;

/** The groups in the order in which they are revealed, hardest first, and how many players are in each (GAMES.md). */
export const GROUPS = [
  { name: "depth", size: 3 },
  { name: "defenders", size: 2 },
  { name: "bottomSix", size: 2 },
  { name: "goalie", size: 1 },
  { name: "topSix", size: 2 },
  { name: "scorer", size: 1 },
] as const;

export type GroupName = (typeof GROUPS)[number]["name"];

/** The players of each group, those with most points first. */
export interface LineUp extends Record<GroupName, readonly RosterLine[]> {
  depth: SkaterLine[];
  defenders: SkaterLine[];
  bottomSix: SkaterLine[];
  goalie: [GoalieLine];
  topSix: SkaterLine[];
  scorer: [SkaterLine];
}

/** Fewer games, and he was passing through. */
const REGULAR_GAMES = 20;

interface Skater extends SkaterLine {
  id: number;
  fame: number;
}

type Order = (a: Skater, b: Skater) => number;

// The id comes last in every order, so that the same roster always gives the same line-up.
const byPoints: Order = (a, b) => b.g + b.a - (a.g + a.a) || b.g - a.g || a.gp - b.gp || a.id - b.id;
const byGames: Order = (a, b) => b.gp - a.gp || byPoints(a, b);
const byFame: Order = (a, b) => b.fame - a.fame || a.id - b.id;

/**
 * Picks the eleven players by whom a season's roster is to be told, nobody twice.
 *
 * The leading scorer and the goalie with most games are whoever they are; everybody else has played
 * {@link REGULAR_GAMES} or more. The top six are the first six forwards in points, the bottom six the next six, the
 * pairs the six defenders with most games, and who is left is depth. Of the depth the least known are shown, of the
 * pairs the two in the middle, of the top and the bottom six the two best known, so that each group says more than
 * the one before. Where too few are left for depth, as in the years of short benches, those not shown of the bottom
 * six and the pairs fill it up, and then those of the top six.
 *
 * @param whoIs name and fame of anybody on the roster
 * @throws RangeError for a roster that nobody could dress
 */
export function lineUpOf({ skaters, goalies }: SeasonRoster, whoIs: (id: number) => Known): LineUp {
  const all = skaters.map((skater) => readSkater(skater, whoIs)).sort(byPoints);
  const [scorer] = all;
  const [goalie] = goalies.toSorted(
    ([idA, gpA, wA], [idB, gpB, wB]) => (gpB ?? 0) - (gpA ?? 0) || (wB ?? 0) - (wA ?? 0) || idA - idB,
  );
  if (scorer === undefined || goalie === undefined) throw new RangeError("a roster without skaters or goalies");

  const regulars = all.filter(({ gp }) => gp >= REGULAR_GAMES);
  const forwards = regulars.filter(({ position }) => position !== "D");
  const defenders = regulars.filter(({ position }) => position === "D").sort(byGames);
  const topSix = forwards.slice(0, 6);
  const bottomSix = forwards.slice(6, 12);
  const pairs = defenders.slice(0, 6);
  const left = [...forwards.slice(12), ...defenders.slice(6)];

  const bestKnown = (group: readonly Skater[]) => group.filter((skater) => skater !== scorer).sort(byFame);
  const shown = {
    pairs: middleTwo(bestKnown(pairs)),
    bottomSix: bestKnown(bottomSix).slice(0, 2),
    topSix: bestKnown(topSix).slice(0, 2),
  };
  const taken = new Set(Object.values(shown).flat());
  const depth = [left, [...bottomSix, ...pairs], topSix]
    .flatMap((group) => bestKnown(group).reverse())
    .filter((skater) => !taken.has(skater))
    .slice(0, 3);

  const lines = (group: readonly Skater[]) => group.toSorted(byPoints).map(lineOf);
  return {
    depth: lines(depth),
    defenders: lines(shown.pairs),
    bottomSix: lines(shown.bottomSix),
    goalie: [readGoalie(goalie, whoIs)],
    topSix: lines(shown.topSix),
    scorer: [lineOf(scorer)],
  };
}

const worn = (number: number | undefined, isInferred: 1 | undefined): Pick<Line, "number" | "isInferred"> => ({
  ...(number !== undefined && { number }),
  ...(isInferred === 1 && { isInferred: true }),
});

function readSkater([id, position, gp, g, a, number, isInferred]: RosterSkater, whoIs: (id: number) => Known): Skater {
  return { ...whoIs(id), ...worn(number, isInferred), id, position, gp: gp ?? 0, g: g ?? 0, a: a ?? 0 };
}

function readGoalie([id, gp, w, number, isInferred]: RosterGoalie, whoIs: (id: number) => Known): GoalieLine {
  const { first, last } = whoIs(id);
  return { first, last, ...worn(number, isInferred), position: "G", gp: gp ?? 0, w: w ?? 0 };
}

/** The line without what is nobody's business before the end: the id, and how well known he is. */
const lineOf = ({ id: _id, fame: _fame, ...line }: Skater): SkaterLine => line;

function middleTwo<Value>(list: readonly Value[]): Value[] {
  const from = Math.max(0, Math.ceil(list.length / 2) - 1);
  return list.slice(from, from + 2);
}
