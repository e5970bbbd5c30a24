import { audienceOf, DAYS, firstDayOf, type Audience, type StoredAudience } from "#rules/audience";
import { addDays, dayAt, type Day } from "#rules/day";
import { GAME_NAMES } from "#rules/measures";
import type { Env } from "../env.ts";

/** More results than these that wait are not counted one by one. */
const MOST_WAITING = 50;

/**
 * What the figures are worked out of, as one row of JSON: a row for each day and game of two months, and one for each
 * day of the last, however many have played. The days stand in it as they are, so that `npm run stats` can ask the same.
 */
export const audienceQuery = (today: Day): string =>
  `SELECT json_object(
     'tallies', (SELECT json_group_array(json_object('game', game, 'day', day, 'finished', finished, 'endings', json(endings), 'visits', json(visits)))
       FROM tallies WHERE game IN (${GAME_NAMES.map((game) => `'${game}'`).join(", ")}) AND day >= '${firstDayOf(today)}'),
     'counts', (SELECT json_group_array(json_object('day', day, 'counted', json(counted)))
       FROM counts WHERE day > '${addDays(today, -DAYS)}'),
     'asOf', (SELECT value FROM meta WHERE name = 'facts-as-of'),
     'waiting', (SELECT json_object('count', COUNT(*), 'since', MIN(since)) FROM (SELECT since FROM waiting LIMIT ${MOST_WAITING}))
   ) AS audience`;

/** The figures, of the row that {@link audienceQuery} asks for. Instants are Unix milliseconds. */
export const readAudienceRow = (audience: string, now: number): Audience =>
  audienceOf(JSON.parse(audience) as StoredAudience, dayAt(now), now);

/** How the site is played. */
export async function readAudience(env: Env, now: number): Promise<Audience> {
  const audience = await env.DB.prepare(audienceQuery(dayAt(now))).first<string>("audience");
  if (audience === null) throw new Error("the figures could not be read");
  return readAudienceRow(audience, now);
}
