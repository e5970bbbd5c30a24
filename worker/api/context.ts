import type { Env } from "../env.ts";

/** What every route of the API finds in its context. */
export interface ApiContext {
  Bindings: Env;
  Variables: {
    /** The instant of the request, Unix milliseconds. */
    now: number;
  };
}
