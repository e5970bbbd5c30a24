import type { FinishedRound } from "./store/results.ts";

/** What wrangler.toml binds. */
export interface Env {
  /** Results that D1 would not take. */
  RESULTS: Queue<FinishedRound>;
  DB: D1Database;
  /** Published, immutable documents only. */
  PUBLISHED: KVNamespace;
  ASSETS: Fetcher;
  /** Google's id of this site, "G-…"; empty when visits are not measured. */
  MEASUREMENT_ID?: string;
  /** Where the footer's coffee can be bought, https; empty when nowhere. */
  COFFEE_URL?: string;
}
