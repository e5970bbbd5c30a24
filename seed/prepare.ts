/**
 * Brings a database up to date: `node seed/prepare.ts --local` or `--remote`.
 *
 * Applies migrations, and writes the league if the seed has changed; what nightly syncs have changed since is reset for
 * a day. Played rounds are kept, unless the local database was made by other migrations: then it is created again. An
 * up-to-date database takes one call of wrangler.
 */
import {
  executeStatements,
  listMigrations,
  migrate,
  MIGRATIONS,
  readDatabaseState,
  type DatabaseLocation,
} from "./database.ts";
import { LOCAL_STATE, removeOutdatedState, saveAppliedMigrations } from "./local-state.ts";
import { runScript } from "./script.ts";
import { buildSeedSql } from "./sql.ts";

const isPlace = (word: string | undefined): word is DatabaseLocation => word === "--local" || word === "--remote";

async function prepare(place: DatabaseLocation): Promise<void> {
  const startedAt = performance.now();
  const seconds = (): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  if (place === "--local" && (await removeOutdatedState(LOCAL_STATE, MIGRATIONS)))
    console.log(
      "Database: made by other migrations; .wrangler/state is deleted, with all local results, and made anew",
    );
  const answer = readDatabaseState(place);
  const seed = buildSeedSql();
  const progress = await answer;
  const missing = (await listMigrations()).filter((name) => !progress.migrations.includes(name));
  if (missing.length > 0) {
    await migrate(place);
    if (place === "--local") await saveAppliedMigrations(LOCAL_STATE, MIGRATIONS);
    console.log(`Database: ${missing.join(", ")} applied`);
  }
  const rows = seed.rows.toLocaleString("en");
  if (progress.version === seed.version) {
    console.log(`League: ${rows} rows in place, ${seconds()}`);
    return;
  }
  await executeStatements(place, seed.statements);
  console.log(`League: ${rows} rows seeded in ${seconds()}`);
}

const [place] = process.argv.slice(2);
await runScript("Not prepared", async () => {
  if (!isPlace(place)) throw new Error("say where: node seed/prepare.ts --local, or --remote");
  await prepare(place);
});
