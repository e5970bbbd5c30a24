import type { Pick } from "#rules/draw";
import { createApp } from "../../worker/app.ts";
import { Counter } from "../../worker/counter.ts";
import { runCron, TASKS } from "../../worker/crons.ts";
import type { Env } from "../../worker/env.ts";
import { takeFromQueue } from "../../worker/queues.ts";
import { encryptToken } from "../../worker/tokens/tokens.ts";

/** One of the hourly tasks alone, by its name. */
async function runTask(env: Env, name: string, now: number): Promise<void> {
  const task = TASKS.find((one) => one.name === name);
  if (task === undefined) throw new Error(`no task ${name}`);
  await task.run(env, now);
}

/** What is counted is written at once, or a test would have to wait for it. */
const GATHERING_MS = 20;

/** Starts the Worker with a clock and a source of draws of the tests. */
export const startWorker = (clock: () => number, pick: Pick) => ({
  app: createApp(clock, new Counter(GATHERING_MS), pick),
  runCron,
  runTask,
  takeFromQueue,
  visitorToken: (env: Env, visitor: string): Promise<string> => encryptToken(env, "visitor", visitor, clock()),
});
