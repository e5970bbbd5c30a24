import { Hono } from "hono";
import * as v from "valibot";
import { readResultsOf } from "../store/results.ts";
import {
  forgetVisitor,
  mergeVisitors,
  readNickname,
  removeNickname,
  takeTransfer,
  writeNickname,
  writeTransfer,
} from "../store/visitors.ts";
import { body } from "./body.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { recount } from "./leaderboard.ts";
import { checkNickname } from "./nickname.ts";
import { forgetCookie, rememberVisitor, visitorOf } from "./visitor.ts";

/** How long a code to another device lasts, in milliseconds. */
const CODE_LIFETIME_MS = 10 * 60 * 1000;
const CODE_LENGTH = 8;
/** Letters and digits that nobody mistakes for another. */
const CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Everything about oneself. There is no account: one is known by a cookie, from the first finished
 * daily on.
 *
 * - `GET /api/me`: nickname, and all results the server has.
 * - `PUT /api/me/nickname`, `DELETE /api/me/nickname`: appear on the leaderboard under a name, or not.
 * - `POST /api/me/code`: a code that takes everything to another device, within ten minutes and once.
 * - `POST /api/me/claim`: takes it there. What this device had is merged in.
 * - `DELETE /api/me`: forgets everything.
 */
export const me = new Hono<ApiContext>()
  .get("/", async (c) => {
    const visitor = visitorOf(c);
    if (visitor === null) return c.json({ nickname: null, results: [] });
    const [nickname, results] = await Promise.all([readNickname(c.env, visitor), readResultsOf(c.env, visitor)]);
    return c.json({ nickname, results });
  })
  .put("/nickname", body(v.object({ nickname: v.string() })), async (c) => {
    const visitor = visitorOf(c);
    if (visitor === null) throw failure("unknown-visitor");
    const checked = checkNickname(c.req.valid("json").nickname);
    if (typeof checked === "string") throw failure(checked);
    if (!(await writeNickname(c.env, visitor, checked.shown, checked.key, c.get("now"))))
      throw failure("nickname-taken");
    return c.json({ nickname: checked.shown });
  })
  .delete("/nickname", async (c) => {
    const visitor = visitorOf(c);
    if (visitor !== null && (await removeNickname(c.env, visitor))) recount();
    return c.json({ nickname: null });
  })
  .post("/code", async (c) => {
    const visitor = visitorOf(c);
    if (visitor === null) throw failure("unknown-visitor");
    const now = c.get("now");
    const code = makeCode();
    await writeTransfer(c.env, code, visitor, now, now + CODE_LIFETIME_MS);
    return c.json({ code, expiresAt: now + CODE_LIFETIME_MS });
  })
  .post("/claim", body(v.object({ code: v.pipe(v.string(), v.maxLength(40)) })), async (c) => {
    const code = c.req
      .valid("json")
      .code.toUpperCase()
      .replace(/[^A-Z0-9]/g, "");
    const visitor = await takeTransfer(c.env, code, c.get("now"));
    if (visitor === null) throw failure("unknown-code");
    const before = visitorOf(c);
    if (before !== null && before !== visitor) {
      await mergeVisitors(c.env, before, visitor, c.get("now"));
      recount();
    }
    rememberVisitor(c, visitor);
    const [nickname, results] = await Promise.all([readNickname(c.env, visitor), readResultsOf(c.env, visitor)]);
    return c.json({ nickname, results });
  })
  .delete("/", async (c) => {
    const visitor = visitorOf(c);
    if (visitor !== null) {
      await forgetVisitor(c.env, visitor, c.get("now"));
      recount();
    }
    forgetCookie(c);
    return c.json({ nickname: null, results: [] });
  });

/** About 39 random bits: in ten minutes nobody guesses one. */
function makeCode(): string {
  const bits = crypto.getRandomValues(new Uint32Array(CODE_LENGTH));
  return Array.from(bits, (number) => CODE_SIGNS[number % CODE_SIGNS.length]).join("");
}
