import type { RandomPick } from "#rules/shared/draw";
import { createApp } from "../../worker/app.ts";
import { EventCounter } from "../../worker/results/event-counter.ts";
import { runCron, CRON_TASKS } from "../../worker/jobs/cron.ts";
import { handleQueueBatch } from "../../worker/jobs/queues.ts";
import { encryptToken } from "../../worker/tokens/tokens.ts";

/** Counts are written almost immediately, so that no test waits for them. */
const GATHERING_MS = 20;

/** Starts the Worker with a clock and a random source from the tests. */
export const startIsolate = (clock: () => number, pick: RandomPick) => ({
  app: createApp(clock, new EventCounter(GATHERING_MS), pick),
  runCron,
  tasks: new Map(CRON_TASKS.map(({ name, run }) => [name, run])),
  handleQueueBatch,
  encryptToken,
});
