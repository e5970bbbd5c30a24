import { Hono } from "hono";
import * as v from "valibot";
import { recordFinished } from "../results/record.ts";
import { body } from "../http/json-body.ts";
import type { ApiContext } from "../http/context.ts";
import { finishedRound } from "../rounds/finished-round.ts";
import { failure } from "../http/errors.ts";
import { loadRound } from "../rounds/player-session.ts";

/**
 * `POST /api/rounds/:game/finished` records a finished round by its last token, if the server seems to have lost the result:
 * D1 and the queue failed, or the queue did not keep it long enough. Only the token's content is recorded, for the visitor
 * whom it was dealt to. Idempotent.
 */
export const finished = new Hono<ApiContext>().post(
  "/:game/finished",
  body(v.object({ round: v.string() })),
  async (c) => {
    const loaded = await loadRound(c, c.req.param("game"), c.req.valid("json").round);
    const result = finishedRound(loaded, false);
    if (result === null) throw failure("invalid-request");
    return c.json({ recorded: await recordFinished(c.env, result, null) });
  },
);
