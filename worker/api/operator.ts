import { Hono, type Context } from "hono";
import { getCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import type { Language } from "#rules/i18n/address";
import { languageFor } from "../pages/language.ts";
import { doorPage, figuresPage, policyOf, type Refusal } from "../operator/page.ts";
import { readAudience } from "../store/usage.ts";
import { limitBody } from "../http/json-body.ts";
import type { ApiContext } from "../http/context.ts";
import { limit } from "../http/rate-limits.ts";
import { isIn, isKey, letIn, letOut } from "../operator/session.ts";

const languageOf = (c: Context<ApiContext>): Language =>
  languageFor("en", c.req.query("lang") ?? getCookie(c, "language"), c.req.header("Accept-Language"));

async function page(c: Context<ApiContext>, html: ReturnType<typeof doorPage>, status: 200 | 401 | 429 = 200) {
  c.header("Content-Security-Policy", await policyOf());
  return c.html(html, status);
}

/** Responds with the login page. */
const respondWithLogin = (c: Context<ApiContext>, refusal: Refusal | null, status: 200 | 401 | 429 = 200) =>
  page(c, doorPage(languageOf(c), refusal), status);

/**
 * Usage figures for the operator of the site, protected by a key (operator-door.ts). Not indexed, never cached.
 * - `GET /operator`: a page without script, in the language of `?lang=` or the visitor's. `POST` takes the key in a
 *   form, and starts a session of twelve hours.
 * - `GET /operator/figures`: the same as JSON, with `Authorization: Bearer` and the key.
 */
export const operator = new Hono<ApiContext>()
  .use(async (c, next) => {
    c.header("X-Robots-Tag", "noindex, nofollow");
    return next();
  })
  .get("/", async (c) => {
    if (!(await isIn(c))) return respondWithLogin(c, null);
    const now = c.get("now");
    return page(c, figuresPage(languageOf(c), await readAudience(c.env, now), now));
  })
  .post("/", limitBody, async (c) => {
    const form = await c.req.parseBody();
    const back = `/operator?lang=${languageOf(c)}`;
    if (form["leave"] !== undefined) {
      letOut(c);
      return c.redirect(back, 303);
    }
    const refusal = await checkKey(c, String(form["key"] ?? "").trim());
    if (refusal !== null) return respondWithLogin(c, refusal, refusal === "wrong" ? 401 : 429);
    await letIn(c);
    return c.redirect(back, 303);
  })
  .get("/figures", async (c) => {
    const [, given = ""] = /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "") ?? [];
    await limit(c, "keys", null);
    if (!(await isKey(c, given))) return c.json({ error: "wrong-key" }, 401, { "WWW-Authenticate": "Bearer" });
    return c.json(await readAudience(c.env, c.get("now")));
  });

/** Checks a key. Returns null if it is right. */
async function checkKey(c: Context<ApiContext>, given: string): Promise<Refusal | null> {
  try {
    await limit(c, "keys", null);
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    c.get("count")("refused");
    c.header("Retry-After", "60");
    return "tooOften";
  }
  return (await isKey(c, given)) ? null : "wrong";
}
