import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { DATABASE, listMigrations } from "../database.ts";
import { buildSeedSql } from "../sql.ts";
import type { WantedState } from "./plan.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
/** Files and folders that the deployed Worker and its pages are built from. Players' pages come from `seed`. */
export const SOURCES = [
  "client",
  "seed",
  "worker",
  "package-lock.json",
  "package.json",
  "vite.config.ts",
  "wrangler.toml",
];
/** Secrets that a deployment creates if the Worker has none. */
const SECRETS = ["KEYS"];

/** Returns the state that this checkout needs on an account. */
export async function readCheckout(): Promise<WantedState> {
  const { queues } = unstable_readConfig({ config: join(project, "wrangler.toml") });
  const names = [...queues.producers, ...(queues.consumers ?? [])].map(({ queue }) => queue);
  const late = (queues.consumers ?? []).flatMap(
    (consumer: { dead_letter_queue?: string }) => consumer.dead_letter_queue ?? [],
  );
  return {
    database: DATABASE,
    migrations: await listMigrations(),
    seed: buildSeedSql().version,
    queues: [...new Set([...names, ...late])].toSorted(),
    secrets: SECRETS,
    code: await hashCode(project),
  };
}

/** Returns a hash of everything in a checkout that the Worker and its pages are built from. */
export const hashCode = (root: string): Promise<string> => hashFiles(SOURCES.map((source) => join(root, source)));

/** Returns a hash of the names and contents of files and folders. */
export async function hashFiles(sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of (await filesIn(source)).toSorted()) {
      hash
        .update(relative(project, file).split(sep).join("/"))
        .update("\0")
        .update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

async function filesIn(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return null;
    throw error;
  });
  return entries === null
    ? [source]
    : entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
