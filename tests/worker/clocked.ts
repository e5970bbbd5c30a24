import { createApp } from "../../worker/app.ts";
import { runCron } from "../../worker/crons.ts";
import type { Env } from "../../worker/env.ts";
import { takeFromQueue } from "../../worker/queues.ts";

/**
 * The whole Worker with a clock that tests set. `POST /__clock` with Unix milliseconds starts it
 * there, and it runs on from that instant; `POST /__clock?stopped` lets it stand still.
 */
let clock: () => number = Date.now;
const app = createApp(() => clock());

export default {
  async fetch(request: Request, env: Env, context: Parameters<typeof app.fetch>[2]): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/__clock") return app.fetch(request, env, context);
    const to = Number(await request.text());
    const from = Date.now();
    clock = searchParams.has("stopped") ? () => to : () => to + Date.now() - from;
    return new Response("set");
  },
  // Every isolate has queues of its own (server.ts), called as those of wrangler.toml after its name.
  queue: ({ queue, messages }: Parameters<typeof takeFromQueue>[1], env: Env): Promise<void> =>
    takeFromQueue(env, { queue: queue.replace(/^deke-\d+-/, ""), messages }, clock()),
  scheduled: (event: Parameters<typeof runCron>[1], env: Env): Promise<void> => runCron(env, event),
};
