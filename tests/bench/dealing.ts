import { DAY_MS } from "#rules/day";
import { startServer } from "../worker/server.ts";

const DAYS = 60;

/** How long a night takes: one run of the cron, which finds today dealt, deals tomorrow and publishes both. */
export async function benchDealing(): Promise<{ name: string; medianMs: number }[]> {
  const first = Date.parse("2026-11-21T00:00:00Z");
  const server = await startServer({ at: first });
  try {
    const nights: number[] = [];
    for (let night = 0; night < DAYS; night++) {
      const begun = performance.now();
      await server.runCron(first + night * DAY_MS);
      nights.push(performance.now() - begun);
    }
    return [{ name: `a night, over ${DAYS} nights`, medianMs: nights.toSorted((a, b) => a - b)[DAYS >> 1] ?? 0 }];
  } finally {
    await server.close();
  }
}

if (import.meta.main) console.table(await benchDealing());
