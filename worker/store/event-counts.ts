import type { CountedEvent } from "#rules/site/usage";
import type { Day } from "#rules/shared/day";
import type { Env } from "../env.ts";
import { addCountsSql as addedTo } from "./json-counts.ts";

export type EventCounts = Readonly<Partial<Record<CountedEvent, number>>>;

/** SQL: adds the counts ?2 (JSON) to the day ?1 if a condition holds. */
const addIf = (condition: string): string =>
  `INSERT INTO counts (day, counted) SELECT ?1, ?2 WHERE ${condition}
   ON CONFLICT DO UPDATE SET counted = ${addedTo("counted", "excluded.counted")}`;

/** Adds counts to days, one row each. */
export async function addEventCounts(env: Env, counts: ReadonlyMap<Day, EventCounts>): Promise<void> {
  const add = env.DB.prepare(addIf("true"));
  await env.DB.batch([...counts].map(([day, of]) => add.bind(day, JSON.stringify(of))));
}

/** Returns a statement that counts one event if a condition holds. @param condition SQL, with parameters from ?3 */
export const countEventIf = (
  env: Env,
  day: Day,
  kind: CountedEvent,
  condition: string,
  ...values: readonly string[]
): D1PreparedStatement => env.DB.prepare(addIf(condition)).bind(day, JSON.stringify({ [kind]: 1 }), ...values);
