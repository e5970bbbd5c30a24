import type { Day } from "#rules/shared/day";
import type { Shot } from "#rules/grid/grid";
import type { Env } from "../env.ts";

/** How many visitors picked a player for a cell, among those who finished the Grid on its day. */
export interface PickCount extends Shot {
  count: number;
}

/** Returns the picks of a day, from one row of `tallies`. */
export async function readPickCounts(env: Env, day: Day): Promise<PickCount[]> {
  const picks = await env.DB.prepare("SELECT picks FROM tallies WHERE game = 'grid' AND day = ?")
    .bind(day)
    .first<string>("picks");
  return Object.entries(JSON.parse(picks ?? "{}") as Record<string, number>).map(([shot, count]) => {
    const [square = NaN, player = NaN] = shot.split(":").map(Number);
    return { square, player, count };
  });
}

/** Returns a visitor's counted picks of a day, and when the round was finished; null if there are none. */
export async function readOwnPicks(
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
