import type { Counted } from "#rules/audience";
import type { Day } from "#rules/day";
import type { Env } from "../env.ts";

/** How often each kind was counted. */
export type Counts = Readonly<Partial<Record<Counted, number>>>;

/** Adds to what is counted of days: a row each. */
export async function addCounts(env: Env, counts: ReadonlyMap<Day, Counts>): Promise<void> {
  const add = env.DB.prepare(
    `INSERT INTO counts (day, counted) VALUES (?1, ?2)
     ON CONFLICT DO UPDATE SET counted = json_patch(counted, (
       SELECT json_group_object(key, value + COALESCE(counted ->> key, 0)) FROM json_each(excluded.counted)))`,
  );
  await env.DB.batch([...counts].map(([day, of]) => add.bind(day, JSON.stringify(of))));
}

/** Forgets what was counted before a day. */
export async function forgetCounts(env: Env, before: Day): Promise<void> {
  await env.DB.prepare("DELETE FROM counts WHERE day < ?").bind(before).run();
}
