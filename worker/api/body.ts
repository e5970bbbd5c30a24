import { validator } from "hono/validator";
import * as v from "valibot";
import { failure } from "./errors.ts";

/** Validates a JSON body. A body of another shape is `invalid-request`, no JSON at all `malformed-json`. */
export const body = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator("json", (value): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, value);
    if (!parsed.success) throw failure("invalid-request");
    return parsed.output;
  });
