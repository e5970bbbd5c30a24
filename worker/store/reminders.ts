import type { Language } from "#rules/i18n/address";
import { addDays, FIRST_DAY, type Day } from "#rules/shared/day";
import { MAX_FREEZES } from "#rules/shared/day-streak";
import { MAX_BROWSERS_PER_VISITOR, type Reminder } from "#rules/site/reminders";
import type { Env } from "../env.ts";
import { DAILIES_SQL } from "./game-lists.ts";
import { isRecordedSql, recordRequestSql, requestParameters } from "./request-limits.ts";

export interface PushSubscriptionRow {
  endpoint: string;
  /** The browser's public key, in base64url. */
  p256dh: string;
  auth: string;
}

export interface ReminderRow extends PushSubscriptionRow {
  visitor: string;
  /** Id of the site's key it was subscribed with. */
  vapid: number;
  site: string;
  language: Language;
  hour: number;
  zone: string;
  /** When the reminder is due next, in Unix milliseconds; null if it is not wanted. */
  puzzlesAt: number | null;
  streakAt: number | null;
}

export interface DueReminder extends Omit<ReminderRow, "puzzlesAt" | "streakAt"> {
  id: number;
}

const COLUMNS: Record<Reminder, string> = { puzzles: "puzzles_at", streak: "streak_at" };

/**
 * Stores a browser's reminders in place of the oldest of too many. Returns false after too many changes of the address.
 */
export async function saveReminder(env: Env, asked: ReminderRow, address: string, now: number): Promise<boolean> {
  const request = requestParameters(address, now);
  const [recorded] = await env.DB.batch([
    env.DB.prepare(recordRequestSql("reminder", "true")).bind(...request),
    env.DB.prepare(
      `INSERT INTO reminders (endpoint, visitor, p256dh, auth, vapid, site, language, hour, zone, puzzles_at, streak_at, renewed_at)
       SELECT ?4 ->> 'endpoint', ?4 ->> 'visitor', ?4 ->> 'p256dh', ?4 ->> 'auth', ?4 ->> 'vapid', ?4 ->> 'site',
         ?4 ->> 'language', ?4 ->> 'hour', ?4 ->> 'zone', ?4 ->> 'puzzlesAt', ?4 ->> 'streakAt', ?2
       WHERE ${isRecordedSql("reminder")}
       ON CONFLICT (endpoint) DO UPDATE SET visitor = excluded.visitor, p256dh = excluded.p256dh, auth = excluded.auth,
         vapid = excluded.vapid, site = excluded.site, language = excluded.language, hour = excluded.hour,
         zone = excluded.zone, puzzles_at = excluded.puzzles_at, streak_at = excluded.streak_at, renewed_at = excluded.renewed_at`,
    ).bind(...request, JSON.stringify(asked)),
    env.DB.prepare(
      `DELETE FROM reminders WHERE id IN
         (SELECT id FROM reminders WHERE visitor = ?1 ORDER BY renewed_at DESC, id DESC LIMIT -1 OFFSET ?2)`,
    ).bind(asked.visitor, MAX_BROWSERS_PER_VISITOR),
  ]);
  return (recorded?.meta.changes ?? 0) > 0;
}

export const readReminder = (
  env: Env,
  endpoint: string,
): Promise<Pick<ReminderRow, "hour" | "puzzlesAt" | "streakAt"> | null> =>
  env.DB.prepare("SELECT hour, puzzles_at AS puzzlesAt, streak_at AS streakAt FROM reminders WHERE endpoint = ?")
    .bind(endpoint)
    .first<Pick<ReminderRow, "hour" | "puzzlesAt" | "streakAt">>();

export async function deleteReminder(env: Env, endpoint: string): Promise<void> {
  await env.DB.prepare("DELETE FROM reminders WHERE endpoint = ?").bind(endpoint).run();
}

/** Whether a browser's subscription was replaced, or why not. */
export type MoveOutcome = "moved" | "unknown" | "too-many";

