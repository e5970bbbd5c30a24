import type { Day } from "#rules/day";
import type { Shot } from "#rules/grid";
import type { Env } from "../env.ts";

/** How many have picked a player for a square, among those who finished the day's grid on its day. */
export interface PickCount extends Shot {
  count: number;
}

/** The picks of a day, one row's worth (`tallies`): one visitor counts once. */
export async function readPicks(env: Env, day: Day): Promise<PickCount[]> {
  const picks = await env.DB.prepare("SELECT picks FROM tallies WHERE game = 'grid' AND day = ?")
    .bind(day)
    .first<string>("picks");
  return Object.entries(JSON.parse(picks ?? "{}") as Record<string, number>).map(([shot, count]) => {
    const [square = NaN, player = NaN] = shot.split(":").map(Number);
    return { square, player, count };
  });
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
