import type { Day } from "#rules/day";
import type { Shot } from "#rules/grid";
import type { Env } from "../env.ts";

/** How many have picked a player for a square, among those who finished the day's grid on its day. */
export interface PickCount extends Shot {
  count: number;
}

/** Counts the picks of a day. They stand in the results, so one visitor counts once and is forgotten with them. */
export async function countPicks(env: Env, day: Day): Promise<PickCount[]> {
  const { results } = await env.DB.prepare(
    `SELECT value ->> 'square' AS square, value ->> 'player' AS player, COUNT(*) AS count
     FROM results, json_each(picks) WHERE day = ? AND game = 'grid' AND picks IS NOT NULL
     GROUP BY 1, 2`,
  )
    .bind(day)
    .all<PickCount>();
  return results;
}

/** A visitor's own picks of a day, and when he finished, in Unix milliseconds; null when he has none that count. */
export async function readPicksOf(
  env: Env,
  visitor: string,
  day: Day,
): Promise<{ picks: Shot[]; finishedAt: number } | null> {
  const row = await env.DB.prepare(
    "SELECT picks, finished_at AS finishedAt FROM results WHERE visitor = ? AND game = 'grid' AND day = ? AND picks IS NOT NULL",
  )
    .bind(visitor, day)
    .first<{ picks: string; finishedAt: number }>();
  return row && { picks: JSON.parse(row.picks) as Shot[], finishedAt: row.finishedAt };
}
