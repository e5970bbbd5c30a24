import type { Language } from "#rules/address";
import { addDays, FIRST_DAY, type Day } from "#rules/day";
import { MOST_FREEZES } from "#rules/day-streak";
import { DAILY_NAMES } from "#rules/measures";
import { MOST_REMINDED, type Reminder } from "#rules/reminders";
import type { Env } from "../env.ts";

/** How a browser is reached, as its push service has it. */
export interface Subscription {
  endpoint: string;
  /** In base64url. */
  p256dh: string;
  auth: string;
}

/** A browser that is to be reminded. */
export interface Reminded extends Subscription {
  visitor: string;
  /** Id of the key of the site it has subscribed with. */
  vapid: number;
  site: string;
  language: Language;
  hour: number;
  zone: string;
  /** When it is due next, in Unix milliseconds; null where it is not wanted. */
  puzzlesAt: number | null;
  streakAt: number | null;
}

/** One that is due. */
export interface Due extends Omit<Reminded, "puzzlesAt" | "streakAt"> {
  id: number;
}

/** The dailies as a list of SQL: of a list that is bound, each look would count its rows. */
const DAILIES = DAILY_NAMES.map((name) => `'${name}'`).join(", ");

const COLUMNS: Record<Reminder, string> = { puzzles: "puzzles_at", streak: "streak_at" };

