import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SeedSql } from "./sql.ts";
import { runWrangler } from "./wrangler.ts";

export const DATABASE = "deke";
export const MIGRATIONS = new URL("../worker/migrations/", import.meta.url);

/** Which database is meant: the one of this machine, or the one that is deployed. */
export type DatabaseLocation = "--local" | "--remote";

/** What a database says of itself. */
export interface DatabaseState {
  /** The seed its facts were written by; null before the first. */
  stamp: string | null;
  migrations: string[];
}

/** What a database says that has no tables yet. */
export const EMPTY_DATABASE: DatabaseState = { stamp: null, migrations: [] };

/**
 * Asks a database how far it is. One that cannot answer counts as empty: a new one has no tables
 * yet, and any other trouble comes out, with its reason, at the first step that follows.
 */
export async function readDatabaseState(place: DatabaseLocation): Promise<DatabaseState> {
  const query =
    "SELECT (SELECT value FROM meta WHERE name = 'seed') AS stamp, " +
    "(SELECT json_group_array(name) FROM d1_migrations) AS migrations";
  try {
    const answer = await runWrangler("d1", "execute", DATABASE, place, "--json", "--command", query);
    const [first] = JSON.parse(answer) as { results: { stamp: string | null; migrations: string }[] }[];
    const row = first?.results[0];
    return row === undefined
      ? EMPTY_DATABASE
      : { stamp: row.stamp, migrations: JSON.parse(row.migrations) as string[] };
  } catch {
    return EMPTY_DATABASE;
  }
}

/** The migrations there are, in their order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();

/** Applies what migrations a database has not had. @throws Error with wrangler's complaint */
export async function migrate(place: DatabaseLocation): Promise<void> {
  await runWrangler("d1", "migrations", "apply", DATABASE, place);
}

/** Writes the league's facts in place of those there are. What was played stays. @throws Error with wrangler's complaint */
export async function writeLeague(place: DatabaseLocation, { statements }: SeedSql): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "deke-seed-"));
  try {
    const file = join(folder, "league.sql");
    await writeFile(file, statements.join("\n"));
    await runWrangler("d1", "execute", DATABASE, place, "--yes", "--file", file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
