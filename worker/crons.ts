import { dayAt } from "#rules/day";
import type { Env } from "./env.ts";
import { beginFame } from "./fame.ts";
import { log } from "./log.ts";
import { rollOver } from "./midnight.ts";
import { applyRefresh, beginRefresh } from "./refresh.ts";
import { beginReminders } from "./reminders/remind.ts";
import { retain } from "./retention.ts";
import { addCounts } from "./store/counts.ts";
import { publishFacts } from "./store/facts.ts";

/** The one trigger of wrangler.toml: every hour, on the hour. A free account has five for all its Workers. */
export const HOURLY = "0 * * * *";

interface Task {
  name: string;
  /** The hours of UTC at which it is due; without them, every one. */
  hours?: readonly number[];
  run: (env: Env, now: number) => Promise<void>;
}

/**
 * What is done by the clock, in this order. When every game of the night has ended, the league is asked; an hour later
 * what it has said becomes the facts, and it is asked once more for what it did not say at first, while everybody's fame is
 * worked out of what it has said.
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
 * Does what is due. What fails keeps nothing else from being done.
 *
 * @throws AggregateError when anything has failed, so that the trigger is seen to have; Error for a trigger that is for
 *   nothing
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
