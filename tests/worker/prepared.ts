import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** Requests per minute, lower than in wrangler.toml. They apply while a test has enabled them. */
export const RATE_LIMITS = { PLAY_BY_VISITOR: 6, PLAY_BY_ADDRESS: 300, WRITE_BY_VISITOR: 2, WRITE_BY_ADDRESS: 40 };

/** The variable with the folder, for the processes of vitest's workers. */
const FOLDER = "DEKE_PREPARED";

const preparedFolder = async (): Promise<string> => (process.env[FOLDER] ??= await prepare());

/** vitest's global setup. */
export async function setup(): Promise<void> {
  await preparedFolder();
}

/** Returns what all servers of this run start from. */
export const prepared = async (): Promise<Prepared> =>
  JSON.parse(await readFile(join(await preparedFolder(), "prepared.json"), "utf8")) as Prepared;

/** Returns a folder for the storage of one server, with a seeded database. */
export async function storageOfItsOwn(): Promise<string> {
  const folder = await preparedFolder();
  const own = await mkdtemp(join(folder, "server-"));
  await cp(join(folder, "storage"), own, { recursive: true });
  return own;
}

/** Prepares a folder, which lasts as long as this process. */
async function prepare(): Promise<string> {
  // In memory if possible, to avoid disk writes.
  const folder = mkdtempSync(join(hasSharedMemory() ? "/dev/shm" : tmpdir(), "deke-tests-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const [entry, isolate, options, statements] = await Promise.all([
    bundle("test-worker", "es"),
    bundle("isolate", "cjs"),
    workerOptions(),
    seedStatements(),
  ]);
  const prepared: Prepared = { entry, isolate, options, statements };
  await seed(join(folder, "storage"), prepared);
  await writeFile(join(folder, "prepared.json"), JSON.stringify(prepared));
  return folder;
}

/** Whether there is a file system in memory with room for a dozen servers. */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= 2 * 1024 ** 3;
}

/** Returns the statements that make a database. */
async function seedStatements(): Promise<string[]> {
  const [{ buildSeedSql }, { facts }, { schema }] = await Promise.all([
    import("../../seed/sql.ts"),
    import("../seed/facts.ts"),
    import("../seed/schema.ts"),
  ]);
  return [...(await schema()), ...buildSeedSql(facts).statements, SET_DRAW_KEY];
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

/** Returns what wrangler.toml binds, on this machine alone. */
async function workerOptions(): Promise<Partial<V4WorkerOptions>> {
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const file = fileURLToPath(new URL("../../wrangler.toml", import.meta.url));
  const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(file).workerOptions;
  // A failed message is retried soon, and soon a dead letter.
  for (const consumer of Object.values(options.queueConsumers as Record<string, { deadLetterQueue?: string }>)) {
    Object.assign(consumer, { maxBatchTimeout: 0, retryDelay: 1, ...(consumer.deadLetterQueue && { maxRetries: 1 }) });
  }
  const ratelimits = Object.entries(RATE_LIMITS).map(([name, limit]) => [
    name,
    { namespace_id: name, simple: { limit, period: 60 } },
  ]);
  return { ...options, ratelimits: Object.fromEntries(ratelimits) } as Partial<V4WorkerOptions>;
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
