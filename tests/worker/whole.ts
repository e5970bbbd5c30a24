import { createApp } from "../../worker/app.ts";
import { runCron } from "../../worker/crons.ts";
import { takeFromQueue } from "../../worker/queues.ts";

/** The whole Worker, by a clock of one's own. */
export const startWorker = (clock: () => number) => ({ app: createApp(clock), runCron, takeFromQueue });
