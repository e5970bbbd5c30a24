import { SourceMap, type SourceMapPayload } from "node:module";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare, type Request, type Response, type V4WorkerOptions } from "miniflare";
import { build, type Rolldown } from "vite";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { isUseful } from "./log-lines.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const ENTRY = resolve(ROOT, "worker/index.ts");

/** The module's name in workerd, which its stack traces contain. */
const MODULE = "worker.js";

interface Bundle {
  code: string;
  /** Returns a text with positions in the bundle replaced by positions in the source. */
  toSource: (text: string) => string;
}

/**
 * Runs the Worker as wrangler.toml describes it, and starts it again after each edit.
 *
 * @param state the folder of D1, KV and Durable Objects, the same as wrangler's
 * @param fetchAsset responds for the binding `ASSETS`
 * @param onRestart is called with null once the Worker runs again after an edit, and with the error whenever it cannot be
 *   bundled or throws while it loads
 */
export async function startWorker(
  state: string,
  fetchAsset: (request: Request) => Promise<Response>,
  onRestart: (error: Error | null) => void,
) {
  let miniflare: Miniflare | undefined;
  let ready: Promise<URL> | undefined;

  async function run({ code, toSource }: Bundle): Promise<URL> {
    // Miniflare cannot be used again if its Worker has not loaded.
    await miniflare?.dispose().catch(() => {});
    let atStart: string[] | null = [];
    miniflare = new Miniflare(
      convertV4MiniflareOptions({
        host: "127.0.0.1",
        port: 0,
        cf: false,
        resourcePersistencePath: state,
        unsafeTriggerHandlers: true,
        handleStructuredLogs({ level, message }) {
          if (atStart !== null) atStart.push(toSource(message));
          else if (isUseful(message))
            console[level === "error" || level === "warn" ? "error" : "log"](toSource(message));
        },
        workers: [
          {
            ...readBindings(),
            name: "deke",
            modules: [{ type: "ESModule", path: MODULE, contents: code }],
            serviceBindings: { ASSETS: fetchAsset },
            bindings: { ...readBindings().bindings, LOG_STACKS: "on" },
          } as V4WorkerOptions,
        ],
      }),
    );
    try {
      return await miniflare.ready;
    } catch (error) {
      // workerd logs what the Worker has thrown, then what is missing because of it.
      const [thrown = String(error)] = atStart;
      throw new Error(thrown.replace(/^service \S+ /, ""), { cause: error });
    } finally {
      atStart = null;
    }
  }

  const watcher = await watchBundle((readBundle) => {
    const last = ready?.catch(() => {});
    ready = (async () => {
      await last;
      return run(readBundle());
    })();
    ready.then(
      () => void (last !== undefined && onRestart(null)),
      (error: Error) => {
        console.error(error.message);
        onRestart(error);
      },
    );
  });
  return {
    /**
     * Returns the Worker's address once the last edit is running.
     *
     * @throws Error if the last edit cannot be bundled or throws while it loads
     */
    url: (): Promise<URL> => ready ?? Promise.reject(new Error("the Worker has not been bundled")),
    close: async () => {
      await watcher.close();
      await miniflare?.dispose().catch(() => {});
    },
  };
}

/** Bundles the Worker, and again after each edit. Resolves after the first attempt. */
async function watchBundle(onBundle: (readBundle: () => Bundle) => void): Promise<Rolldown.RolldownWatcher> {
  const { promise: first, resolve: isAttempted } = Promise.withResolvers<void>();
  const watcher = (await build({
    configFile: false,
    logLevel: "silent",
    ssr: { target: "webworker", noExternal: true },
    plugins: [
      {
        name: "deke-dev-worker",
        generateBundle(_, bundle) {
          const chunk = Object.values(bundle).find((part) => part.type === "chunk");
          if (chunk === undefined) throw new Error("the Worker has no code");
          onBundle(() => ({ code: chunk.code, toSource: makeToSource(chunk) }));
        },
      },
    ],
    build: {
      ssr: ENTRY,
      write: false,
      watch: { skipWrite: true },
      sourcemap: true,
      target: "esnext",
      rolldownOptions: { external: ["cloudflare:workers"], output: { format: "es", codeSplitting: false } },
    },
  })) as Rolldown.RolldownWatcher;
  watcher.on("event", (event) => {
    if (event.code === "ERROR")
      onBundle(() => {
        throw event.error;
      });
    if (event.code === "ERROR" || event.code === "END") isAttempted();
  });
  await first;
  return watcher;
}

/** Returns the function that replaces a bundle's positions. */
function makeToSource({ map }: Rolldown.OutputChunk): Bundle["toSource"] {
  const sources = new SourceMap(map as unknown as SourceMapPayload);
  const position = new RegExp(`[^\\s(]*\\b${RegExp.escape(MODULE)}:(\\d+):(\\d+)`, "g");
  return (text) =>
    text.replace(position, (whole, line: string, column: string) => {
      const origin = sources.findOrigin(Number(line), Number(column));
      if (!("fileName" in origin)) return whole;
      // The map's names are relative to the folder that Vite would write to.
      const file = relative(ROOT, resolve(ROOT, "dist", origin.fileName));
      return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
    });
}

interface Bound {
  binding: string;
}

/** Returns the bindings of wrangler.toml for local use, with the names that `wrangler dev` gives them. */
function readBindings(): Partial<V4WorkerOptions> {
  const config = unstable_readConfig({ config: resolve(ROOT, "wrangler.toml") });
  const { workerOptions } = unstable_getMiniflareWorkerOptions({
    ...config,
    assets: undefined,
    d1_databases: config.d1_databases.map((database: Bound) => ({ ...database, database_id: database.binding })),
    kv_namespaces: config.kv_namespaces.map((namespace: Bound) => ({ ...namespace, id: namespace.binding })),
  } as typeof config);
  const { modulesRules: _, assets: __, ...all } = workerOptions;
  return all as Partial<V4WorkerOptions>;
}