/** Replaces a browser's subscription. @param address, now as for {@link saveReminder} */
export async function moveReminder(
  env: Env,
  old: string,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  address: string,
  now: number,
): Promise<MoveOutcome> {
  const request = requestParameters(address, now);
  const [known, recorded] = await env.DB.batch([
    env.DB.prepare("SELECT 1 FROM reminders WHERE endpoint = ?").bind(old),
    env.DB.prepare(recordRequestSql("reminder", "EXISTS (SELECT 1 FROM reminders WHERE endpoint = ?4)")).bind(
      ...request,
      old,
    ),
    env.DB.prepare(
      `UPDATE OR REPLACE reminders SET endpoint = ?5, p256dh = ?6, auth = ?7
       WHERE endpoint = ?4 AND ${isRecordedSql("reminder")}`,
    ).bind(...request, old, endpoint, p256dh, auth),
  ]);
  if (known?.results.length === 0) return "unknown";
  return (recorded?.meta.changes ?? 0) > 0 ? "moved" : "too-many";
}

/** Returns the ids of due browsers, longest due first. */
export async function readDueIds(env: Env, of: Reminder, now: number, most: number): Promise<number[]> {
  const at = COLUMNS[of];
  const { results } = await env.DB.prepare(`SELECT id FROM reminders WHERE ${at} <= ? ORDER BY ${at} LIMIT ?`)
    .bind(now, most)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Claims due browsers by setting the `next` time each is due, so that no other message sends to them. */
export async function claimDueReminders(
  env: Env,
  of: Reminder,
  ids: readonly number[],
  now: number,
  next: (one: DueReminder) => number,
): Promise<DueReminder[]> {
  const at = COLUMNS[of];
  const { results } = await env.DB.prepare(
    `SELECT id, endpoint, visitor, p256dh, auth, vapid, site, language, hour, zone FROM reminders
     WHERE id IN (SELECT value FROM json_each(?1)) AND ${at} <= ?2`,
  )
    .bind(JSON.stringify(ids), now)
    .all<DueReminder>();
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

/** Deletes browsers that cannot be reached, and reschedules others. @param at Unix milliseconds */
export async function updateSentReminders(
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

/** Returns how many dailies of a day visitors have finished, without those of none. At most five rows per visitor. */
export async function countFinishedDailies(
  env: Env,
  visitors: readonly string[],
  day: Day,
): Promise<Map<string, number>> {
  const { results } = await env.DB.prepare(
    `SELECT visitor, COUNT(*) AS finished FROM results
     WHERE visitor IN (SELECT value FROM json_each(?1)) AND game IN (${DAILIES_SQL}) AND day = ?2
     GROUP BY visitor`,
  )
    .bind(JSON.stringify(visitors), day)
    .all<{ visitor: string; finished: number }>();
  return new Map(results.map(({ visitor, finished }) => [visitor, finished]));
}

/** Returns visitors' days with a daily, as far back as a streak can reach. Reads about five rows for each. */
export async function readDaysPlayedBefore(
  env: Env,
  visitors: readonly string[],
  day: Day,
): Promise<Map<string, Day[]>> {
  const finished = (on: string, whose: string): string =>
    `EXISTS (SELECT 1 FROM results WHERE visitor = ${whose} AND day = ${on} AND kind = 'daily' AND game IN (${DAILIES_SQL}))`;
  const { results } = await env.DB.prepare(
    `WITH RECURSIVE back (visitor, day, played, missed) AS (
       SELECT value, ?2, ${finished("?2", "value")}, 0 FROM json_each(?1)
       UNION ALL
       SELECT visitor, date(day, '-1 day'), ${finished("date(back.day, '-1 day')", "back.visitor")},
         CASE WHEN played THEN 0 ELSE missed + 1 END
       FROM back WHERE day > ?3 AND missed + (NOT played) <= ?4)
     SELECT visitor, day FROM back WHERE played`,
  )
    .bind(JSON.stringify(visitors), addDays(day, -1), FIRST_DAY, MAX_FREEZES)
    .all<{ visitor: string; day: Day }>();
  const days = new Map<string, Day[]>(visitors.map((visitor) => [visitor, []]));
  for (const one of results) days.get(one.visitor)?.push(one.day);
  return days;
}

/** Deletes browsers that subscribed before an instant; those whose visitors still play are extended. */
export async function deleteInactiveReminders(env: Env, before: number, now: number, most: number): Promise<void> {
  const old = "id IN (SELECT id FROM reminders WHERE renewed_at < ?1 ORDER BY renewed_at LIMIT ?2)";
  const plays = "EXISTS (SELECT 1 FROM results WHERE visitor = reminders.visitor AND finished_at >= ?1)";
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM reminders WHERE ${old} AND NOT ${plays}`).bind(before, most),
    env.DB.prepare(`UPDATE reminders SET renewed_at = ?3 WHERE ${old} AND ${plays}`).bind(before, most, now),
  ]);
}
