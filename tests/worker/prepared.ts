import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";

/** What all servers start from. It is made once per run, because it takes seconds of CPU time. */
interface Prepared {
  /** The module that workerd starts, and the Worker as a script (isolate.ts), which assigns to its `exports`. */
  entry: string;
  isolate: string;
  /** The Worker as wrangler.toml describes it. */
  options: Partial<V4WorkerOptions>;
  /** The statements that make a database: its migrations, the league's facts, and {@link SET_DRAW_KEY}. */
  statements: string[];
}

/** Gives every server the same key for its draws, so that a day has the same puzzles in each run of the tests. */
export const SET_DRAW_KEY = `INSERT INTO keys (purpose, material, made_at) VALUES ('draw', '${"20261121".repeat(8)}', 0)`;

/** The variable with the folder, for the processes of vitest's workers. */
const FOLDER = "DEKE_PREPARED";
/** The files in it. The plan is written last. */
const STORAGE = "storage";
const PLAN = "plan.json";

/**
 * vitest's global setup. Does not wait: this file prepares in a process of its own, while vitest's workers load what they
 * test.
 */
export function setup(): void {
  process.env[FOLDER] ??= begin();
}

let reading: Promise<Prepared> | undefined;

/** Returns what all servers of this run start from. */
export const prepared = (): Promise<Prepared> => (reading ??= read());

async function read(): Promise<Prepared> {
  const plan = join((process.env[FOLDER] ??= begin()), PLAN);
  while (!existsSync(plan)) await setTimeout(20);
  return JSON.parse(await readFile(plan, "utf8")) as Prepared;
}

/** Returns a folder for the storage of one server, with a seeded database. */
export async function storageOfItsOwn(): Promise<string> {
  await prepared();
  const folder = process.env[FOLDER] ?? "";
  const own = await mkdtemp(join(folder, "server-"));
  await cp(join(folder, STORAGE), own, { recursive: true });
  return own;
}

/** Starts to prepare a folder, which lasts as long as this process. */
function begin(): string {
  // In memory if possible, to avoid disk writes.
  const folder = mkdtempSync(join(hasSharedMemory() ? "/dev/shm" : tmpdir(), "deke-tests-"));
  const preparing = spawn(process.execPath, [fileURLToPath(import.meta.url), folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => {
    preparing.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  // Without it, no server starts.
  preparing.once("exit", (code) => code === 0 || process.exit(1));
  return folder;
}

async function prepare(folder: string): Promise<void> {
  const [{ buildSeedSql: makeSeed }, { facts }, { schema }] = await Promise.all([
    import("../../seed/sql.ts"),
    import("../seed/facts.ts"),
    import("../seed/schema.ts"),
  ]);
  const [entry, isolate, options, migrations] = await Promise.all([
    bundle("test-worker", "es"),
    bundle("isolate", "cjs"),
    workerOptions(),
    schema(),
  ]);
  const statements = [...migrations, ...makeSeed(facts).statements, SET_DRAW_KEY];
  const plan: Prepared = { entry, isolate, options, statements };
  await seed(join(folder, STORAGE), plan);
  await writeFile(join(folder, `${PLAN}.part`), JSON.stringify(plan));
  await rename(join(folder, `${PLAN}.part`), join(folder, PLAN));
}

/** Whether there is a file system in memory with room for a dozen servers. */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= 2 * 1024 ** 3;
}

async function bundle(name: string, format: "es" | "cjs"): Promise<string> {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "error",
    ssr: { target: "webworker", noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
      write: false,
      target: "esnext",
      minify: true,
      rollupOptions: { external: ["cloudflare:workers"], output: { format, codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error(`${name} is not bundled`);
  return output.output[0].code;
}

interface Bound {
  binding: string;
}

/** Returns what wrangler.toml binds, on this machine alone. */
async function workerOptions(): Promise<Partial<V4WorkerOptions>> {
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
  const config = unstable_readConfig({ config: fileURLToPath(new URL("../../wrangler.toml", import.meta.url)) });
  const consumers = config.queues.consumers.map((consumer: { dead_letter_queue?: string }) => ({
    ...consumer,
    // A failed message is retried soon, and soon a dead letter.
    max_batch_timeout: 0,
    retry_delay: 1,
    ...(consumer.dead_letter_queue !== undefined && { max_retries: 1 }),
  }));
  const { workerOptions: bound } = unstable_getMiniflareWorkerOptions({
    ...config,
    d1_databases: config.d1_databases.map((database: Bound) => ({ ...database, database_id: database.binding })),
    kv_namespaces: config.kv_namespaces.map((namespace: Bound) => ({ ...namespace, id: namespace.binding })),
    // Each test configures its own variables.
    vars: {},
    queues: { ...config.queues, consumers },
  } as typeof config);
  const { modulesRules: _, ...options } = bound;
  return options as Partial<V4WorkerOptions>;
}

/**
 * Creates the database that every server starts with, inside a Worker: through Miniflare's proxy for Node it takes
 * seconds.
 */
async function seed(
  resourcePersistencePath: string,
  { options: { d1Databases }, statements }: Prepared,
): Promise<void> {
  const script = `export default {
    async fetch(request, { DB }) {
      const statements = await request.json();
      await DB.batch(statements.map((statement) => DB.prepare(statement)));
      return new Response();
    },
  }`;
  const seeder = { name: "seeder", modules: true, script, d1Databases } as V4WorkerOptions;
  const miniflare = new Miniflare(convertV4MiniflareOptions({ resourcePersistencePath, cf: false, workers: [seeder] }));
  const { ok } = await miniflare.dispatchFetch("http://seeder/", { method: "POST", body: JSON.stringify(statements) });
  await miniflare.dispose();
  if (!ok) throw new Error("the database is not seeded");
}

if (import.meta.main) await prepare(process.argv[2] ?? "");
