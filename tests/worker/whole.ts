import { createApp } from "../../worker/app.ts";
import { Counter } from "../../worker/counter.ts";
import { runCron, TASKS } from "../../worker/crons.ts";
import type { Env } from "../../worker/env.ts";
import { takeFromQueue } from "../../worker/queues.ts";

/** One of the hourly tasks alone, by its name. */
async function runTask(env: Env, name: string, now: number): Promise<void> {
  const task = TASKS.find((one) => one.name === name);
  if (task === undefined) throw new Error(`no task ${name}`);
  await task.run(env, now);
}

/** What is counted is written at once, or a test would have to wait for it. */
const GATHERING_MS = 20;

/** The whole Worker, by a clock of one's own. */
export const startWorker = (clock: () => number) => ({
  app: createApp(clock, new Counter(GATHERING_MS)),
  runCron,
  runTask,
  takeFromQueue,
});
