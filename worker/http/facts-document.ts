import { Hono, type TypedResponse } from "hono";
import type { FactsDocument } from "../store/facts-documents.ts";
import { currentFactsVersion } from "../store/facts-version.ts";
import { CACHE_ONE_WEEK } from "./cache-control.ts";
import type { AppContext } from "./context.ts";

/** Creates a route that responds with a JSON `Document` made from the facts, cached if `?facts=` is the current version. */
export const factsRoute = <Document>(document: FactsDocument<string>) =>
  new Hono<AppContext>().get("/", async (c) => {
    const version = await currentFactsVersion(c.env, c.get("now"));
    if (c.req.query("facts") === version) c.header("Cache-Control", CACHE_ONE_WEEK);
    const response = c.body(await document.read(c.env, version), 200, { "Content-Type": "application/json" });
    return response as Response as Response & TypedResponse<Document>;
  });
