/**
 * Brings a database up to date: `node seed/prepare.ts --local` or `--remote`.
 *
 * Migrations are applied, and the league is written when the seed has changed: what nights have refreshed since
 * then is set back for a day, and stands else. What was played stays. To find everything in order takes a single call of wrangler.
 */
import { listMigrations, migrate, readProgress, writeLeague, type Place } from "./database.ts";
import { makeSeed } from "./sql.ts";

const isPlace = (word: string | undefined): word is Place => word === "--local" || word === "--remote";

async function prepare(place: Place): Promise<void> {
  const begun = performance.now();
  const seconds = (): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const answer = readProgress(place);
  const seed = makeSeed();
  const progress = await answer;
  const missing = (await listMigrations()).filter((name) => !progress.migrations.includes(name));
  if (missing.length > 0) {
    await migrate(place);
    console.log(`Database: ${missing.join(", ")} applied`);
  }
  const rows = seed.rows.toLocaleString("en");
  if (progress.stamp === seed.stamp) {
    console.log(`League: ${rows} rows in place, ${seconds()}`);
    return;
  }
  await writeLeague(place, seed);
  console.log(`League: ${rows} rows seeded in ${seconds()}`);
}

const [place] = process.argv.slice(2);
try {
  if (!isPlace(place)) throw new Error("say where: node seed/prepare.ts --local, or --remote");
  await prepare(place);
} catch (error) {
  console.error(`Not prepared: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
