import { addDays, dayAt } from "#rules/shared/day";
import { COUNT_RETENTION_DAYS } from "#rules/site/usage";
import { RETENTION_PERIODS } from "#rules/site/data-register";
import type { Env } from "../env.ts";
import { deleteEventCounts } from "../store/event-counts.ts";
import { deleteInactiveBoards } from "../store/friends.ts";
import { deleteFeedback, deleteSenderHashes } from "../store/feedback.ts";
import { deleteInactiveReminders } from "../store/reminders.ts";
import { deleteInactiveVisitors, deleteExpiredCodes, readVisitorsToCheck } from "../store/retention.ts";
import { deleteLostResults } from "../store/late-results.ts";
import { deleteOldVisitorMarks } from "../store/deleted-visitors.ts";
import { deleteNewNameRecords } from "../store/visitors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many rows one run looks at. The next run continues from there. */
const MAX_ROWS_PER_RUN = { visitors: 2_000, forgotten: 100, messages: 500, boards: 50, reminders: 100 };

/**
 * Deletes personal data whose retention period (rules/site/data-register.ts) is over, old counts, records of lost
 * results, and deleted visitors' hashes. Tallies of past days identify no visitor and stay. Idempotent. A failing part
 * does not stop the others.
 *
 * @param now Unix milliseconds
 * @throws AggregateError with the errors of the failed parts
 */
export async function enforceRetention(env: Env, now: number, most = MAX_ROWS_PER_RUN): Promise<void> {
  const ended = await Promise.allSettled([
    deleteSenderHashes(env, now),
    deleteExpiredCodes(env, now),
    deleteNewNameRecords(env, now),
    deleteLostResults(env, now),
    deleteOldVisitorMarks(
      env,
      now - RETENTION_PERIODS.deletedVisitorDays * DAY_MS,
      now - RETENTION_PERIODS.visitorDays * DAY_MS,
    ),
    deleteFeedback(env, now - RETENTION_PERIODS.feedbackDays * DAY_MS, most.messages),
    deleteEventCounts(env, dayAt(now - COUNT_RETENTION_DAYS * DAY_MS)),
    deleteInactiveBoards(env, dayAt(now - RETENTION_PERIODS.boardDays * DAY_MS), most.boards),
    deleteInactiveReminders(env, now - RETENTION_PERIODS.reminderDays * DAY_MS, now, most.reminders),
    deleteInactive(env, now - RETENTION_PERIODS.visitorDays * DAY_MS, most),
  ]);
  const faults = ended.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  if (faults.length > 0) throw new AggregateError(faults, "not everything was forgotten that is due");
}

/** Deletes some visitors without a result since an instant. @param since Unix milliseconds */
async function deleteInactive(env: Env, since: number, most: typeof MAX_ROWS_PER_RUN): Promise<void> {
  const { from, visitors } = await readVisitorsToCheck(env, since, addDays(dayAt(since), 1), most.visitors);
  const away = visitors.filter((one) => one.away === 1).map(({ visitor }) => visitor);
  const forgotten = away.slice(0, most.forgotten);
  const isWhole = away.length === forgotten.length;
  const last =
    (isWhole ? (visitors.length < most.visitors ? null : visitors.at(-1)?.visitor) : forgotten.at(-1)) ?? null;
  await deleteInactiveVisitors(env, forgotten, since, from, last);
}
