import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { AppContext } from "./context.ts";
import { apiError } from "./errors.ts";

/** Far above any valid request: the token of a round with seven guesses is under 1 kB. */
const MAX_BYTES = 16 * 1024;

const JSON_TYPE = /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i;

/** For bodies without Content-Length: counts the bytes as they arrive. */
const limitBodySize = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw apiError("body-too-large");
  },
});

/** The types of a JSON body, as Hono's `validator` would declare them. */
interface Typed<Schema extends v.GenericSchema> {
  in: { json: v.InferInput<Schema> };
  out: { json: v.InferOutput<Schema> };
}

/**
 * Reads and validates a JSON body. `now` is set to when the body has arrived, so that a slow sender cannot backdate a
 * move. Replaces Hono's `bodyLimit` and `validator`, which turn every body into a stream.
 *
 * @throws body-too-large, malformed-json, invalid-request
 */
export const jsonBody =
  <Schema extends v.GenericSchema>(schema: Schema): MiddlewareHandler<AppContext, string, Typed<Schema>> =>
  async (c, next) => {
    const { headers } = c.req.raw;
    const length = headers.get("Content-Length");
    if (length === null || headers.has("Transfer-Encoding")) await limitBodySize(c, async () => {});
    else if (Number(length) > MAX_BYTES) throw apiError("body-too-large");
    const parsed = v.safeParse(
      schema,
      JSON_TYPE.test(headers.get("Content-Type") ?? "") ? await readJson(c.req.raw) : {},
    );
    c.set("now", c.get("clock")());
    if (!parsed.success) throw apiError("invalid-request");
    c.req.addValidatedData("json", parsed.output as object);
    return next();
  };

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw apiError("malformed-json");
  }
}
