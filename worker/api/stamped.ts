import type { Context, TypedResponse } from "hono";
import type { Env } from "../env.ts";
import { currentStamp } from "../store/stamp.ts";
import type { ApiContext } from "./context.ts";
import { CACHE_ONE_DAY } from "./cache-control.ts";

/**
 * Answers with a document made of the league's facts, or with 304 for who has it already.
 *
 * @typeParam Document what the JSON is: of a text only its type can tell the client
 * @param read gives the JSON for a stamp of the facts
 */
export async function answerStamped<Document>(
  c: Context<ApiContext>,
  read: (env: Env, stamp: string) => Promise<string>,
) {
  const stamp = await currentStamp(c.env, c.get("now"));
  const etag = `"${stamp}"`;
  c.header("Cache-Control", CACHE_ONE_DAY);
  c.header("ETag", etag);
  // Whoever compresses the answer on its way marks the tag as weak.
  const isKnown = c.req.header("If-None-Match")?.replace(/^W\//, "") === etag;
  const answer = isKnown
    ? c.body(null, 304)
    : c.body(await read(c.env, stamp), 200, { "Content-Type": "application/json" });
  return answer as Response as Response & TypedResponse<Document>;
}
