import type { PlayoffRun, SeasonRoster } from "#rules/roster/line-up";

/** Below 1, because two known players make a season better known than one player who is twice as famous. */
const FADING = 0.6;

/** Factor of a playoff run on how well a season is known. */
const RUNS: Record<PlayoffRun, number> = { champion: 1.7, finalist: 1.6, semifinalist: 1.3, qualified: 1, missed: 1 };

/**
 * Rates how well the players of a club's season are known: the sum of their fame, weighted by the share of the season
 * each played. It is career fame, so a star counts from the first season on. Only the order matters; the weight was set
 * by reviewing the list of `print-season-fame.ts`.
 *
 * @param fame of players by id, see {@link rateFame}
 * @param run how far the club came in the playoffs; null if that is unknown
 */
export function rateSeasonFame(
  { skaters, goalies }: Pick<SeasonRoster, "skaters" | "goalies">,
  fame: ReadonlyMap<number, number>,
  run: PlayoffRun | null,
): number {
  const games = Math.max(1, ...skaters.map(([, , gp]) => gp ?? 0));
  const part = (id: number, gp: number | null) => ((fame.get(id) ?? 0) * (gp ?? 0)) / games;
  const parts = [...skaters.map(([id, , gp]) => part(id, gp)), ...goalies.map(([id, gp]) => part(id, gp))];
  const worth = parts.reduce((total, one) => total + one ** FADING, 0);
  return Math.round(100 * worth * (run === null ? 1 : RUNS[run])) / 100;
}
