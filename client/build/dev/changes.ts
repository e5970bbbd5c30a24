import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runQuietly } from "./quietly.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Steps of `npm start`: the files and folders each reads, the folder it writes, and its command. The digest of the inputs
 * is stored in that folder, which every build empties, so a build by hand cannot be mistaken for one of other inputs.
 */
const STEPS = {
  seed: {
    title: "Seeding the local database …",
    reads: ["seed", "worker", "package-lock.json"],
    makes: ".wrangler/state/v3/d1",
    command: [process.execPath, join(ROOT, "seed/prepare.ts"), "--local"],
  },
  build: {
    title: "Building the site …",
    reads: ["client", "worker", "seed", "vite.config.ts", "tsconfig.base.json", "package.json", "package-lock.json"],
    makes: "dist/prerender",
    command: ["npm", "run", "build"],
  },
};

/** Runs a step if its inputs have changed since it last succeeded here, or its output is missing. */
export async function runIfChanged(name: keyof typeof STEPS): Promise<void> {
  const { title, reads, makes, command } = STEPS[name];
  const digestFile = join(ROOT, makes, ".inputs");
  const digest = await digestOf(reads);
  const last = await readFile(digestFile, "utf8").catch(() => "");
  if (last === digest) return;
  console.log(title);
  await runQuietly(command);
  await writeFile(digestFile, digest);
}

/** Returns a digest of the names and contents of all files in some files and folders. */
async function digestOf(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesIn))).flat().toSorted();
  const digest = createHash("sha256");
  for (const file of files) digest.update(`${file}\n`).update(await readFile(join(ROOT, file)));
  return digest.digest("hex");
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length));
}
