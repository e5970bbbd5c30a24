import { dayAt } from "#rules/shared/day";
import type { Env } from "../env.ts";
import { queueFame } from "./fame.ts";
import { log } from "../runtime/log.ts";
import { runRollover } from "./rollover.ts";
import { applySync, queueSync } from "./nhl-sync.ts";
import { queueReminders } from "../reminders/send.ts";
import { enforceRetention, queueVisitorCheck } from "./retention.ts";
import { addEventCounts } from "../store/event-counts.ts";
import { publishFacts } from "../store/facts.ts";

interface Task {
  name: string;
  /** The UTC hours at which the task runs; every hour if absent. */
  hours?: readonly number[];
  run: (env: Env, now: number) => Promise<void>;
}

/**
 * The cron tasks in the order in which they run. Visitors are checked at 8, which is night in North America. The NHL sync
 * fetches at 9, when all games of the night are over, and applies at 10; then it fetches what is missing, and applies
 * again at 11. Fame is computed from the first result.
 */
export const CRON_TASKS: readonly Task[] = [
  { name: "retain", run: enforceRetention },
  { name: "queue-visitor-check", hours: [8], run: queueVisitorCheck },
  { name: "apply-sync", hours: [10, 11], run: applySync },
  { name: "queue-sync", hours: [9, 10], run: queueSync },
  { name: "queue-fame", hours: [10], run: queueFame },
  { name: "publish-facts", run: publishFacts },
  { name: "rollover", run: runRollover },
  { name: "queue-reminders", run: queueReminders },
];

/**
 * Runs the tasks that are due at an hour. @throws AggregateError after all of them: the trigger is reported as failed
 */
export async function runCron(env: Env, scheduledTime: number): Promise<void> {
  const hour = new Date(scheduledTime).getUTCHours();
  const failed: unknown[] = [];
  for (const { name, run, hours } of CRON_TASKS) {
    if (hours !== undefined && !hours.includes(hour)) continue;
    try {
      await run(env, scheduledTime);
    } catch (error) {
      log("error", "task-failed", error, { task: name });
      failed.push(error);
    }
  }
  if (failed.length === 0) return;
  const counts = new Map([[dayAt(scheduledTime), { "task-failed": failed.length }]]);
  await addEventCounts(env, counts).catch((error: unknown) => log("warn", "event-counts-not-written", error));
  throw new AggregateError(failed, "not everything was done that was due");
}
