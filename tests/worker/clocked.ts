import { createApp } from "../../worker/app.ts";
import type { Env } from "../../worker/env.ts";
import { rollOver } from "../../worker/midnight.ts";

/**
 * The whole Worker with a clock that tests set. `POST /__clock` with Unix milliseconds starts it
 * there, and it runs on from that instant.
 */
let ahead = 0;
const app = createApp(() => Date.now() + ahead);

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== "/__clock") return app.fetch(request, env, context);
    ahead = Number(await request.text()) - Date.now();
    return new Response("set");
  },
  scheduled: (event, env) => rollOver(env, event.scheduledTime),
} satisfies ExportedHandler<Env>;
