import { Hono } from "hono";
import * as v from "valibot";
import { recordFinished } from "../recording.ts";
import { body } from "./body.ts";
import type { ApiContext } from "./context.ts";
import { finishedRound } from "./ending.ts";
import { failure } from "./errors.ts";
import { tableOf } from "./rounds.ts";

/**
 * `POST /api/rounds/:game/finished`: a browser presents the last token of a day's round that is over, because the
 * server seems not to know how it ended: D1 and the queue have failed as it did, or the queue has not kept it for long
 * enough. What is recorded is what the token says, for him whom it was dealt to, as often as it comes.
 */
export const finished = new Hono<ApiContext>().post(
  "/:game/finished",
  body(v.object({ round: v.string() })),
  async (c) => {
    const table = await tableOf(c, c.req.param("game"), c.req.valid("json").round);
    const result = finishedRound(table, c.get("now"));
    if (result === null) throw failure("invalid-request");
    return c.json({ recorded: await recordFinished(c.env, result) });
  },
);
