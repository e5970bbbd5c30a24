import { createApp } from "./app.ts";
import type { Env } from "./env.ts";
import { rollOver } from "./midnight.ts";
import { recordQueued } from "./recording.ts";
import type { FinishedRound } from "./store/results.ts";

const app = createApp(Date.now);

export default {
  fetch: app.fetch,
  queue: (batch, env) => recordQueued(env, batch),
  scheduled: (event, env) => rollOver(env, event.scheduledTime),
} satisfies ExportedHandler<Env, FinishedRound>;
