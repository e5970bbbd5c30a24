import { addDays, dayAt, DAY_MS } from "#rules/shared/day";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import type { Env } from "../env.ts";
import type { RetentionMessage } from "../runtime/queue-messages.ts";
import { deleteInactiveBoards } from "../store/friends.ts";
import { deleteInactiveReminders } from "../store/reminders.ts";
import { deleteExpired, deleteInactiveVisitors, readVisitorsToCheck } from "../store/retention.ts";

/** How many rows an hourly run deletes. The next run continues. */
const MAX_PER_HOUR = { boards: 50, reminders: 100 };

/**
 * How many visitors a queue message checks, and how many results it deletes at most; more only if one visitor has more.
 * docs/decisions/check-visitors-in-slices-at-night.md has the arithmetic.
 */
const MAX_PER_SLICE = { visitors: 500, results: 1_000 };

/** The characters of a visitor's id (base64url) in the order of their codes. */
const ID_CHARACTERS = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

/**
 * Deletes personal data other than results whose retention period (rules/site/retention-periods.ts) is over, old counts,
 * records of lost results, and deleted visitors' hashes. Idempotent. A failing part does not stop the others.
 *
 * @throws AggregateError with the errors of the failed parts
 */
export async function enforceRetention(env: Env, now: number): Promise<void> {
  const ended = await Promise.allSettled([
    ...deleteExpired(env, now),
    deleteInactiveBoards(env, dayAt(now - RETENTION_PERIODS.boardDays * DAY_MS), MAX_PER_HOUR.boards),
    deleteInactiveReminders(env, now - RETENTION_PERIODS.reminderDays * DAY_MS, now, MAX_PER_HOUR.reminders),
  ]);
  const faults = ended.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  if (faults.length > 0) throw new AggregateError(faults, "not everything was forgotten that is due");
}

/**
 * Queues the check of a night's visitors: of those in a range of ids. Ids are random, so each night has as many, and
 * after {@link RETENTION_PERIODS}.checkDays nights all visitors are checked, however many there are.
 */
export async function queueVisitorCheck(env: Env, now: number): Promise<void> {
  const night = Math.floor(now / DAY_MS) % RETENTION_PERIODS.checkDays;
  await env.RESULTS.send({ checkAfter: startOfRange(night), until: startOfRange(night + 1) });
}

/** Returns the first two characters of the ids with which a night's range begins. No id has only two characters. */
function startOfRange(night: number): string {
  const start = Math.floor((night / RETENTION_PERIODS.checkDays) * ID_CHARACTERS.length ** 2);
  const [first, second] = [Math.floor(start / ID_CHARACTERS.length), start % ID_CHARACTERS.length];
  // The last range ends after all ids.
  return `${ID_CHARACTERS[first] ?? "~"}${ID_CHARACTERS[second]}`;
}

/** Deletes those of the next visitors of a range who have no recent result, and queues the rest of it. */
export async function checkVisitors(env: Env, range: RetentionMessage, now: number): Promise<void> {
  const since = now - RETENTION_PERIODS.visitorDays * DAY_MS;
  const visitors = await readVisitorsToCheck(env, range, since, addDays(dayAt(since), 1), MAX_PER_SLICE.visitors);
  let results = 0;
  const end = visitors.findIndex(({ oldResults }, at) => (results += oldResults) > MAX_PER_SLICE.results && at > 0);
  const checked = end < 0 ? visitors : visitors.slice(0, end);
  const isCut = end >= 0 || visitors.length === MAX_PER_SLICE.visitors;
  const last = (isCut ? checked.at(-1)?.visitor : undefined) ?? range.until;
  const away = checked.flatMap(({ visitor, oldResults }) => (oldResults > 0 ? [visitor] : []));
  await deleteInactiveVisitors(env, away, since, range.checkAfter, last);
  if (last !== range.until) await env.RESULTS.send({ ...range, checkAfter: last });
}
