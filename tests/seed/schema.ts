import { readdir, readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";

/** Returns the migrations as SQL, oldest first. */
export async function schema(): Promise<string[]> {
  const folder = new URL("../../worker/migrations/", import.meta.url);
  const files = (await readdir(folder)).toSorted();
  return Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
}

const migrations = await schema();

/** Returns a migrated database in memory. */
export function openDatabase(...statements: string[]): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const statement of [...migrations, ...statements]) database.exec(statement);
  return database;
}
