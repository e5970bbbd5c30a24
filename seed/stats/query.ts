import { addDays, dayAt, type Day } from "#rules/shared/day";
import { GAME_NAMES } from "#rules/shared/game-config";
import { computeUsage, USAGE_DAYS, firstUsageDay, type Usage, type StoredUsage } from "./compute.ts";

/** Waiting results are counted up to this number. */
const MAX_WAITING = 50;

/**
 * Returns a query for the usage figures as a row of JSON. Reads a row per day and game of two months, and of counts.
 */
export const usageQuery = (today: Day): string =>
  `SELECT json_object(
     'tallies', (SELECT json_group_array(json_object('game', game, 'day', day, 'finished', finished, 'endings', json(endings), 'visits', json(visits)))
       FROM tallies WHERE game IN (${GAME_NAMES.map((game) => `'${game}'`).join(", ")}) AND day >= '${firstUsageDay(today)}'),
     'counts', (SELECT json_group_array(json_object('day', day, 'counted', json(counted)))
       FROM counts WHERE day > '${addDays(today, -USAGE_DAYS)}' AND day <= '${today}'),
     'asOf', (SELECT value FROM meta WHERE name = 'facts-as-of'),
     'waiting', (SELECT json_object('count', COUNT(*), 'since', MIN(since)) FROM (SELECT since FROM waiting ORDER BY since LIMIT ${MAX_WAITING}))
   ) AS usage`;

/** Computes the figures from the row of {@link usageQuery}. Instants are Unix milliseconds. */
export const parseUsageRow = (usage: string, now: number): Usage =>
  computeUsage(JSON.parse(usage) as StoredUsage, dayAt(now), now);
