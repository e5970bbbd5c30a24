import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { prepared, storageOfItsOwn } from "./prepared.ts";
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
  /** What the Worker has written to its log since this was last asked. */
  takeLog(): string[];
  close(): Promise<void>;
}

const NAME = "deke";
/** The Worker once more, by a name (clocked.ts): Miniflare has its own in front of a nameless one. */
const PAST = "past";

/**
 * Starts workerd with the Worker as wrangler.toml describes it, but with other code, and its database seeded. Wrangler's own
 * harness is not used, because it has a second workerd in front, which takes as long for a page as the first.
 *
 * @param pages whether the client's files are served as well, which have been built
 */
export async function startRuntime<Bindings>(pages: boolean): Promise<Runtime<Bindings>> {
  const logged: string[] = [];
  const { entry, whole, options } = await prepared();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      resourcePersistencePath: await storageOfItsOwn(),
      handleStructuredLogs: ({ message }) => void logged.push(message),
      workers: [
        {
          ...options,
          ...(!pages && { assets: undefined }),
          name: NAME,
          modules: [{ type: "ESModule", path: "index.js", contents: entry }],
          bindings: { WHOLE: whole },
          unsafeEvalBinding: "SCRIPTS",
          unsafeDirectSockets: [{ entrypoint: PAST, port: 0 }],
          // What stands in for the league's services is put in place of Node's own fetch.
          outboundService: (asked) => globalThis.fetch(asked.url, asked as unknown as RequestInit) as never,
        } as V4WorkerOptions,
      ],
    }),
  );
  const url = await miniflare.ready;
  const wire = new Wire();
  const past = await miniflare.unsafeGetDirectURL(NAME, PAST);
  return {
    url,
    ask: (path, asking) => {
      const { protocol, host, pathname, search } = new URL(path, url);
      // As Miniflare has it for whoever asks at the door.
      const headers = { host, "x-protocol": protocol, "cf-connecting-ip": "127.0.0.1", ...asking?.headers };
      return wire.ask(Object.assign(new URL(past), { pathname, search }), { ...asking, headers });
    },
    async schedule(cron, due) {
      const worker = await miniflare.getWorker(NAME);
      const { outcome } = await worker.scheduled({ cron, scheduledTime: due });
      return outcome;
    },
    bindings: () => miniflare.getBindings<Bindings & Record<string, unknown>>(NAME),
    takeLog: () => logged.splice(0),
    async close() {
      wire.close();
      await miniflare.dispose();
    },
  };
}
