/**
 * Hides a nickname on every board: `npm run hide-name -- "Some Name"` in the local database, `--remote` in the deployed
 * one, `--undo` to release it. Boards show it for at most another minute.
 */
import { parseArgs } from "node:util";
import { hideNameStatements } from "./hidden-names.ts";
import { runWrangler } from "./wrangler.ts";

const { values, positionals } = parseArgs({
  options: {
    local: { type: "boolean" },
    remote: { type: "boolean", default: false },
    undo: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
try {
  const [nickname] = positionals;
  if (nickname === undefined || positionals.length > 1) throw new Error('say whom: npm run hide-name -- "Some Name"');
  const statements = hideNameStatements(nickname, Date.now(), values.undo);
  const place = values.remote ? "--remote" : "--local";
  await runWrangler("d1", "execute", "deke", place, "--yes", "--command", statements.join("; "));
  console.log(values.undo ? "It can be chosen again." : "It is on no board, and nobody can choose it.");
} catch (error) {
  console.error(`Nothing is changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
