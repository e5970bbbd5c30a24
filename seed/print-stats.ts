/**
 * Prints how the site is played: `npm run stats` for the local database, `npm run stats -- --remote` for the deployed
 * one; `--json` for machines.
 */
import { parseArgs } from "node:util";
import { dayAt } from "#rules/shared/day";
import { parseUsageRow, usageQuery } from "./stats/query.ts";
import { formatUsage } from "./stats/tables.ts";
import { runWrangler } from "./wrangler.ts";

const { values } = parseArgs({
  options: {
    local: { type: "boolean" },
    remote: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

/** Runs {@link usageQuery} and returns its value. @throws Error with wrangler's message */
async function queryUsage(now: number): Promise<string> {
  const place = values.remote ? "--remote" : "--local";
  const query = usageQuery(dayAt(now));
  const answer = await runWrangler("d1", "execute", "deke", place, "--json", "--yes", "--command", query);
  const [result] = JSON.parse(answer) as { results: { usage: string }[] }[];
  const usage = result?.results[0]?.usage;
  if (usage === undefined) throw new Error("the database returned no statistics");
  return usage;
}

try {
  const now = Date.now();
  const usage = parseUsageRow(await queryUsage(now), now);
  console.log(values.json ? JSON.stringify(usage, null, 2) : formatUsage(usage, now));
} catch (error) {
  console.error(`Not read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
