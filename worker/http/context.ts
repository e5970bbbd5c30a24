import type { Context } from "hono";
import type { CountedEvent } from "#rules/site/usage";
import type { RandomPick } from "#rules/shared/draw";
import type { Env } from "../env.ts";

export interface AppContext {
  Bindings: Env;
  Variables: {
    /** When the request, or its body, arrived, in Unix milliseconds. */
    now: number;
    clock: () => number;
    /** Draws for practice. */
    pick: RandomPick;
    /** The site's origin: "https://deke.example" (worker/http/origin.ts). */
    origin: string;
    /** Counts an event of the day after the response (worker/results/event-counter.ts). */
    count: (kind: CountedEvent) => void;
  };
}

export type ApiRequest = Context<AppContext>;
