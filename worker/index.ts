import { createApp } from "./app.ts";
import type { Env } from "./env.ts";
import { rollOver } from "./midnight.ts";

const app = createApp(Date.now);

export default {
  fetch: app.fetch,
  scheduled: (event, env) => rollOver(env, event.scheduledTime),
} satisfies ExportedHandler<Env>;
