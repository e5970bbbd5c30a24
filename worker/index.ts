import { createApp } from "./app.ts";
import { runCron } from "./jobs/cron.ts";
import type { Env } from "./env.ts";
import { handleQueueBatch } from "./jobs/queues.ts";

export { Attempts } from "./attempts/attempts-object.ts";
export { Faces } from "./faces/faces-object.ts";

const app = createApp(Date.now);

export default {
  fetch: app.fetch,
  queue: (batch, env) => handleQueueBatch(env, batch, Date.now()),
  scheduled: (event, env) => runCron(env, event.scheduledTime),
} satisfies ExportedHandler<Env>;
