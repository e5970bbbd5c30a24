/**
 * Derives all counts from the results again: tallies, leaderboard sums, streaks, friends' weeks. `npm run tally` for
 * the local database, `npm run tally -- --remote` for the deployed one. Reads every result several times.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TALLY_STATEMENTS } from "../worker/store/tally.ts";
import { runWrangler } from "./wrangler.ts";

const place = process.argv.includes("--remote") ? "--remote" : "--local";
const folder = await mkdtemp(join(tmpdir(), "deke-tally-"));
try {
  const file = join(folder, "tally.sql");
  await writeFile(file, TALLY_STATEMENTS.map((statement) => `${statement};`).join("\n"));
  await runWrangler("d1", "execute", "deke", place, "--yes", "--file", file);
  console.log("Counted again.");
} catch (error) {
  console.error(`Not counted: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
