import { Hono } from "hono";

/** Baselines of the Worker, each on a socket of its own (workerd.ts). */

interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** What workerd and Hono need to read a guess and to respond. */
export const echo = new Hono().post("*", async (c) => c.json(await c.req.json()));

/** What they need to send a file. */
export const file = { fetch: (request: Request, { ASSETS }: Bindings) => ASSETS.fetch(request) };
