import { readdir } from "node:fs/promises";
import { withPrivateFile } from "./script.ts";
import { runWrangler } from "./wrangler.ts";

export const DATABASE = "deke";
export const MIGRATIONS = new URL("../worker/migrations/", import.meta.url);

/** Which database: the local or the deployed one. */
export type DatabaseLocation = "--local" | "--remote";

export interface DatabaseState {
  /** Version of the seed in the database; null before the first seed. */
  version: string | null;
  migrations: string[];
}

/** The state of a database without tables. */
export const EMPTY_DATABASE: DatabaseState = { version: null, migrations: [] };

/** Returns the rows of the last statement. @throws Error with wrangler's message */
export async function queryDatabase<Row>(place: DatabaseLocation, command: string): Promise<Row[]> {
  const answer = await runWrangler("d1", "execute", DATABASE, place, "--json", "--yes", "--command", command);
  return (JSON.parse(answer) as { results: Row[] }[]).at(-1)?.results ?? [];
}

/** Executes statements that are too long for a command line. @throws Error with wrangler's message */
export const executeStatements = (place: DatabaseLocation, statements: readonly string[]): Promise<string> =>
  withPrivateFile("statements.sql", statements.join("\n"), (file) =>
    runWrangler("d1", "execute", DATABASE, place, "--yes", "--file", file),
  );

/**
 * Reads the state of a database. A database that cannot answer counts as empty: a new one has no tables yet, and any
 * other fault appears, with its reason, at the next step.
 */
export async function readDatabaseState(place: DatabaseLocation): Promise<DatabaseState> {
  const query =
    "SELECT (SELECT value FROM meta WHERE name = 'seed') AS version, " +
    "(SELECT json_group_array(name) FROM d1_migrations) AS migrations";
  try {
    const [row] = await queryDatabase<{ version: string | null; migrations: string }>(place, query);
    return row === undefined
      ? EMPTY_DATABASE
      : { version: row.version, migrations: JSON.parse(row.migrations) as string[] };
  } catch {
    return EMPTY_DATABASE;
  }
}

/** Returns the names of all migrations, in order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();

/** Applies the migrations that a database lacks. @throws Error with wrangler's message */
export async function migrate(place: DatabaseLocation): Promise<void> {
  await runWrangler("d1", "migrations", "apply", DATABASE, place);
}
