import type { TypedResponse } from "hono";
import type { Env } from "../env.ts";
import { currentFactsVersion } from "../store/facts-version.ts";
import { CACHE_ONE_WEEK } from "./cache-control.ts";
import type { ApiRequest } from "./context.ts";

/** Responds with a JSON `Document` made from the facts, cached if `?facts=` is the current version. */
export async function respondWithFacts<Document>(c: ApiRequest, read: (env: Env, version: string) => Promise<string>) {
  const version = await currentFactsVersion(c.env, c.get("now"));
  if (c.req.query("facts") === version) c.header("Cache-Control", CACHE_ONE_WEEK);
  const response = c.body(await read(c.env, version), 200, { "Content-Type": "application/json" });
  return response as Response as Response & TypedResponse<Document>;
}
