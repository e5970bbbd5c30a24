import { Hono } from "hono";
import * as v from "valibot";
import { validateFeedbackField, type Feedback } from "#rules/site/feedback";
import { saveFeedback } from "../store/feedback.ts";
import { jsonBody } from "../http/json-body.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { hashNetwork, enforceRateLimit } from "../http/rate-limits.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";

const text = v.optional(v.string(), "");
/** `website` is a honeypot: only bots fill it in. */
const sent = v.object({ name: text, email: text, message: text, website: text });

/** `POST /api/feedback` stores a message. An invalid field is a 422, too many messages are a 429. */
export const feedbackRoute = new Hono<AppContext>().post("/", jsonBody(sent), async (c) => {
  await enforceRateLimit(c, "feedback", await readVisitorId(c));
  const { website, ...typed } = c.req.valid("json");
  // Do not tell bots that they were detected.
  if (website !== "") return c.json({ sent: true }, 201);
  for (const field of ["name", "email", "message"] as const) {
    const fault = validateFeedbackField(field, typed[field]);
    if (fault !== null) throw apiError(fault);
  }
  const taken = await saveFeedback(c.env, tidied(typed), await hashNetwork(c), c.get("now"));
  if (!taken) throw apiError("too-much-feedback");
  return c.json({ sent: true }, 201);
});

const tidied = ({ name, email, message }: Feedback): Feedback => ({
  name: name.trim().toWellFormed(),
  email: email.trim().toWellFormed(),
  message: message.trim().toWellFormed(),
});
