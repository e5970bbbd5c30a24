import type { Counted } from "#rules/audience";
import type { Pick } from "#rules/draw";
import type { Env } from "../env.ts";

/** What every route of the API finds in its context. */
export interface ApiContext {
  Bindings: Env;
  Variables: {
    /** The instant of the request, or when its body had come, Unix milliseconds. */
    now: number;
    /** Tells the time in Unix milliseconds. */
    clock: () => number;
    /** Draws for practice. */
    pick: Pick;
    /** The site's origin: "https://deke.example" (worker/origin.ts). */
    origin: string;
    /** Counts one of a kind of the day's (worker/counter.ts), behind the answer. */
    count: (kind: Counted) => void;
  };
}
