/**
 * Hides a nickname on every board: `npm run hide-name -- "Some Name"` in the local database, `--remote` in the deployed
 * one, `--undo` to release it. Boards show it for at most another minute.
 */
import { parseArgs } from "node:util";
import { queryDatabase } from "./database.ts";
import { hideNameStatements } from "./hidden-names.ts";
import { runScript } from "./script.ts";

const { values, positionals } = parseArgs({
  options: {
    local: { type: "boolean" },
    remote: { type: "boolean", default: false },
    undo: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
await runScript("Nothing is changed", async () => {
  const [nickname] = positionals;
  if (nickname === undefined || positionals.length > 1) throw new Error('say whom: npm run hide-name -- "Some Name"');
  const statements = hideNameStatements(nickname, Date.now(), values.undo);
  await queryDatabase(values.remote ? "--remote" : "--local", statements.join("; "));
  console.log(values.undo ? "It can be chosen again." : "It is on no board, and nobody can choose it.");
});
