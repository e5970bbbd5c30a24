import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";

/** Far above any honest request: a sealed round of seven guesses is under 1 kB. */
const MAX_BYTES = 16 * 1024;

const JSON_TYPE = /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i;

/** For a form, or a body that does not say how long it is: it is counted as it comes. */
export const limitBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw failure("body-too-large");
  },
});

/** What a route with a body takes: for the types of the API, what `validator` of Hono's would say. */
interface Typed<Schema extends v.GenericSchema> {
  in: { json: v.InferInput<Schema> };
  out: { json: v.InferOutput<Schema> };
}

/**
 * Reads and validates a JSON body. A body of another shape is `invalid-request`, no JSON at all `malformed-json`, and one
 * that is far too long `body-too-large`. It is now when the body has come, so that nobody backdates what is in it by
 * sending it slowly.
 *
 * In the place of Hono's `bodyLimit` and `validator`, which make a stream of every body first.
 */
export const body =
  <Schema extends v.GenericSchema>(schema: Schema): MiddlewareHandler<ApiContext, string, Typed<Schema>> =>
  async (c, next) => {
    const { headers } = c.req.raw;
    const length = headers.get("Content-Length");
    if (length === null || headers.has("Transfer-Encoding")) await limitBody(c, async () => {});
    else if (Number(length) > MAX_BYTES) throw failure("body-too-large");
    const parsed = v.safeParse(
      schema,
      JSON_TYPE.test(headers.get("Content-Type") ?? "") ? await readJson(c.req.raw) : {},
    );
    c.set("now", c.get("clock")());
    if (!parsed.success) throw failure("invalid-request");
    c.req.addValidatedData("json", parsed.output as object);
    return next();
  };

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw failure("malformed-json");
  }
}