/** Keeps what a browser has asked for, in place of what it had. The visitor's oldest gives way where there are too many. */
export async function keepReminder(env: Env, asked: Reminded, now: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO reminders (endpoint, visitor, p256dh, auth, vapid, site, language, hour, zone, puzzles_at, streak_at, renewed_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
       ON CONFLICT (endpoint) DO UPDATE SET visitor = ?2, p256dh = ?3, auth = ?4, vapid = ?5, site = ?6, language = ?7,
         hour = ?8, zone = ?9, puzzles_at = ?10, streak_at = ?11, renewed_at = ?12`,
    ).bind(
      asked.endpoint,
      asked.visitor,
      asked.p256dh,
      asked.auth,
      asked.vapid,
      asked.site,
      asked.language,
      asked.hour,
      asked.zone,
      asked.puzzlesAt,
      asked.streakAt,
      now,
    ),
    env.DB.prepare(
      `DELETE FROM reminders WHERE id IN
         (SELECT id FROM reminders WHERE visitor = ?1 ORDER BY renewed_at DESC, id DESC LIMIT -1 OFFSET ?2)`,
    ).bind(asked.visitor, MOST_REMINDED),
  ]);
}

/** What a browser has asked for; null for nothing. */
export const readReminder = (
  env: Env,
  endpoint: string,
): Promise<Pick<Reminded, "hour" | "puzzlesAt" | "streakAt"> | null> =>
  env.DB.prepare("SELECT hour, puzzles_at AS puzzlesAt, streak_at AS streakAt FROM reminders WHERE endpoint = ?")
    .bind(endpoint)
    .first<Pick<Reminded, "hour" | "puzzlesAt" | "streakAt">>();

/** Forgets a browser. */
export async function stopReminder(env: Env, endpoint: string): Promise<void> {
  await env.DB.prepare("DELETE FROM reminders WHERE endpoint = ?").bind(endpoint).run();
}

/** Reaches a browser by another address from now on. Returns whether it was known by the old one. */
export async function moveReminder(env: Env, old: string, { endpoint, p256dh, auth }: Subscription): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    "UPDATE OR REPLACE reminders SET endpoint = ?2, p256dh = ?3, auth = ?4 WHERE endpoint = ?1",
  )
    .bind(old, endpoint, p256dh, auth)
    .run();
  return meta.changes > 0;
}

/** Ids of who is due, the longest due first. It reads as many rows. */
export async function readDue(env: Env, of: Reminder, now: number, most: number): Promise<number[]> {
  const at = COLUMNS[of];
  const { results } = await env.DB.prepare(`SELECT id FROM reminders WHERE ${at} <= ? ORDER BY ${at} LIMIT ?`)
    .bind(now, most)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/**
 * Takes those of a slice that are due, so that nobody else does: each is due next when it says.
 *
 * @param next when one is due next, in Unix milliseconds
 */
export async function takeDue(
  env: Env,
  of: Reminder,
  ids: readonly number[],
  now: number,
  next: (one: Due) => number,
): Promise<Due[]> {
  const at = COLUMNS[of];
  const { results } = await env.DB.prepare(
    `SELECT id, endpoint, visitor, p256dh, auth, vapid, site, language, hour, zone FROM reminders
     WHERE id IN (SELECT value FROM json_each(?1)) AND ${at} <= ?2`,
  )
    .bind(JSON.stringify(ids), now)
    .all<Due>();
  if (results.length === 0) return [];
  const taken = await env.DB.prepare(
    `UPDATE reminders SET ${at} = due.value->>1 FROM json_each(?1) AS due
     WHERE reminders.id = due.value->>0 AND ${at} <= ?2 RETURNING id`,
  )
    .bind(JSON.stringify(results.map((one) => [one.id, next(one)])), now)
    .all<{ id: number }>();
  const mine = new Set(taken.results.map(({ id }) => id));
  return results.filter(({ id }) => mine.has(id));
}

/** Forgets browsers that are reached no more, and has others be due again at an instant in Unix milliseconds. */
export async function settleReminders(
  env: Env,
  of: Reminder,
  { gone, again }: { gone: readonly number[]; again: readonly number[] },
  at: number,
): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM reminders WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(gone)),
    env.DB.prepare(
      `UPDATE reminders SET ${COLUMNS[of]} = ?2 WHERE id IN (SELECT value FROM json_each(?1)) AND ${COLUMNS[of]} IS NOT NULL`,
    ).bind(JSON.stringify(again), at),
  ]);
}

/** How many of a day's dailies visitors have finished; who is missing, none. It reads five rows a visitor at most. */
export async function readFinished(env: Env, visitors: readonly string[], day: Day): Promise<Map<string, number>> {
  const { results } = await env.DB.prepare(
    `SELECT visitor, COUNT(*) AS finished FROM results
     WHERE visitor IN (SELECT value FROM json_each(?1)) AND game IN (${DAILIES}) AND day = ?2
     GROUP BY visitor`,
  )
    .bind(JSON.stringify(visitors), day)
    .all<{ visitor: string; finished: number }>();
  return new Map(results.map(({ visitor, finished }) => [visitor, finished]));
}

/**
 * The days before one on which visitors have finished a daily on its day, as far back as a streak can reach: to where more
 * days in a row were missed than freezes can be kept. It reads some five rows for each of these days, and none before them.
 */
export async function readDaysBefore(env: Env, visitors: readonly string[], day: Day): Promise<Map<string, Day[]>> {
  const finished = (on: string, whose: string): string =>
    `EXISTS (SELECT 1 FROM results WHERE visitor = ${whose} AND day = ${on} AND kind = 'daily' AND game IN (${DAILIES}))`;
  const { results } = await env.DB.prepare(
    `WITH RECURSIVE back (visitor, day, played, missed) AS (
       SELECT value, ?2, ${finished("?2", "value")}, 0 FROM json_each(?1)
       UNION ALL
       SELECT visitor, date(day, '-1 day'), ${finished("date(back.day, '-1 day')", "back.visitor")},
         CASE WHEN played THEN 0 ELSE missed + 1 END
       FROM back WHERE day > ?3 AND missed + (NOT played) <= ?4)
     SELECT visitor, day FROM back WHERE played`,
  )
    .bind(JSON.stringify(visitors), addDays(day, -1), FIRST_DAY, MOST_FREEZES)
    .all<{ visitor: string; day: Day }>();
  const days = new Map<string, Day[]>(visitors.map((visitor) => [visitor, []]));
  for (const one of results) days.get(one.visitor)?.push(one.day);
  return days;
}

/**
 * Forgets some of the browsers that asked before an instant, unless their visitors have finished something since: those
 * are kept on from now.
 *
 * @param before Unix milliseconds
 */
export async function forgetReminders(env: Env, before: number, now: number, most: number): Promise<void> {
  const old = "id IN (SELECT id FROM reminders WHERE renewed_at < ?1 ORDER BY renewed_at LIMIT ?2)";
  const plays = "EXISTS (SELECT 1 FROM results WHERE visitor = reminders.visitor AND finished_at >= ?1)";
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM reminders WHERE ${old} AND NOT ${plays}`).bind(before, most),
    env.DB.prepare(`UPDATE reminders SET renewed_at = ?3 WHERE ${old} AND ${plays}`).bind(before, most, now),
  ]);
}
