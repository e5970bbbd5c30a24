import type { Path } from "../../../worker/app.ts";

/** Where Classic and Unlimited are played. */
export const CLASSIC_PATH = "/nhl/daily-guessing-game" satisfies Path;
export const UNLIMITED_PATH = "/nhl/unlimited-guessing-game" satisfies Path;
