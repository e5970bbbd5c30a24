import { createApp } from "./app.ts";
import type { Env } from "./env.ts";
import { rollOver } from "./midnight.ts";
import { takeFromQueue, type Queued } from "./queues.ts";

const app = createApp(Date.now);

export default {
  fetch: app.fetch,
  queue: (batch, env) => takeFromQueue(env, batch, Date.now()),
  scheduled: (event, env) => rollOver(env, event.scheduledTime),
} satisfies ExportedHandler<Env, Queued>;
