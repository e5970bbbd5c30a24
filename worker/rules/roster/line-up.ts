import type { Position } from "../league/player.ts";

/** F for a forward whose side is unknown. */
type SkaterPosition = Exclude<Position, "G"> | "F";

/** A skater's statistics of a season with a club; unknown values are null. */
export type RosterSkater = [
  id: number,
  position: SkaterPosition,
  gp: number | null,
  g: number | null,
  a: number | null,
  /** The sweater number, absent if unknown; followed by 1 if it is inferred from the seasons before and after. */
  number?: number,
  isInferred?: 1,
];

export type RosterGoalie = [id: number, gp: number | null, w: number | null, number?: number, isInferred?: 1];

/** How far a club came in the playoffs, best first; "qualified" is a loss before the semifinals. */
export const PLAYOFF_RUNS = ["champion", "finalist", "semifinalist", "qualified", "missed"] as const;

export type PlayoffRun = (typeof PLAYOFF_RUNS)[number];

export interface SeasonOutcome {
  /** Games won, lost, and neither: tied, or lost in overtime. Absent if unknown. */
  record?: readonly [won: number, lost: number, neither: number];
  /** Absent if unknown. */
  playoffs?: PlayoffRun;
}

/** All players of a club in a season, and how it went. */
export interface SeasonRoster extends SeasonOutcome {
  skaters: RosterSkater[];
  goalies: RosterGoalie[];
}

export interface NameAndFame {
  first: string;
  last: string;
  fame: number;
}

interface Line {
  first: string;
  last: string;
  /** Sweater number; absent if unknown. */
  number?: number;
  /** Whether the number is inferred from the seasons before and after. */
  isInferred?: true;
}

/** A skater as shown, with statistics of that season for that club. */
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

/** The groups in the order in which they are revealed, hardest first, with their sizes. */
export const LINE_UP_GROUPS = [
  { name: "depth", size: 3 },
  { name: "defenders", size: 2 },
  { name: "bottomSix", size: 2 },
  { name: "goalie", size: 1 },
  { name: "topSix", size: 2 },
  { name: "scorer", size: 1 },
] as const;

export type LineUpGroupName = (typeof LINE_UP_GROUPS)[number]["name"];

/** The players of each group, most points first. */
export interface LineUp extends Record<LineUpGroupName, readonly RosterLine[]> {
  depth: SkaterLine[];
  defenders: SkaterLine[];
  bottomSix: SkaterLine[];
  goalie: [GoalieLine];
  topSix: SkaterLine[];
  scorer: [SkaterLine];
}

/** Players with fewer games are not shown, except the goalie and the scorer. */
const REGULAR_GAMES = 20;

interface Skater extends SkaterLine {
  id: number;
  fame: number;
}

type Order = (a: Skater, b: Skater) => number;

// All orders end with the id, so that they are deterministic.
const byPoints: Order = (a, b) => b.g + b.a - (a.g + a.a) || b.g - a.g || a.gp - b.gp || a.id - b.id;
const byGames: Order = (a, b) => b.gp - a.gp || byPoints(a, b);
const byFame: Order = (a, b) => b.fame - a.fame || a.id - b.id;

/**
 * Selects the eleven players that a round shows.
 *
 * - The scorer has the most points, the goalie the most games. All others have {@link REGULAR_GAMES} or more.
 * - Top six: the first six forwards by points; bottom six: the next six; pairs: the six defenders with the most games;
 *   depth: the rest.
 * - Shown are the least known of the depth, the two pairs' defenders in the middle by fame, and the two best known of
 *   bottom six and top six, so that each group reveals more than the one before.
 * - If depth has too few players, those not shown of bottom six and pairs fill it, then those of the top six.
 *
 * @param whoIs returns name and fame of a player on the roster
 * @throws RangeError for a roster without skaters or goalies
 */
export function buildLineUp({ skaters, goalies }: SeasonRoster, whoIs: (id: number) => NameAndFame): LineUp {
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

function readSkater(
  [id, position, gp, g, a, number, isInferred]: RosterSkater,
  whoIs: (id: number) => NameAndFame,
): Skater {
  return { ...whoIs(id), ...worn(number, isInferred), id, position, gp: gp ?? 0, g: g ?? 0, a: a ?? 0 };
}

function readGoalie([id, gp, w, number, isInferred]: RosterGoalie, whoIs: (id: number) => NameAndFame): GoalieLine {
  const { first, last } = whoIs(id);
  return { first, last, ...worn(number, isInferred), position: "G", gp: gp ?? 0, w: w ?? 0 };
}

/** Removes id and fame, which would reveal the answer. */
const lineOf = ({ id: _id, fame: _fame, ...line }: Skater): SkaterLine => line;

function middleTwo<Value>(list: readonly Value[]): Value[] {
  const from = Math.max(0, Math.ceil(list.length / 2) - 1);
  return list.slice(from, from + 2);
}
