import type { SeasonRoster } from "#rules/roster/line-up";
import type { PlayoffRun } from "./playoff-runs.ts";

/** Below 1, because two who are known make a season better known than one who is twice as famous. */
const FADING = 0.6;

/** A fan remembers long playoff runs: how much better known they make a season than its players do. */
const RUNS: Record<PlayoffRun, number> = { champion: 1.7, finalist: 1.6, semifinalist: 1.3 };

/**
 * How well the players of a club's season are known, in points of no unit: the fame of each, weighted
 * by the part of the season he was there for. It is the fame of his whole career, so a great name counts
 * from his first season on. Only the order means anything; the weight was set by reading the list that
 * `print-season-fame.ts` prints.
 *
 * @param fame of players by id, see {@link rateFame}
 * @param run how far the club came in the playoffs; null if it lost before the semifinals
 */
export function rateSeasonFame(
  { skaters, goalies }: SeasonRoster,
  fame: ReadonlyMap<number, number>,
  run: PlayoffRun | null,
): number {
  const games = Math.max(1, ...skaters.map(([, , gp]) => gp ?? 0));
  const part = (id: number, gp: number | null) => ((fame.get(id) ?? 0) * (gp ?? 0)) / games;
  const parts = [...skaters.map(([id, , gp]) => part(id, gp)), ...goalies.map(([id, gp]) => part(id, gp))];
  const worth = parts.reduce((total, one) => total + one ** FADING, 0);
  return Math.round(100 * worth * (run === null ? 1 : RUNS[run])) / 100;
}
