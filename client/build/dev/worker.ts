import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare, type Request, type Response, type V4WorkerOptions } from "miniflare";
import { build, type Rolldown } from "vite";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

const ENTRY = fileURLToPath(new URL("../../../worker/index.ts", import.meta.url));

/** The Worker, running in workerd. */
interface DevWorker {
  /** Returns the Worker's address once the last edit is running. */
  url: () => Promise<URL>;
  close: () => Promise<void>;
}

/**
 * Runs the Worker as wrangler.toml describes it, and restarts it after each edit.
 *
 * @param state the folder of D1, KV and Durable Objects, the same as wrangler's
 * @param fetchAsset responds for the binding `ASSETS`
 * @param onReload is called after each restart
 */
export async function startWorker(
  state: string,
  fetchAsset: (request: Request) => Promise<Response>,
  onReload: () => void,
): Promise<DevWorker> {
  const optionsOf = (code: string) =>
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      resourcePersistencePath: state,
      workers: [
        {
          ...readBindings(),
          name: "deke",
          modules: [{ type: "ESModule", path: "index.js", contents: code }],
          serviceBindings: { ASSETS: fetchAsset },
        } as V4WorkerOptions,
      ],
    });
  let miniflare: Miniflare | undefined;
  let ready: Promise<URL> | undefined;
  const watcher = await watchBundle((code) => {
    if (miniflare === undefined) {
      miniflare = new Miniflare(optionsOf(code));
      ready = miniflare.ready;
      return;
    }
    const running = miniflare;
    ready = ready?.then(() => running.setOptions(optionsOf(code))).then(() => running.ready);
    ready?.then(onReload, (error: unknown) => console.error(error));
  });
  return {
    url: () => ready ?? Promise.reject(new Error("the Worker has not been bundled")),
    close: async () => {
      await watcher.close();
      await miniflare?.dispose();
    },
  };
}

/** Bundles the Worker, and again after each edit. Resolves after the first bundle. */
async function watchBundle(onCode: (code: string) => void): Promise<Rolldown.RolldownWatcher> {
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const watcher = (await build({
    configFile: false,
    logLevel: "error",
    ssr: { target: "webworker", noExternal: true },
    plugins: [
      {
        name: "deke-dev-worker",
        generateBundle(_, bundle) {
          const [chunk] = Object.values(bundle);
          if (chunk?.type !== "chunk") throw new Error("the Worker is not one file");
          onCode(chunk.code);
          resolve();
        },
      },
    ],
    build: {
      ssr: ENTRY,
      write: false,
      watch: {},
      target: "esnext",
      rolldownOptions: { external: ["cloudflare:workers"], output: { format: "es", codeSplitting: false } },
    },
  })) as Rolldown.RolldownWatcher;
  watcher.on("event", (event) => {
    if (event.code === "ERROR") console.error(event.error);
  });
  await first;
  return watcher;
}

interface Bound {
  binding: string;
}

/** Returns the bindings of wrangler.toml for local use, with the names that `wrangler dev` gives them. */
function readBindings(): Partial<V4WorkerOptions> {
  const config = unstable_readConfig({ config: fileURLToPath(new URL("../../../wrangler.toml", import.meta.url)) });
  const { workerOptions } = unstable_getMiniflareWorkerOptions({
    ...config,
    assets: undefined,
    d1_databases: config.d1_databases.map((database: Bound) => ({ ...database, database_id: database.binding })),
    kv_namespaces: config.kv_namespaces.map((namespace: Bound) => ({ ...namespace, id: namespace.binding })),
  } as typeof config);
  const { modulesRules: _, assets: __, ...all } = workerOptions;
  return all as Partial<V4WorkerOptions>;
}
