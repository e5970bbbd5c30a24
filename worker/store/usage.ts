import { computeUsage, USAGE_DAYS, firstUsageDay, type Usage, type StoredUsage } from "#rules/site/usage";
import { addDays, dayAt, type Day } from "#rules/shared/day";
import { GAME_NAMES } from "#rules/shared/game-config";
import type { Env } from "../env.ts";

/** Waiting results are counted up to this number. */
const MAX_WAITING = 50;

/**
 * Returns a query for the usage figures as one row of JSON. Reads one row per day and game of two months, and one per
 * day of counts. Days are literals, so that `npm run stats` can use the same query.
 */
export const usageQuery = (today: Day): string =>
  `SELECT json_object(
     'tallies', (SELECT json_group_array(json_object('game', game, 'day', day, 'finished', finished, 'endings', json(endings), 'visits', json(visits)))
       FROM tallies WHERE game IN (${GAME_NAMES.map((game) => `'${game}'`).join(", ")}) AND day >= '${firstUsageDay(today)}'),
     'counts', (SELECT json_group_array(json_object('day', day, 'counted', json(counted)))
       FROM counts WHERE day > '${addDays(today, -USAGE_DAYS)}' AND day <= '${today}'),
     'asOf', (SELECT value FROM meta WHERE name = 'facts-as-of'),
     'waiting', (SELECT json_object('count', COUNT(*), 'since', MIN(since)) FROM (SELECT since FROM waiting ORDER BY since LIMIT ${MAX_WAITING}))
   ) AS audience`;

/** Computes the figures from the row of {@link usageQuery}. Instants are Unix milliseconds. */
export const parseUsageRow = (audience: string, now: number): Usage =>
  computeUsage(JSON.parse(audience) as StoredUsage, dayAt(now), now);

/** Reads the usage figures. @param now Unix milliseconds */
export async function readUsage(env: Env, now: number): Promise<Usage> {
  const audience = await env.DB.prepare(usageQuery(dayAt(now))).first<string>("audience");
  if (audience === null) throw new Error("the figures could not be read");
  return parseUsageRow(audience, now);
}
