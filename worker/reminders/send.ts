import { addDays, dayAt, startOf } from "#rules/shared/day";
import { computeDayStreak } from "#rules/shared/day-streak";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { localHour, nextReminderAt, REMINDERS, MAX_LATENESS_MS, type Reminder } from "#rules/site/reminders";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { splitInto, type RemindMessage } from "../runtime/queue-messages.ts";
import {
  readDaysPlayedBefore,
  readDueIds,
  countFinishedDailies,
  updateSentReminders,
  claimDueReminders,
  type DueReminder,
} from "../store/reminders.ts";
import { sendPush, type PushOutcome } from "./push.ts";
import { readVapidKeys, signVapidHeader, type VapidKey } from "./vapid.ts";
import { puzzlesNotification, streakNotification, type PushNotification } from "./texts.ts";

/**
 * Sends push reminders. The cron task queues due browsers in groups, because a free Worker may make 50 requests per
 * call. Each message claims its browsers before it sends, so that a repeated message does not send twice.
 */

/** Browsers per message: 0.18 ms of CPU each (docs/decisions/claim-reminders-before-sending.md). */
const SLICE = 30;

/** Maximum number of messages that a queue accepts at once. */
const BATCH = 100;

/** Maximum number of browsers per reminder and hour; the rest follows in the next hour. */
const MAX_PER_HOUR = 20_000;

const HOUR_MS = 3_600_000;

export async function queueReminders(env: Env, now: number): Promise<void> {
  for (const remind of REMINDERS) {
    const ids = await readDueIds(env, remind, now, MAX_PER_HOUR);
    const slices = splitInto(ids, SLICE).map((slice) => ({ body: { remind, ids: slice } }));
    for (const batch of splitInto(slices, BATCH)) await env.REMINDERS.sendBatch(batch);
  }
}

/** Reminds a group of browsers, and deletes those that cannot be reached. */
export async function sendRemindersFromQueue(env: Env, { remind, ids }: RemindMessage, now: number): Promise<void> {
  const due = await claimDueReminders(env, remind, ids, now, (one) => nextReminderAt(remind, one, now));
  const notices = await buildNotifications(
    env,
    remind,
    due.filter((one) => latenessMs(remind, one, now) <= MAX_LATENESS_MS),
    now,
  );
  if (notices.length === 0) return;
  const authorization = createAuthorizer(await readVapidKeys(env, now), now);
  const delivered = await Promise.all(
    notices.map(async ([one, notice]): Promise<[DueReminder, PushOutcome]> => {
      const allowed = await authorization(one);
      // The site no longer has the key of this subscription.
      if (allowed === null) return [one, "gone"];
      const { delivery, status } = await sendPush(one, notice, allowed, now);
      if (delivery !== "sent" && delivery !== "gone")
        log("warn", "push-failed", null, { service: new URL(one.endpoint).hostname, status, remind });
      return [one, delivery];
    }),
  );
  const those = (which: PushOutcome): number[] => delivered.flatMap(([{ id }, is]) => (is === which ? [id] : []));
  const left = { gone: those("gone"), again: those("later") };
  // The next hour tries again.
  if (left.gone.length + left.again.length > 0) await updateSentReminders(env, remind, left, now + HOUR_MS / 2);
}

/** Returns how late a reminder is, in milliseconds, including postponements. */
function latenessMs(remind: Reminder, one: DueReminder, now: number): number {
  // A local day has at most 25 hours, in which two reminders may be due.
  const call = nextReminderAt(remind, one, now - 25 * HOUR_MS);
  const later = nextReminderAt(remind, one, call);
  return now - (later <= now ? later : call);
}

/** Returns the notifications to send; none for visitors who have nothing left to do. */
async function buildNotifications(
  env: Env,
  remind: Reminder,
  due: readonly DueReminder[],
  now: number,
): Promise<[DueReminder, PushNotification][]> {
  if (due.length === 0) return [];
  const day = dayAt(now);
  const all = DAILY_NAMES.length;
  const finished = await countFinishedDailies(env, visitorsOf(due), day);
  if (remind === "puzzles")
    return due.flatMap((one): [DueReminder, PushNotification][] => {
      const left = all - (finished.get(one.visitor) ?? 0);
      return left > 0 ? [[one, puzzlesNotification(one.language, left, all)]] : [];
    });
  const idle = due.filter(({ visitor }) => !finished.has(visitor));
  const days = await readDaysPlayedBefore(env, visitorsOf(idle), day);
  const ends = startOf(addDays(day, 1));
  return idle.flatMap((one): [DueReminder, PushNotification][] => {
    const { streak, freezes } = computeDayStreak(days.get(one.visitor) ?? [], day);
    // A freeze keeps the streak.
    if (streak === 0 || freezes > 0) return [];
    return [
      [one, streakNotification(one.language, streak, all, { ends, hour: localHour(one.zone, ends), zone: one.zone })],
    ];
  });
}

const visitorsOf = (due: readonly DueReminder[]): string[] => [...new Set(due.map(({ visitor }) => visitor))];

/** Returns a function that signs once per service, site and key, because services ask to reuse tokens for an hour. */
function createAuthorizer(keys: readonly VapidKey[], now: number) {
  const signed = new Map<string, Promise<string>>();
  return async ({ endpoint, site, vapid }: DueReminder): Promise<string | null> => {
    const key = keys.find(({ id }) => id === vapid);
    if (key === undefined) return null;
    const { origin } = new URL(endpoint);
    const which = `${vapid} ${origin} ${site}`;
    const token = signed.get(which) ?? signVapidHeader(key, origin, site, now);
    signed.set(which, token);
    return token;
  };
}
