/**
 * Derives all counts from the results again: tallies, leaderboard sums, streaks, friends' weeks. `npm run tally` for
 * the local database, `npm run tally -- --remote` for the deployed one. Reads every result several times.
 */
import { TALLY_STATEMENTS } from "../worker/store/tally.ts";
import { executeStatements } from "./database.ts";
import { runScript } from "./script.ts";

const place = process.argv.includes("--remote") ? "--remote" : "--local";
await runScript("Not counted", async () => {
  await executeStatements(
    place,
    TALLY_STATEMENTS.map((statement) => `${statement};`),
  );
  console.log("Counted again.");
});
