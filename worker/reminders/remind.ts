import { addDays, dayAt, startOf } from "#rules/day";
import { dayStreakOf } from "#rules/day-streak";
import { DAILY_NAMES } from "#rules/measures";
import { hourIn, nextCall, REMINDERS, TOO_LATE_MS, type Reminder } from "#rules/reminders";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import type { ToRemind } from "../messages.ts";
import { keysOf } from "../store/keys.ts";
import { readDaysBefore, readDue, readFinished, settleReminders, takeDue, type Due } from "../store/reminders.ts";
import { deliver, type Delivery } from "./deliver.ts";
import { authorize, vapidOf, type Vapid } from "./vapid.ts";
import { puzzlesNotice, streakNotice, type Notice } from "./words.ts";

/**
 * Reminders of those who have asked for them, hour after hour: whoever is due is put into a queue in slices, since a call
 * of a free Worker may make fifty requests. Each slice takes who is still due before it sends, so that nobody is told
 * twice, whatever comes twice out of a queue.
 */

/**
 * Browsers in a slice: a request each, of fifty, and encryption for each, which takes 0.18 ms of CPU, of ten
 * (docs/decisions/reminders-are-taken-first.md).
 */
const SLICE = 30;

/** Slices that go into the queue at once: no more does it take. */
const BATCH = 100;

/** How many are reminded of one thing in an hour. Those beyond it are the first of the next. */
const MOST_AN_HOUR = 20_000;

const HOUR_MS = 3_600_000;

/** Puts everybody into the queue who is due. */
export async function beginReminders(env: Env, now: number): Promise<void> {
  for (const remind of REMINDERS) {
    const ids = await readDue(env, remind, now, MOST_AN_HOUR);
    const slices: { body: ToRemind }[] = [];
    for (let at = 0; at < ids.length; at += SLICE) slices.push({ body: { remind, ids: ids.slice(at, at + SLICE) } });
    for (let at = 0; at < slices.length; at += BATCH) await env.REMINDERS.sendBatch(slices.slice(at, at + BATCH));
  }
}

/** Reminds a slice, and sorts out who is reached no more. */
export async function remindFromQueue(env: Env, { remind, ids }: ToRemind, now: number): Promise<void> {
  const due = await takeDue(env, remind, ids, now, (one) => nextCall(remind, one, now));
  const notices = await noticesOf(
    env,
    remind,
    due.filter((one) => lateness(remind, one, now) <= TOO_LATE_MS),
    now,
  );
  if (notices.length === 0) return;
  const authorization = authorizer(await vapidKeys(env, now), now);
  const delivered = await Promise.all(
    notices.map(async ([one, notice]): Promise<[Due, Delivery]> => {
      const allowed = await authorization(one);
      // The key it has subscribed with is the site's no more: nobody can send to it.
      if (allowed === null) return [one, "gone"];
      const { delivery, status } = await deliver(one, notice, allowed, now);
      if (delivery !== "sent" && delivery !== "gone")
        log("warn", "push-failed", null, { service: new URL(one.endpoint).hostname, status, remind });
      return [one, delivery];
    }),
  );
  const those = (which: Delivery): number[] => delivered.flatMap(([{ id }, is]) => (is === which ? [id] : []));
  const left = { gone: those("gone"), again: those("later") };
  // The next hour tries once more, as long as it is of use.
  if (left.gone.length + left.again.length > 0) await settleReminders(env, remind, left, now + HOUR_MS / 2);
}

/** How long ago it was due by the clock, in milliseconds, however often it has been put off since. */
function lateness(remind: Reminder, one: Due, now: number): number {
  // No day is longer than 25 hours, and into one of them two calls may fall.
  const call = nextCall(remind, one, now - 25 * HOUR_MS);
  const later = nextCall(remind, one, call);
  return now - (later <= now ? later : call);
}

/** What each is to be told; who has nothing left to do, nothing. */
async function noticesOf(env: Env, remind: Reminder, due: readonly Due[], now: number): Promise<[Due, Notice][]> {
  if (due.length === 0) return [];
  const day = dayAt(now);
  const all = DAILY_NAMES.length;
  const finished = await readFinished(env, visitorsOf(due), day);
  if (remind === "puzzles")
    return due.flatMap((one): [Due, Notice][] => {
      const left = all - (finished.get(one.visitor) ?? 0);
      return left > 0 ? [[one, puzzlesNotice(one.language, left, all)]] : [];
    });
  const idle = due.filter(({ visitor }) => !finished.has(visitor));
  const days = await readDaysBefore(env, visitorsOf(idle), day);
  const ends = startOf(addDays(day, 1));
  return idle.flatMap((one): [Due, Notice][] => {
    const { streak, freezes } = dayStreakOf(days.get(one.visitor) ?? [], day);
    // With a freeze left, it does not end.
    if (streak === 0 || freezes > 0) return [];
    return [[one, streakNotice(one.language, streak, all, { ends, hour: hourIn(one.zone, ends), zone: one.zone })]];
  });
}

const visitorsOf = (due: readonly Due[]): string[] => [...new Set(due.map(({ visitor }) => visitor))];

async function vapidKeys(env: Env, now: number): Promise<Map<number, Vapid>> {
  const keys = await Promise.all((await keysOf(env, "push", now)).map(vapidOf));
  return new Map(keys.map((key) => [key.id, key]));
}

/** Signs once for each service, site and key: a service asks that its token be kept for an hour. */
function authorizer(keys: ReadonlyMap<number, Vapid>, now: number) {
  const signed = new Map<string, Promise<string>>();
  return async ({ endpoint, site, vapid }: Due): Promise<string | null> => {
    const key = keys.get(vapid);
    if (key === undefined) return null;
    const { origin } = new URL(endpoint);
    const which = `${vapid} ${origin} ${site}`;
    const token = signed.get(which) ?? authorize(key, origin, site, now);
    signed.set(which, token);
    return token;
  };
}
