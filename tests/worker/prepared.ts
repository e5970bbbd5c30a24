import { existsSync, rmSync, statfsSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import type { Bundle } from "./bundle.ts";

/**
 * What all servers start from. It is made once in a run, in a folder that the processes of vitest's workers learn of: to
 * read wrangler.toml, to bundle the Worker and to seed a database take five seconds of CPU, and there are six processes.
 */
export interface Prepared extends Bundle {
  /** The Worker as wrangler.toml describes it. */
  options: Partial<V4WorkerOptions>;
  /** The statements that make a database: its migrations, and the league's facts. */
  statements: string[];
}

const SHARED_MEMORY = "/dev/shm";
/** The variable that says in which folder. */
const FOLDER = "DEKE_PREPARED";
const PLAN = "plan.json";
const STORAGE = "storage";

/** For vitest, which calls it before all tests of a project. */
export async function setup(): Promise<void> {
  process.env[FOLDER] ??= await prepare();
}

let making: Promise<string> | undefined;
let reading: Promise<Prepared> | undefined;

/** The folder of this run, or of this process where no vitest has made one. */
const folderOf = async (): Promise<string> => process.env[FOLDER] ?? (making ??= prepare());

/** What has been prepared. */
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

async function prepare(): Promise<string> {
  // In memory, where what is written need not reach a disk.
  const folder = await mkdtemp(join(hasSharedMemory() ? SHARED_MEMORY : tmpdir(), "deke-tests-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const [{ bundleWorker }, { makeSeed }, { facts }, { schema }] = await Promise.all([
    import("./bundle.ts"),
    import("../../seed/sql.ts"),
    import("../seed/facts.ts"),
    import("../seed/schema.ts"),
  ]);
  const statements = [...(await schema()), ...makeSeed(facts).statements];
  const plan: Prepared = { ...(await bundleWorker()), options: await bound(), statements };
  await Promise.all([writeFile(join(folder, PLAN), JSON.stringify(plan)), seed(join(folder, STORAGE), plan)]);
  return folder;
}

/** Whether there is a file system in memory, with room for the storage of a dozen servers: Linux has one, a container often little. */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= 2 * 1024 ** 3;
}

interface Bound {
  binding: string;
}

/** What wrangler.toml binds, on this machine alone. */
async function bound(): Promise<Partial<V4WorkerOptions>> {
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
  const config = unstable_readConfig({ config: fileURLToPath(new URL("../../wrangler.toml", import.meta.url)) });
  const { workerOptions } = unstable_getMiniflareWorkerOptions({
    ...config,
    d1_databases: config.d1_databases.map((database: Bound) => ({ ...database, database_id: database.binding })),
    kv_namespaces: config.kv_namespaces.map((namespace: Bound) => ({ ...namespace, id: namespace.binding })),
    // Variables are what a test configures.
    vars: {},
    // What failed comes again soon.
    queues: {
      ...config.queues,
      consumers: config.queues.consumers.map((consumer: { dead_letter_queue?: string }) => ({
        ...consumer,
        max_batch_timeout: 0,
        retry_delay: 1,
        // And what goes on failing is soon a dead letter.
        ...(consumer.dead_letter_queue !== undefined && { max_retries: 1 }),
      })),
    },
  } as typeof config);
  const { modulesRules: _, ...all } = workerOptions;
  return all as Partial<V4WorkerOptions>;
}

/** Makes the database that every server begins with. */
async function seed(
  resourcePersistencePath: string,
  { options: { d1Databases }, statements }: Prepared,
): Promise<void> {
  const seeder = { name: "seeder", modules: true, script: "export default {}", d1Databases } as V4WorkerOptions;
  const miniflare = new Miniflare(convertV4MiniflareOptions({ resourcePersistencePath, cf: false, workers: [seeder] }));
  const database = await miniflare.getD1Database("DB");
  await database.batch(statements.map((statement) => database.prepare(statement)));
  await miniflare.dispose();
}
