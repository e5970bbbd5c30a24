import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removeOutdatedState, saveAppliedMigrations } from "../../seed/local-state.ts";

let folder: string;
let state: URL;
let migrations: URL;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "deke-state-"));
  [state, migrations] = ["state", "migrations"].map((name) => pathToFileURL(`${join(folder, name)}/`)) as [URL, URL];
  await mkdir(migrations);
  await write(migrations, "0001_league.sql", "CREATE TABLE players (id INTEGER PRIMARY KEY)");
});
afterEach(() => rm(folder, { recursive: true }));

async function write(where: URL, name: string, text: string): Promise<void> {
  await mkdir(where, { recursive: true });
  await writeFile(new URL(name, where), text);
}
/** Creates what wrangler leaves: a database in the state folder. */
const store = () => write(new URL("v3/d1/", state), "database.sqlite", "…");
const isStored = () => existsSync(new URL("v3/d1/database.sqlite", state));

describe("the local state", () => {
  test("is optional", async () => {
    expect(await removeOutdatedState(state, migrations)).toBe(false);
  });

  test("is kept while its migrations are unchanged, and when another one is added", async () => {
    await store();
    await saveAppliedMigrations(state, migrations);
    expect([await removeOutdatedState(state, migrations), isStored()]).toEqual([false, true]);
    await write(migrations, "0002_game.sql", "CREATE TABLE keys (id INTEGER PRIMARY KEY)");
    expect([await removeOutdatedState(state, migrations), isStored()]).toEqual([false, true]);
  });

  test("is deleted if it was made by unknown migrations", async () => {
    await store();
    expect([await removeOutdatedState(state, migrations), isStored()]).toEqual([true, false]);
    expect(await removeOutdatedState(state, migrations)).toBe(false);
  });

  test.each([
    ["was edited", () => write(migrations, "0001_league.sql", "CREATE TABLE players (id INTEGER)")],
    ["is gone", () => rm(new URL("0001_league.sql", migrations))],
  ])("is deleted when a migration %s", async (_what, change) => {
    await store();
    await saveAppliedMigrations(state, migrations);
    await change();
    expect([await removeOutdatedState(state, migrations), isStored()]).toEqual([true, false]);
  });
});
