import { Hono, type Context, type Next } from "hono";
import { getCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import type { BodyData } from "hono/utils/body";
import type { Language } from "#rules/i18n/address";
import { negotiateLanguage } from "../pages/language.ts";
import { renderLoginPage, renderUsagePage, operatorPagePolicy, type LoginRefusal } from "../operator/page.ts";
import { runRollover } from "../jobs/rollover.ts";
import { log } from "../runtime/log.ts";
import { afterResponse } from "../runtime/timeouts.ts";
import { readUsage } from "../store/usage.ts";
import { limitBodySize } from "../http/json-body.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { hasOperatorSession, isOperatorKey, startOperatorSession, endOperatorSession } from "../operator/session.ts";

const languageOf = (c: Context<AppContext>): Language =>
  negotiateLanguage("en", c.req.query("lang") ?? getCookie(c, "language"), c.req.header("Accept-Language"));

async function page(c: Context<AppContext>, html: ReturnType<typeof renderLoginPage>, status: 200 | 401 | 429 = 200) {
  c.header("Content-Security-Policy", await operatorPagePolicy());
  return c.html(html, status);
}

/** Responds with the login page. */
const respondWithLogin = (c: Context<AppContext>, refusal: LoginRefusal | null, status: 200 | 401 | 429 = 200) =>
  page(c, renderLoginPage(languageOf(c), refusal), status);

/**
 * Usage figures for the operator of the site, protected by a key (worker/operator/session.ts). Not indexed, never cached.
 * - `GET /operator`: a page without script, in the language of `?lang=` or the visitor's. `POST` takes the key in a
 *   form, and starts a session of twelve hours.
 * - `GET /operator/figures`: the same as JSON, with `Authorization: Bearer` and the key.
 * - `POST /operator/rollover`, with the same header: starts the rollover (worker/jobs/rollover.ts) without waiting for it.
 */
export const operatorRoute = new Hono<AppContext>()
  .use(async (c, next) => {
    c.header("X-Robots-Tag", "noindex, nofollow");
    return next();
  })
  .get("/", async (c) => {
    if (!(await hasOperatorSession(c))) return respondWithLogin(c, null);
    const now = c.get("now");
    return page(c, renderUsagePage(languageOf(c), await readUsage(c.env, now), now));
  })
  .post("/", limitBodySize, async (c) => {
    const form = await readForm(c);
    const back = `/operator?lang=${languageOf(c)}`;
    if (form["leave"] !== undefined) {
      endOperatorSession(c);
      return c.redirect(back, 303);
    }
    const refusal = await checkKey(c, String(form["key"] ?? "").trim());
    if (refusal !== null) return respondWithLogin(c, refusal, refusal === "wrong" ? 401 : 429);
    await startOperatorSession(c);
    return c.redirect(back, 303);
  })
  .get("/figures", requireKey, async (c) => c.json(await readUsage(c.env, c.get("now"))))
  .post("/rollover", requireKey, async (c) => {
    await afterResponse(c.env, (env) =>
      runRollover(env, c.get("now")).catch((error: unknown) =>
        log("error", "task-failed", error, { task: "rollover" }),
      ),
    );
    return c.body(null, 202);
  });

/** Refuses a request without the operator's key in its header `Authorization`. */
async function requireKey(c: Context<AppContext>, next: Next): Promise<Response | void> {
  const [, given = ""] = /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "") ?? [];
  await enforceRateLimit(c, "keys", null);
  if (!(await isOperatorKey(c, given))) return c.json({ error: "wrong-key" }, 401, { "WWW-Authenticate": "Bearer" });
  return next();
}

/** @throws invalid-request */
async function readForm(c: Context<AppContext>): Promise<BodyData> {
  try {
    return await c.req.parseBody();
  } catch {
    throw apiError("invalid-request");
  }
}

/** Checks a key. Returns null if it is right. */
async function checkKey(c: Context<AppContext>, given: string): Promise<LoginRefusal | null> {
  try {
    await enforceRateLimit(c, "keys", null);
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    c.get("count")("refused");
    c.header("Retry-After", "60");
    return "tooOften";
  }
  return (await isOperatorKey(c, given)) ? null : "wrong";
}
