import { dayAt } from "#rules/shared/day";
import type { Env } from "../env.ts";
import { beginFame } from "./fame.ts";
import { log } from "../runtime/log.ts";
import { rollOver } from "./rollover.ts";
import { applyRefresh, beginRefresh } from "./nhl-sync.ts";
import { beginReminders } from "../reminders/send.ts";
import { retain } from "./retention.ts";
import { addCounts } from "../store/event-counts.ts";
import { publishFacts } from "../store/facts.ts";

/** The only cron trigger. A free account has five for all its Workers. */
export const HOURLY = "0 * * * *";

interface Task {
  name: string;
  /** The UTC hours at which the task runs; every hour if absent. */
  hours?: readonly number[];
  run: (env: Env, now: number) => Promise<void>;
}

/**
 * The cron tasks in the order in which they run. The NHL sync fetches at 9, when all games of the night are over, and
 * applies at 10; then it fetches what is missing, and applies again at 11. Fame is computed from the first result.
 */
export const TASKS: readonly Task[] = [
  { name: "retain", run: retain },
  { name: "apply-refresh", hours: [10, 11], run: applyRefresh },
  { name: "begin-refresh", hours: [9, 10], run: beginRefresh },
  { name: "begin-fame", hours: [10], run: beginFame },
  { name: "publish-facts", run: publishFacts },
  { name: "roll-over", run: rollOver },
  { name: "begin-reminders", run: beginReminders },
];

/**
 * Runs the tasks that are due. A failing task does not stop the others.
 *
 * @throws AggregateError if a task failed, so that the trigger is reported as failed; Error for an unknown trigger
 */
export async function runCron(
  env: Env,
  { cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">,
): Promise<void> {
  if (cron !== HOURLY) throw new Error(`nothing is to be done at "${cron}"`);
  const hour = new Date(scheduledTime).getUTCHours();
  const failed: unknown[] = [];
  for (const { name, run, hours } of TASKS) {
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
  await addCounts(env, counts).catch((error: unknown) => log("warn", "counts-unwritten", error));
  throw new AggregateError(failed, "not everything was done that was due");
}
