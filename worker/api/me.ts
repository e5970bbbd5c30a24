import { Hono } from "hono";
import * as v from "valibot";
import { dayAt } from "#rules/shared/day";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";
import { readAttempts } from "../attempts/attempt-calls.ts";
import { deleteInObjects } from "../attempts/visitor-objects.ts";
import { readOwnData } from "../store/own-data.ts";
import { readRarestPicks } from "../store/rarest-picks.ts";
import { readVisitorResults } from "../store/results.ts";
import {
  adoptVisitor,
  deleteVisitor,
  readNickname,
  clearNickname,
  useTransferCode,
  setNickname,
  saveTransferCode,
} from "../store/visitors.ts";
import { jsonBody } from "../http/json-body.ts";
import type { ApiRequest, AppContext } from "../http/context.ts";
import { formatCsv } from "../http/csv.ts";
import { apiError } from "../http/errors.ts";
import { removeFromCachedLeaderboards } from "../results/leaderboard.ts";
import { checkNickname } from "../nicknames/check.ts";
import { hashNetwork, enforceRateLimit } from "../http/rate-limits.ts";
import { deleteVisitorCookie, readActiveVisitorId, setVisitorCookie, readVisitorId } from "../http/visitor-cookie.ts";

const CODE_LIFETIME_MS = RETENTION_PERIODS.codeMinutes * 60_000;
const CODE_LENGTH = 8;
/** Letters and digits that are not mistaken for others. */
const CODE_CHARACTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const NO_DATA = { nickname: null, results: [], friends: [], reminders: [], codes: [] };

/**
 * The visitor's own data. There are no accounts: a cookie identifies the visitor from the first daily on.
 * - `GET /api/me`: nickname and results.
 * - `GET /api/me/data`: everything that is stored, as a file; `GET /api/me/data.csv`: the results as CSV.
 * - `GET /api/me/rarest`: the rarest right picks in past Grids.
 * - `PUT /api/me/nickname`, `DELETE /api/me/nickname`: sets or removes the nickname for leaderboards.
 * - `POST /api/me/code`: a code for another device, valid for ten minutes and once.
 * - `POST /api/me/claim`: joins this device to the code's visitor, who adopts what this device has finished.
 * - `DELETE /api/me`: deletes everything.
 */
export const meRoute = new Hono<AppContext>()
  .get("/", async (c) => {
    const visitor = await readVisitorId(c);
    if (visitor === null) return c.json({ nickname: null, results: [] });
    const [nickname, results] = await Promise.all([readNickname(c.env, visitor), readVisitorResults(c.env, visitor)]);
    return c.json({ nickname, results });
  })
  .get("/data", async (c) => {
    const visitor = await readVisitorId(c);
    const [data, attempts] =
      visitor === null ? [NO_DATA, []] : await Promise.all([readOwnData(c.env, visitor), readOwnAttempts(c, visitor)]);
    c.header("Content-Disposition", 'attachment; filename="deke-data.json"');
    return c.json({ site: c.get("origin"), takenAt: new Date(c.get("now")).toISOString(), ...data, attempts });
  })
  .get("/data.csv", async (c) => {
    const visitor = await readVisitorId(c);
    const { results } = visitor === null ? NO_DATA : await readOwnData(c.env, visitor);
    return c.body(formatCsv(results), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="deke-results.csv"',
    });
  })
  .get("/rarest", async (c) => {
    const visitor = await readVisitorId(c);
    return c.json({ rarest: visitor === null ? [] : await readRarestPicks(c.env, visitor, dayAt(c.get("now"))) });
  })
  .put("/nickname", jsonBody(v.object({ nickname: v.string() })), async (c) => {
    const visitor = await readVisitorId(c);
    if (visitor === null) throw apiError("unknown-visitor");
    await enforceRateLimit(c, "names", visitor);
    const checked = checkNickname(c.req.valid("json").nickname);
    if (typeof checked === "string") throw apiError(checked);
    const fault = await setNickname(c.env, visitor, checked.shown, checked.key, await hashNetwork(c), c.get("now"));
    if (fault !== null) throw apiError(fault);
    return c.json({ nickname: checked.shown });
  })
  .delete("/nickname", async (c) => {
    const visitor = await readVisitorId(c);
    if (visitor !== null) {
      await clearNickname(c.env, visitor);
      removeFromCachedLeaderboards(visitor, c.get("now"));
    }
    return c.json({ nickname: null });
  })
  .post("/code", async (c) => {
    const visitor = await readActiveVisitorId(c);
    if (visitor === null) throw apiError("unknown-visitor");
    await enforceRateLimit(c, "codes", visitor);
    const code = makeCode();
    const expiresAt = c.get("now") + CODE_LIFETIME_MS;
    await saveTransferCode(c.env, code, visitor, expiresAt);
    return c.json({ code, expiresAt });
  })
  .post("/claim", jsonBody(v.object({ code: v.pipe(v.string(), v.maxLength(40)) })), async (c) => {
    const before = await readVisitorId(c);
    await enforceRateLimit(c, "claims", before);
    const code = c.req
      .valid("json")
      .code.toUpperCase()
      .replace(/[^A-Z0-9]/g, "");
    const visitor = await useTransferCode(c.env, code, c.get("now"));
    if (visitor === null) throw apiError("unknown-code");
    if (before !== null && before !== visitor) {
      const finished = await adoptVisitor(c.env, before, visitor, c.get("now"));
      await deleteInObjects(c.env, { deleted: before, adopted: { by: visitor, finished } });
      removeFromCachedLeaderboards(before, c.get("now"));
    }
    await setVisitorCookie(c, visitor);
    const [nickname, results] = await Promise.all([readNickname(c.env, visitor), readVisitorResults(c.env, visitor)]);
    return c.json({ nickname, results });
  })
  .delete("/", async (c) => {
    const visitor = await readVisitorId(c);
    if (visitor !== null) {
      await enforceRateLimit(c, "deletions", visitor);
      await deleteVisitor(c.env, visitor, c.get("now"));
      await deleteInObjects(c.env, { deleted: visitor });
      removeFromCachedLeaderboards(visitor, c.get("now"));
    }
    deleteVisitorCookie(c);
    return c.json({ nickname: null, results: [] });
  });

/** Reads the attempts that the visitor's object has. Instants are ISO 8601. @throws StorageTimeoutError */
async function readOwnAttempts(c: ApiRequest, visitor: string) {
  const attempts = await readAttempts(c.env, visitor);
  return attempts.map(([game, { day, round, begun, movedAt, guesses, hint, hard, gaveUp }]) => ({
    game,
    day,
    round,
    begunAt: new Date(begun).toISOString(),
    movedAt: new Date(movedAt).toISOString(),
    guesses,
    hint: hint ?? null,
    hard: hard ?? false,
    gaveUp,
  }));
}

/** About 39 random bits, which cannot be guessed in ten minutes. */
function makeCode(): string {
  const bits = crypto.getRandomValues(new Uint32Array(CODE_LENGTH));
  return Array.from(bits, (number) => CODE_CHARACTERS[number % CODE_CHARACTERS.length]).join("");
}
