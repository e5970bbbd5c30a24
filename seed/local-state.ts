import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";

/** Folder of the local database and all other local state. */
export const LOCAL_STATE = new URL("../.wrangler/state/", import.meta.url);

/** File that lists the migrations of the local database, one per line: name and hash. */
const APPLIED = "migrations.txt";

/**
 * Deletes the local state, which need not exist, if its database was made by other migrations, and returns whether it
 * was. Until a release, migrations are edited in place, and published documents and attempts change with them.
 */
export async function removeOutdatedState(state: URL, migrations: URL): Promise<boolean> {
  const entries = await readdir(state).catch(() => []);
  if (entries.length === 0) return false;
  const applied = await readFile(new URL(APPLIED, state), "utf8").catch(() => null);
  // A database that only lacks the newest migrations is not outdated.
  if (applied !== null && (await listHashes(migrations)).startsWith(applied)) return false;
  await rm(state, { recursive: true, force: true });
  return true;
}

/** Stores the list of the migrations that the local database has. */
export async function saveAppliedMigrations(state: URL, migrations: URL): Promise<void> {
  await mkdir(state, { recursive: true });
  await writeFile(new URL(APPLIED, state), await listHashes(migrations));
}

async function listHashes(migrations: URL): Promise<string> {
  const files = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).toSorted();
  const lines = await Promise.all(
    files.map(async (name) => {
      const hash = createHash("sha256").update(await readFile(new URL(name, migrations)));
      return `${name} ${hash.digest("hex")}\n`;
    }),
  );
  return lines.join("");
}
