/**
 * Prints how the site is played: `npm run stats` for the local database, `npm run stats -- --remote` for the deployed
 * one; `--json` for machines.
 */
import { parseArgs } from "node:util";
import { dayAt } from "#rules/shared/day";
import { queryDatabase } from "./database.ts";
import { runScript } from "./script.ts";
import { parseUsageRow, usageQuery } from "./stats/query.ts";
import { formatUsage } from "./stats/tables.ts";

const { values } = parseArgs({
  options: {
    local: { type: "boolean" },
    remote: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

await runScript("Not read", async () => {
  const now = Date.now();
  const [row] = await queryDatabase<{ usage: string }>(values.remote ? "--remote" : "--local", usageQuery(dayAt(now)));
  if (row === undefined) throw new Error("the database returned no statistics");
  const usage = parseUsageRow(row.usage, now);
  console.log(values.json ? JSON.stringify(usage, null, 2) : formatUsage(usage, now));
});
