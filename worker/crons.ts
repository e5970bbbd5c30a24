import type { Env } from "./env.ts";
import { rollOver } from "./midnight.ts";
import { applyRefresh, beginRefresh } from "./refresh.ts";

/** The triggers of wrangler.toml, in UTC, and what each is for: the daily rollover, or a part of the nightly refresh. */
export const CRONS: ReadonlyMap<string, (env: Env, now: number) => Promise<void>> = new Map([
  ["0 0 * * *", rollOver],
  ["0 9,10 * * *", beginRefresh],
  ["30 9,10 * * *", applyRefresh],
]);

/** Does what a trigger is for. @throws Error for one that is for nothing */
export async function runCron(
  env: Env,
  { cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">,
): Promise<void> {
  const run = CRONS.get(cron);
  if (run === undefined) throw new Error(`nothing is to be done at "${cron}"`);
  await run(env, scheduledTime);
}
