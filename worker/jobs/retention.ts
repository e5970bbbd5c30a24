import { addDays, dayAt } from "#rules/shared/day";
import { COUNT_DAYS } from "#rules/site/usage";
import { PERIODS } from "#rules/site/data-register";
import type { Env } from "../env.ts";
import { forgetCounts } from "../store/event-counts.ts";
import { forgetBoards } from "../store/friends.ts";
import { forgetFeedback, forgetSenders } from "../store/feedback.ts";
import { forgetReminders } from "../store/reminders.ts";
import { forgetAway, forgetCodes, readSlice } from "../store/retention.ts";
import { forgetTombstones } from "../store/deleted-visitors.ts";
import { forgetNewNames } from "../store/visitors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many rows one run looks at. The next run continues from there. */
const MAX_ROWS_PER_RUN = { visitors: 2_000, forgotten: 100, messages: 500, boards: 50, reminders: 100 };

/**
 * Deletes personal data whose retention period (rules/register.ts) is over, old counts, and deleted visitors' hashes.
 * Tallies of past days identify no visitor and stay. Idempotent. A failing part does not stop the others.
 *
 * @param now Unix milliseconds
 * @throws AggregateError with the errors of the failed parts
 */
export async function retain(env: Env, now: number, most = MAX_ROWS_PER_RUN): Promise<void> {
  const ended = await Promise.allSettled([
    forgetSenders(env, now),
    forgetCodes(env, now),
    forgetNewNames(env, now),
    forgetTombstones(env, now - PERIODS.tombstoneDays * DAY_MS),
    forgetFeedback(env, now - PERIODS.feedbackDays * DAY_MS, most.messages),
    forgetCounts(env, dayAt(now - COUNT_DAYS * DAY_MS)),
    forgetBoards(env, dayAt(now - PERIODS.boardDays * DAY_MS), most.boards),
    forgetReminders(env, now - PERIODS.reminderDays * DAY_MS, now, most.reminders),
    deleteInactive(env, now - PERIODS.visitorDays * DAY_MS, most),
  ]);
  const faults = ended.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  if (faults.length > 0) throw new AggregateError(faults, "not everything was forgotten that is due");
}

/** Deletes some visitors without a result since an instant. @param since Unix milliseconds */
async function deleteInactive(env: Env, since: number, most: typeof MAX_ROWS_PER_RUN): Promise<void> {
  const { from, visitors } = await readSlice(env, since, addDays(dayAt(since), 1), most.visitors);
  const away = visitors.filter((one) => one.away === 1).map(({ visitor }) => visitor);
  const forgotten = away.slice(0, most.forgotten);
  const isWhole = away.length === forgotten.length;
  const last =
    (isWhole ? (visitors.length < most.visitors ? null : visitors.at(-1)?.visitor) : forgotten.at(-1)) ?? null;
  await forgetAway(env, forgotten, since, from, last);
}
