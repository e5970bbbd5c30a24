import type { Env } from "../env.ts";

/** What every route of the API finds in its context. */
export interface ApiContext {
  Bindings: Env;
  Variables: {
    /** The instant of the request, or when its body had come, Unix milliseconds. */
    now: number;
    /** Tells the time in Unix milliseconds. */
    clock: () => number;
  };
}
