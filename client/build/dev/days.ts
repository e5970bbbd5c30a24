import { dealDays } from "../../../seed/deal-days.ts";

const HOUR_MS = 60 * 60_000;
const CHECK_MS = 15_000;

/** Has a local site deal the puzzles of yesterday, today and tomorrow, and names those that are still missing. */
export async function dealMissing(site: string): Promise<void> {
  try {
    const { missing } = await dealDays(site);
    if (missing.length > 0) console.error(`Not dealt: ${missing.join(", ")}`);
  } catch (error) {
    console.error(`Not dealt: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Runs a local site's cron when an hour has begun: workerd has no scheduler. It compares hours instead of waiting for the
 * next one, because no timer runs while a laptop is suspended.
 */
export function runCronHourly(site: string): void {
  const hourNow = () => Math.floor(Date.now() / HOUR_MS);
  let last = hourNow();
  const check = () => {
    if (hourNow() === last) return;
    last = hourNow();
    // The Worker logs which task has failed.
    void fetch(new URL("/cdn-cgi/local/scheduled", site)).catch(() => {});
  };
  setInterval(check, CHECK_MS).unref();
}
