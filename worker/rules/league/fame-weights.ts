import type { PublishedPlayer } from "./rostered-players.ts";
import type { Stint } from "./season.ts";

/** The parts of fame (fame.ts) that are computed from statistics. */

export interface RatedStatistics {
  position: PublishedPlayer["position"] | "F";
  /** Regular seasons and playoffs, in order of play. */
  career: readonly Stint[];
  playoffs: readonly Stint[];
}

/** Games of a whole season. */
export const WHOLE_SEASON = 82;

/**
 * What figures are worth in points of a forward. Defenders score less and goalies win; playing every night is part of
 * it.
 */
const WORTH = {
  career: { win: 2.3, goalieGame: 0, defenderPoint: 1.15, defenderGame: 0 },
  season: { win: 1.7, goalieGame: 0.5, defenderPoint: 1.2, defenderGame: 0.13 },
};

/** A goal counts more than an assist in a season: fans remember who scores. */
const SEASON_POINT = { goal: 1.2, assist: 0.87 };

/** Weight of each goal beyond a threshold in a skater's best season. */
const BEST_SEASON = { goals: 30, worth: 0.7 };

/** Weight of each season with one club from the sixth on. */
const TENURE = { from: 5, worth: 1.6 };

/** Weights of playoff points and wins over a career, and of games, points and wins in recent playoffs. */
const PLAYOFFS = { point: 0.06, win: 0.3, recentGame: 0.15, recentPoint: 0.2, recentWin: 0.8 };

type Tally = "gp" | "g" | "a" | "w" | "ga" | "sa";
const AT: Readonly<Record<Tally, number>> = { gp: 2, g: 3, a: 4, w: 5, ga: 9, sa: 10 };

export const sumStatistics = (stints: readonly Stint[], ...tallies: Tally[]): number =>
  stints.reduce((total, stint) => tallies.reduce((part, tally) => part + Number(stint[AT[tally]] ?? 0), total), 0);

/** Converts statistics to points of a forward of the same standing. */
function forwardPoints(
  { position }: RatedStatistics,
  stints: readonly Stint[],
  worth: (typeof WORTH)["career"],
  points: number,
): number {
  if (position === "G") return sumStatistics(stints, "w") * worth.win + sumStatistics(stints, "gp") * worth.goalieGame;
  return position === "D" ? points * worth.defenderPoint + sumStatistics(stints, "gp") * worth.defenderGame : points;
}

/** Rates a career. The exponent makes one star better known than two players who are half as good. */
export const careerWorth = (player: RatedStatistics): number =>
  78 * (forwardPoints(player, player.career, WORTH.career, sumStatistics(player.career, "g", "a")) / 1000) ** 1.6;

export function bestSeasonWorth({ position, career }: RatedStatistics): number {
  if (position === "G") return 0;
  const seasons = [...Map.groupBy(career, ([season]) => season).values()].map((stints) => sumStatistics(stints, "g"));
  return BEST_SEASON.worth * Math.max(0, Math.max(0, ...seasons) - BEST_SEASON.goals);
}

/** Returns how well a goalie saves, about 1 for an average one. Wins alone would rate the club. */
function saving(stints: readonly Stint[]): number {
  const shots = sumStatistics(stints, "sa");
  return shots === 0 ? 1 : Math.max(0.7, 1 + 12 * (1 - sumStatistics(stints, "ga") / shots - 0.9));
}

/** Rates a season. Missed games count in part, since an injured star is a star; a goalie may just share the net. */
export function seasonWorth(player: RatedStatistics, stints: readonly Stint[]): number {
  const games = sumStatistics(stints, "gp");
  if (games === 0) return 0;
  const points = sumStatistics(stints, "g") * SEASON_POINT.goal + sumStatistics(stints, "a") * SEASON_POINT.assist;
  const worth = forwardPoints(player, stints, WORTH.season, points);
  const pace = player.position === "G" ? worth * saving(stints) : worth * Math.sqrt(Math.max(1, WHOLE_SEASON / games));
  return 14 * (pace / 50) ** 1.5;
}

export function playoffYearWorth({ position }: RatedStatistics, stints: readonly Stint[]): number {
  const did =
    position === "G"
      ? sumStatistics(stints, "w") * PLAYOFFS.recentWin
      : sumStatistics(stints, "g", "a") * PLAYOFFS.recentPoint;
  return did + (position === "G" ? 0 : sumStatistics(stints, "gp") * PLAYOFFS.recentGame);
}

export function tenureWorth({ career }: RatedStatistics): number {
  const stays = Map.groupBy(career, ([, team]) => team).values();
  const seasons = [...stays].map((stints) => new Set(stints.map(([season]) => season)).size);
  return TENURE.worth * Math.max(0, Math.max(0, ...seasons) - TENURE.from);
}

export const playoffsWorth = ({ position, playoffs }: RatedStatistics): number =>
  position === "G" ? sumStatistics(playoffs, "w") * PLAYOFFS.win : sumStatistics(playoffs, "g", "a") * PLAYOFFS.point;
