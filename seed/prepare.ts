/**
 * Brings a database up to date: `node seed/prepare.ts --local` or `--remote`.
 *
 * Migrations are applied, and the league is written when the seed has changed: what nights have refreshed since
 * then is set back for a day, and stands else. What was played stays. To find everything in order takes a single call of wrangler.
 */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSeed, type Seed } from "./sql.ts";
import { runWrangler } from "./wrangler.ts";

const DATABASE = "deke";
const MIGRATIONS = new URL("../worker/migrations/", import.meta.url);

type Place = "--local" | "--remote";

/** What a database says of itself. */
interface Progress {
  stamp: string | null;
  migrations: string[];
}

const NOTHING: Progress = { stamp: null, migrations: [] };

const isPlace = (word: string | undefined): word is Place => word === "--local" || word === "--remote";

/**
 * Asks a database how far it is. One that cannot answer counts as empty: a new one has no tables
 * yet, and any other trouble comes out, with its reason, at the first step that follows.
 */
async function readProgress(place: Place): Promise<Progress> {
  const query =
    "SELECT (SELECT value FROM meta WHERE name = 'seed') AS stamp, " +
    "(SELECT json_group_array(name) FROM d1_migrations) AS migrations";
  try {
    const answer = await runWrangler("d1", "execute", DATABASE, place, "--json", "--command", query);
    const [first] = JSON.parse(answer) as { results: { stamp: string | null; migrations: string }[] }[];
    const row = first?.results[0];
    return row === undefined ? NOTHING : { stamp: row.stamp, migrations: JSON.parse(row.migrations) as string[] };
  } catch {
    return NOTHING;
  }
}

async function missingMigrations(applied: readonly string[]): Promise<string[]> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql"));
  return files.filter((name) => !applied.includes(name)).sort();
}

async function writeLeague(place: Place, { statements }: Seed): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "deke-seed-"));
  try {
    const file = join(folder, "league.sql");
    await writeFile(file, statements.join("\n"));
    await runWrangler("d1", "execute", DATABASE, place, "--yes", "--file", file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(place: Place): Promise<void> {
  const begun = performance.now();
  const seconds = (): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const answer = readProgress(place);
  const seed = makeSeed();
  const progress = await answer;
  const missing = await missingMigrations(progress.migrations);
  if (missing.length > 0) {
    await runWrangler("d1", "migrations", "apply", DATABASE, place);
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
