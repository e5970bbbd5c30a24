import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { Wire, type Answered, type Asking } from "./wire.ts";

/** One Worker in workerd, with its bindings. */
export interface Runtime<Bindings> {
  /** Where a browser finds it: the static files, and the Worker behind them. */
  url: URL;
  /** Asks the Worker itself, past the static files in front of it. */
  ask(path: string, asking?: Asking): Promise<Answered>;
  /** Runs its trigger. Gives how that ended: "ok", or not. */
  schedule(cron: string, due: Date): Promise<string>;
  bindings(): Promise<Bindings>;
  /** Ends workerd and starts it again, on the same port, with what was stored. */
  restart(): Promise<void>;
  /** What the Worker has written to its log since this was last asked. */
  takeLog(): string[];
  close(): Promise<void>;
}

const NAME = "deke";
/** The Worker once more, by a name (clocked.ts): Miniflare has its own in front of a nameless one. */
const PAST = "past";
const project = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts workerd with the Worker as wrangler.toml describes it, but with other code. Wrangler's own harness is not used,
 * because it has a second workerd in front, which takes as long for a page as the first.
 *
 * @param folder where the code is, its entry `index.js`
 * @param pages whether the client's files are served as well, which have been built
 */
export async function startRuntime<Bindings>(folder: string, pages: boolean): Promise<Runtime<Bindings>> {
  const logged: string[] = [];
  const modules = await modulesIn(folder);
  const options = (port: number) =>
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      cf: false,
      handleStructuredLogs: ({ message }) => void logged.push(message),
      workers: [
        {
          ...bound(pages),
          name: NAME,
          modules,
          modulesRoot: folder,
          unsafeDirectSockets: [{ entrypoint: PAST, port: 0 }],
          // What stands in for the league's services is put in place of Node's own fetch.
          outboundService: (asked) => globalThis.fetch(asked.url, asked as unknown as RequestInit) as never,
        } satisfies V4WorkerOptions,
      ],
    });
  const miniflare = new Miniflare(options(0));
  const url = await miniflare.ready;
  const wire = new Wire();
  let past = await miniflare.unsafeGetDirectURL(NAME, PAST);
  return {
    url,
    ask: (path, asking) => {
      const { protocol, host, pathname, search } = new URL(path, url);
      // As Miniflare has it for whoever asks at the door.
      const headers = { host, "x-protocol": protocol, "cf-connecting-ip": "127.0.0.1", ...asking?.headers };
      return wire.ask(new URL(pathname + search, past), { ...asking, headers });
    },
    async schedule(cron, due) {
      const worker = await miniflare.getWorker(NAME);
      const { outcome } = await worker.scheduled({ cron, scheduledTime: due });
      return outcome;
    },
    bindings: () => miniflare.getBindings<Bindings & Record<string, unknown>>(NAME),
    async restart() {
      await miniflare.setOptions(options(Number(url.port)));
      past = await miniflare.unsafeGetDirectURL(NAME, PAST);
    },
    takeLog: () => logged.splice(0),
    async close() {
      wire.close();
      await miniflare.dispose();
    },
  };
}

interface Bound {
  binding: string;
}

/** What wrangler.toml binds, on this machine alone. */
function bound(pages: boolean): Partial<V4WorkerOptions> {
  const config = unstable_readConfig({ config: `${project}wrangler.toml` });
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
    ...(!pages && { assets: undefined }),
  } as typeof config);
  const { modulesRules: _, ...all } = workerOptions;
  return all as Partial<V4WorkerOptions>;
}

/** The entry comes first. */
async function modulesIn(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
  const entryFirst = files.toSorted((one, other) => Number(other === "index.js") - Number(one === "index.js"));
  return Promise.all(
    entryFirst.map(async (file) => ({
      type: "ESModule" as const,
      path: join(folder, file),
      contents: await readFile(join(folder, file), "utf8"),
    })),
  );
}
