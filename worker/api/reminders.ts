import { Hono } from "hono";
import * as v from "valibot";
import { LANGUAGES } from "#rules/i18n/address";
import { nextReminderAt, canonicalTimeZone } from "#rules/site/reminders";
import { isPushService } from "../reminders/push-services.ts";
import { deriveVapidKey, readVapidKeys } from "../reminders/vapid.ts";
import { readKeys } from "../store/keys.ts";
import { saveReminder, moveReminder, readReminder, deleteReminder } from "../store/reminders.ts";
import { jsonBody } from "../http/json-body.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { hashNetwork, enforceRateLimit } from "../http/rate-limits.ts";
import { createVisitorId, setVisitorCookie, readActiveVisitorId } from "../http/visitor-cookie.ts";

const BASE64URL = /^[\w-]+$/;

const endpoint = v.pipe(v.string(), v.maxLength(2_000));

/** The used fields of a browser's subscription (W3C Push API, `toJSON`). */
const subscription = v.object({
  endpoint,
  keys: v.object({
    // 65 and 16 bytes, in base64url.
    p256dh: v.pipe(v.string(), v.length(87), v.regex(BASE64URL)),
    auth: v.pipe(v.string(), v.length(22), v.regex(BASE64URL)),
  }),
});

const wish = v.object({
  subscription,
  /** The site's public key that it was subscribed with. */
  key: v.string(),
  language: v.picklist(LANGUAGES),
  /** Local hour of the reminder of new puzzles. */
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  zone: v.pipe(v.string(), v.maxLength(64)),
  puzzles: v.boolean(),
  streak: v.boolean(),
});

/**
 * Push reminders. A browser is identified by its push endpoint, which is secret: a request with it may read and stop
 * the reminders, with or without a cookie.
 * - `GET /api/reminders/key`: the public key to subscribe with.
 * - `PUT /api/reminders`: sets the reminders of this browser.
 * - `POST /api/reminders/mine`: returns them.
 * - `POST /api/reminders/stop`: deletes them.
 * - `POST /api/reminders/move`: replaces the endpoint.
 */
export const remindersRoute = new Hono<AppContext>()
  .get("/key", async (c) => {
    const [newest] = await readKeys(c.env, "push", c.get("now"));
    return c.json({ key: (await deriveVapidKey(newest)).publicKey });
  })
  .put("/", jsonBody(wish), async (c) => {
    const known = await readActiveVisitorId(c);
    await enforceRateLimit(c, "reminders", known);
    const body = c.req.valid("json");
    const address = await addressOf(body.subscription);
    const zone = canonicalTimeZone(body.zone);
    if (zone === null || !(body.puzzles || body.streak)) throw apiError("invalid-request");
    const now = c.get("now");
    const vapid = (await readVapidKeys(c.env, now)).find(({ publicKey }) => publicKey === body.key);
    if (vapid === undefined) throw apiError("invalid-request");
    const visitor = known ?? createVisitorId();
    const at = { hour: body.hour, zone };
    const isSaved = await saveReminder(
      c.env,
      {
        ...address,
        ...at,
        visitor,
        vapid: vapid.id,
        site: c.get("origin"),
        language: body.language,
        puzzlesAt: body.puzzles ? nextReminderAt("puzzles", at, now) : null,
        streakAt: body.streak ? nextReminderAt("streak", at, now) : null,
      },
      await hashNetwork(c),
      now,
    );
    if (!isSaved) throw apiError("too-many-reminders");
    if (known === null) await setVisitorCookie(c, visitor);
    return c.json({ puzzles: body.puzzles, streak: body.streak, hour: body.hour });
  })
  .post("/mine", jsonBody(v.object({ endpoint })), async (c) => {
    const stored = await readReminder(c.env, c.req.valid("json").endpoint);
    return c.json(
      stored === null
        ? { puzzles: false, streak: false, hour: null }
        : { puzzles: stored.puzzlesAt !== null, streak: stored.streakAt !== null, hour: stored.hour },
    );
  })
  .post("/stop", jsonBody(v.object({ endpoint })), async (c) => {
    await deleteReminder(c.env, c.req.valid("json").endpoint);
    return c.json({ stopped: true });
  })
  .post("/move", jsonBody(v.object({ from: endpoint, to: subscription })), async (c) => {
    await enforceRateLimit(c, "reminders", null);
    const { from, to } = c.req.valid("json");
    const outcome = await moveReminder(c.env, from, await addressOf(to), await hashNetwork(c), c.get("now"));
    if (outcome === "too-many") throw apiError("too-many-reminders");
    return c.json({ moved: outcome === "moved" });
  });

/** Validates a subscription. @throws unknown-push-service, invalid-request for an invalid key */
async function addressOf({ endpoint: address, keys }: v.InferOutput<typeof subscription>) {
  if (!isPushService(address)) throw apiError("unknown-push-service");
  try {
    const point = Uint8Array.fromBase64(keys.p256dh, { alphabet: "base64url" });
    await crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, true, []);
  } catch {
    throw apiError("invalid-request");
  }
  return { endpoint: address, ...keys };
}
