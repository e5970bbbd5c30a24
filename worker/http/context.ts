import type { Counted } from "#rules/site/usage";
import type { Pick } from "#rules/shared/draw";
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
    /** The site's origin: "https://deke.example" (worker/http/origin.ts). */
    origin: string;
    /** Counts an event of the day after the response (worker/results/event-counter.ts). */
    count: (kind: Counted) => void;
  };
}
