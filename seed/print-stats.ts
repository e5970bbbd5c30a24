/**
 * Prints how the site is played, like the page /operator: `npm run stats` for the local database, `npm run stats --
 * --remote` for the deployed one; `--json` for machines. `--key` prints the key of that page.
 */
import { parseArgs } from "node:util";
import { dayAt } from "#rules/shared/day";
import { buildUsageTables } from "../worker/operator/tables.ts";
import { usageQuery, parseUsageRow } from "../worker/store/usage.ts";
import type { DatabaseLocation } from "./database.ts";
import { readOperatorKey } from "./keys.ts";
import { formatTextTable } from "./text-table.ts";
import { runWrangler } from "./wrangler.ts";

const { values } = parseArgs({
  options: {
    local: { type: "boolean" },
    remote: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    key: { type: "boolean", default: false },
  },
});

const place: DatabaseLocation = values.remote ? "--remote" : "--local";

/**
 * Returns the single value of a query.
 *
 * @throws Error with wrangler's message
 */
async function ask(query: string): Promise<string> {
  const answer = await runWrangler("d1", "execute", "deke", place, "--json", "--yes", "--command", query);
  const row = (JSON.parse(answer) as { results: Record<string, string>[] }[]).at(-1)?.results[0];
  const [value] = Object.values(row ?? {});
  if (value === undefined) throw new Error("the database returned no statistics");
  return value;
}

try {
  if (values.key) console.log(await readOperatorKey(place));
  else {
    const now = Date.now();
    const audience = parseUsageRow(await ask(usageQuery(dayAt(now))), now);
    console.log(
      values.json
        ? JSON.stringify(audience, null, 2)
        : buildUsageTables("en", audience).map(formatTextTable).join("\n\n"),
    );
  }
} catch (error) {
  console.error(`Not read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
