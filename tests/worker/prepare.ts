import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { makeSeed } from "../../seed/sql.ts";
import { facts } from "../seed/facts.ts";
import { schema } from "../seed/schema.ts";
import { bundleWorker } from "./bundle.ts";
import { PLAN, SET_DRAW_KEY, STORAGE, type Prepared } from "./prepared.ts";

/*
 * Prepares what servers start from, in the folder that is named: prepared.ts has this run in a process of its own.
 */

const [, , folder = ""] = process.argv;

const bundling = bundleWorker();
const statements = [...(await schema()), ...makeSeed(facts).statements, SET_DRAW_KEY];
const plan: Prepared = { ...(await bundling), options: bound(), statements };
await Promise.all([writeFile(join(folder, `${PLAN}.part`), JSON.stringify(plan)), seed(join(folder, STORAGE), plan)]);
// Whoever finds it finds all of it.
await rename(join(folder, `${PLAN}.part`), join(folder, PLAN));

interface Bound {
  binding: string;
}

/** What wrangler.toml binds, on this machine alone. */
function bound(): Partial<V4WorkerOptions> {
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
