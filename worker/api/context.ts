import type { Counted } from "#rules/audience";
import type { Pick } from "#rules/draw";
import type { Env } from "../env.ts";

/** The context of every route. */
export interface ApiContext {
  Bindings: Env;
  Variables: {
    /** When the request, or its body, arrived, in Unix milliseconds. */
    now: number;
    /** Returns the time in Unix milliseconds. */
    clock: () => number;
    /** Draws for practice. */
    pick: Pick;
    /** The site's origin: "https://deke.example" (worker/origin.ts). */
    origin: string;
    /** Counts an event of the day after the response (worker/counter.ts). */
    count: (kind: Counted) => void;
  };
}
