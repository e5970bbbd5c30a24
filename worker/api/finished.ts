import { Hono } from "hono";
import * as v from "valibot";
import { saveResult } from "../results/record.ts";
import { jsonBody } from "../http/json-body.ts";
import type { AppContext } from "../http/context.ts";
import { toFinishedRound } from "../rounds/finished-round.ts";
import { apiError } from "../http/errors.ts";
import { resumePlayerSession } from "../rounds/player-session.ts";

/**
 * `POST /api/rounds/:game/finished` records a finished round by its last token, if the server seems to have lost the result:
 * D1 and the queue failed, or the queue did not keep it long enough. Only the token's content is recorded, for the visitor
 * whom it was dealt to. Idempotent.
 */
export const finishedRoundsRoute = new Hono<AppContext>().post(
  "/:game/finished",
  jsonBody(v.object({ round: v.string() })),
  async (c) => {
    const loaded = await resumePlayerSession(c, c.req.param("game"), c.req.valid("json").round);
    const result = toFinishedRound(loaded, false);
    if (result === null) throw apiError("invalid-request");
    return c.json({ recorded: await saveResult(c.env, result, null) });
  },
);
