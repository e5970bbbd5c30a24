import type { Path } from "../../../worker/app.ts";

/** Where Unlimited is played: Classic's practice, and its challenges. */
export const UNLIMITED_PATH = "/nhl/unlimited-guessing-game" satisfies Path;
