import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { V4WorkerOptions } from "miniflare";
import type { Bundle } from "./bundle.ts";

/**
 * What all servers start from. It is made once in a run, in a folder that the processes of vitest's workers learn of: to
 * read wrangler.toml, to bundle the Worker and to seed a database take five seconds of CPU, and there are six processes.
 */
export interface Prepared extends Bundle {
  /** The Worker as wrangler.toml describes it. */
  options: Partial<V4WorkerOptions>;
  /** The statements that make a database: its migrations, the league's facts, and {@link SET_DRAW_KEY}. */
  statements: string[];
}

/** Gives every server the same key for its draws, so that a day has the same puzzles in each run of the tests. */
export const SET_DRAW_KEY = `INSERT INTO keys (purpose, material, made_at) VALUES ('draw', '${"20261121".repeat(8)}', 0)`;

const SHARED_MEMORY = "/dev/shm";
/** The variable that says in which folder. */
const FOLDER = "DEKE_PREPARED";
/** What is in it: the plan comes last, when all is prepared, or else why it is not. */
export const PLAN = "plan.json";
export const STORAGE = "storage";
const FAILURE = "failure";

/**
 * For vitest, which calls it before all tests of a project. It has the preparing begun, in a process of its own (prepare.ts),
 * and does not wait for it: meanwhile vitest's workers are started and load what they test, and the first server waits.
 */
export function setup(): void {
  process.env[FOLDER] ??= begin();
}

let reading: Promise<Prepared> | undefined;

/** What has been prepared. @throws Error with what prepare.ts complained of */
export const prepared = (): Promise<Prepared> => (reading ??= read());

async function read(): Promise<Prepared> {
  return JSON.parse(await readFile(join(await folderOf(), PLAN), "utf8")) as Prepared;
}

/** A folder in which a server may keep what it stores: its database is made and seeded. */
export async function storageOfItsOwn(): Promise<string> {
  const folder = await folderOf();
  const own = await mkdtemp(join(folder, "server-"));
  await cp(join(folder, STORAGE), own, { recursive: true });
  return own;
}

/** The folder of this run, or of this process where no vitest has begun one, once all is in it. */
async function folderOf(): Promise<string> {
  const folder = (process.env[FOLDER] ??= begin());
  for (; !existsSync(join(folder, PLAN)); await setTimeout(20)) {
    const failure = join(folder, FAILURE);
    if (existsSync(failure))
      throw new Error(`what servers start from is not prepared: ${await readFile(failure, "utf8")}`);
  }
  return folder;
}

/** Has a folder prepared, which lasts as long as this process. */
function begin(): string {
  // In memory, where what is written need not reach a disk.
  const folder = mkdtempSync(join(hasSharedMemory() ? SHARED_MEMORY : tmpdir(), "deke-tests-"));
  const script = fileURLToPath(new URL("./prepare.ts", import.meta.url));
  const preparing = spawn(process.execPath, [script, folder], { stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  preparing.stderr.setEncoding("utf8").on("data", (said: string) => (complaint += said));
  preparing.once("close", (code) => {
    if (code !== 0) writeFileSync(join(folder, FAILURE), complaint);
  });
  process.once("exit", () => {
    preparing.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Whether there is a file system in memory, with room for the storage of a dozen servers: Linux has one, a container often little. */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= 2 * 1024 ** 3;
}
