import { Hono } from "hono";
import * as v from "valibot";
import { faultIn, type Feedback } from "#rules/site/feedback";
import { recordFeedback } from "../store/feedback.ts";
import { body } from "../http/json-body.ts";
import type { ApiContext } from "../http/context.ts";
import { failure } from "../http/errors.ts";
import { hashNetwork, limit } from "../http/rate-limits.ts";
import { visitorOf } from "../http/visitor-cookie.ts";

const text = v.optional(v.string(), "");
/** `website` is a honeypot: only bots fill it in. */
const sent = v.object({ name: text, email: text, message: text, website: text });

/**
 * `POST /api/feedback` stores a message, with optional name and email. An invalid field is a 422, too many messages are
 * a 429.
 */
export const feedback = new Hono<ApiContext>().post("/", body(sent), async (c) => {
  await limit(c, "feedback", await visitorOf(c));
  const { website, ...typed } = c.req.valid("json");
  // Do not tell bots that they were detected.
  if (website !== "") return c.json({ sent: true }, 201);
  for (const field of ["name", "email", "message"] as const) {
    const fault = faultIn(field, typed[field]);
    if (fault !== null) throw failure(fault);
  }
  const taken = await recordFeedback(c.env, tidied(typed), await hashNetwork(c), c.get("now"));
  if (!taken) throw failure("too-much-feedback");
  return c.json({ sent: true }, 201);
});

const tidied = ({ name, email, message }: Feedback): Feedback => ({
  name: name.trim().toWellFormed(),
  email: email.trim().toWellFormed(),
  message: message.trim().toWellFormed(),
});
