/**
 * Requests a page of a player from the Worker in a process of its own, where nothing has run before, and prints the CPU time of
 * the Worker's thread in milliseconds. Arguments: a SQLite file with the day dealt, the day, the address.
 */
import { Hono } from "hono";
import type { Env } from "../../worker/env.ts";
import { pagesRoute } from "../../worker/pages/pages.ts";
import { startStandIns } from "./stand-ins.ts";

const [, , file = "", day = "", address = ""] = process.argv;
const { env, end } = await startStandIns(file, null);
const now = Date.parse(`${day}T12:00:00Z`);
const origin = new URL(address).origin;
const app = new Hono<{ Bindings: Env; Variables: { now: number; origin: string; count: () => void } }>()
  .use((c, next) => {
    c.set("now", now);
    c.set("origin", origin);
    c.set("count", () => {});
    return next();
  })
  .route("/", pagesRoute);
// These classes are native in workerd. In Node they are scripts, which have to be compiled first. The first date reads the
// time zone, once per process and not per isolate.
for (let time = 0; time < 100; time++) {
  new Date(time).toISOString();
  const { headers } = new Request(address, { headers: { Accept: "*/*" } });
  await new Response(JSON.stringify([headers.get("Accept")]), { headers: new Headers({ Vary: "*" }) }).json();
  await env.DB.prepare("SELECT ?").bind(time).first();
  await (await env.ASSETS.fetch("https://deke.example/robots.txt")).text();
}
const before = process.threadCpuUsage();
const response = await app.fetch(new Request(address), env);
const html = await response.text();
const { user, system } = process.threadCpuUsage(before);
if (response.status !== 200 || !html.includes("</html>")) throw new Error(`${address}: ${response.status}`);
console.log((user + system) / 1000);
await end();
