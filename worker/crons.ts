import type { Env } from "./env.ts";
import { rollOver } from "./midnight.ts";
import { beginRefresh, endRefresh } from "./refresh.ts";

/** The triggers of wrangler.toml by what they begin; UTC. */
const BEGIN_REFRESH = "0 9,10 * * *";
const END_REFRESH = "30 9,10 * * *";

/** Does what a trigger is for: the daily rollover, or a part of the nightly refresh. */
export function runCron(
  env: Env,
  { cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">,
): Promise<void> {
  switch (cron) {
    case BEGIN_REFRESH:
      return beginRefresh(env, scheduledTime);
    case END_REFRESH:
      return endRefresh(env, scheduledTime);
    default:
      return rollOver(env, scheduledTime);
  }
}
