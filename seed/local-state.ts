import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";

/** Where wrangler keeps the local database, and everything else that is stored locally. */
export const LOCAL_STATE = new URL("../.wrangler/state/", import.meta.url);

/** The file that lists the migrations of the local database, one per line: its name and hash. */
const APPLIED = "migrations.txt";

/**
 * Deletes the local state if its database was made by other migrations than those there are now. Until a release,
 * migrations are edited in place, and published documents and attempts change with them.
 *
 * @param state a folder, which need not exist
 * @param migrations the folder of the migrations
 * @returns whether the state was deleted
 */
export async function removeOutdatedState(state: URL, migrations: URL): Promise<boolean> {
  const entries = await readdir(state).catch(() => []);
  if (entries.length === 0) return false;
  const applied = await readFile(new URL(APPLIED, state), "utf8").catch(() => null);
  // A database that lacks the newest migrations is not outdated: they are applied to it.
  if (applied !== null && (await listHashes(migrations)).startsWith(applied)) return false;
  await rm(state, { recursive: true, force: true });
  return true;
}

/** Lists the migrations that the local database has now. */
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
