import { criterionSubjectOf, type CriterionKey } from "./criteria.ts";
import { sumKnown } from "../league/career-statistics.ts";
import type { PlayerRecord, Achievement, FranchiseOf, CriterionCheck } from "./player-record.ts";
import type { Stint } from "../league/season.ts";

/** Columns of a {@link Stint}. */
const COLUMNS = { games: [2], goals: [3], assists: [4], points: [3, 4], wins: [5], shutouts: [8] } as const;

/** A criterion with a number: `500-goals`, `100-playoff-games`. */
const FIGURE = /^(\d+)-(playoff-)?(games|goals|assists|points|wins|shutouts)$/;

interface Asked {
  wanted: number;
  column: keyof typeof COLUMNS;
  isPlayoffs: boolean;
}

/** Parses a criterion with a number; returns null for any other, such as `one-club`. */
export function parseMilestone(mark: CriterionKey): Asked | null {
  const [isFigure, wanted, playoffs, column] = FIGURE.exec(criterionSubjectOf(mark)) ?? [];
  return isFigure === undefined
    ? null
    : { wanted: Number(wanted), column: column as Asked["column"], isPlayoffs: playoffs !== undefined };
}

/** Returns a value of a stint, or null if it is unknown; 0 for a skater's wins and shutouts. */
const figureIn = (stint: Stint, column: Asked["column"]): number | null =>
  sumKnown(COLUMNS[column].map((at) => (at < stint.length ? (stint[at] as number | null) : 0)));

const sum = (stints: readonly Stint[], column: Asked["column"]): number =>
  stints.reduce((known, stint) => known + (figureIn(stint, column) ?? 0), 0);

const hasUnknown = (stints: readonly Stint[], column: Asked["column"]): boolean =>
  stints.some((stint) => figureIn(stint, column) === null);

/** Minimum number of games of a one-club player. */
export const ONE_CLUB_GAMES = 100;
export const FIVE_CLUBS = 5;

/** Checks a criterion of a whole career; returns null if the criterion is unknown. */
export function checkCareerCriterion(
  mark: CriterionKey,
  of: PlayerRecord,
  franchiseOf: FranchiseOf,
): CriterionCheck | null {
  const milestone = parseMilestone(mark);
  if (milestone !== null) {
    const stints = milestone.isPlayoffs ? of.playoffs : of.career;
    const figure = sum(stints, milestone.column);
    const isPartial = hasUnknown(stints, milestone.column);
    return { kind: "figure", met: figure >= milestone.wanted, figure, ...(isPartial && { isPartial }) };
  }
  const games = sum(of.career, "games");
  const clubs = new Set(of.career.map(([, team]) => franchiseOf(team))).size;
  switch (criterionSubjectOf(mark)) {
    case "one-club":
      return { kind: "clubs", met: clubs === 1 && games >= ONE_CLUB_GAMES, clubs, games };
    case "five-clubs":
      return { kind: "clubs", met: clubs >= FIVE_CLUBS, clubs, games };
    default:
      return null;
  }
}

/** Returns the seasons that reached a mark, over all clubs, and the best season; null for an unknown mark. */
export function seasonsReaching(
  mark: CriterionKey,
  { career }: PlayerRecord,
): { reached: Achievement[]; best: Achievement[] } | null {
  const milestone = parseMilestone(mark);
  if (milestone === null) return null;
  const seasons = [...Map.groupBy(career, ([season]) => season)].map(([season, stints]) => ({
    isPartial: hasUnknown(stints, milestone.column),
    feat: { season, teams: stints.map(([, team]) => team), figure: sum(stints, milestone.column) },
  }));
  const whole = seasons.flatMap(({ isPartial, feat }) => (isPartial ? [] : [feat]));
  return {
    reached: seasons.map(({ feat }) => feat).filter(({ figure }) => figure >= milestone.wanted),
    best: whole.toSorted((a, b) => b.figure - a.figure).slice(0, 1),
  };
}
