import { Hono } from "hono";

/** The baseline: what workerd and Hono need to answer at all. */
const app = new Hono().post("/constant", (c) => c.json({ constant: true }));

export default app;
