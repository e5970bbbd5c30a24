import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare, Response, type V4WorkerOptions } from "miniflare";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { seedStatements } from "../../seed/sql.ts";
import { schema } from "../seed/schema.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** The Worker and its baselines, in one workerd. */
export interface Workerd {
  /** Addresses in workerd itself, without a proxy. */
  deke: URL;
  echo: URL;
  file: URL;
  close(): Promise<void>;
}

/**
 * Starts the Worker in workerd as wrangler.toml describes it, with its files and a seeded database, at this machine's
 * time.
 */
export async function startWorkerd(): Promise<Workerd> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${project}wrangler.toml`);
  // A benchmark sends more requests than a visitor may.
  const { modulesRules: _, ratelimits: __, ...whole } = workerOptions;
  const bare = { compatibilityDate: whole.compatibilityDate, assets: whole.assets } as Partial<V4WorkerOptions>;
  const worker = async (name: string, ...entrypoints: string[]) => ({
    name,
    modules: [{ type: "ESModule" as const, path: `${name}.js`, contents: await bundle(name) }],
    // No requests to the league.
    outboundService: () => new Response(null, { status: 404 }),
    unsafeDirectSockets: entrypoints.map((entrypoint) => ({ entrypoint, port: 0 })),
  });
  const workers: V4WorkerOptions[] = [
    { ...whole, ...(await worker("deke", "deke")) },
    { ...bare, ...(await worker("bare", "echo", "file")) },
  ];
  const miniflare = new Miniflare(convertV4MiniflareOptions({ workers }));
  const database = await miniflare.getD1Database("DB", "deke");
  await database.batch([...(await schema()), ...seedStatements()].map((sql) => database.prepare(sql)));
  return {
    deke: await miniflare.unsafeGetDirectURL("deke", "deke"),
    echo: await miniflare.unsafeGetDirectURL("bare", "echo"),
    file: await miniflare.unsafeGetDirectURL("bare", "file"),
    close: () => miniflare.dispose(),
  };
}

async function bundle(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "error",
    ssr: { target: "webworker", noExternal: true },
    build: { ssr: entry, write: false, target: "esnext", rollupOptions: { external: ["cloudflare:workers"] } },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error(`${name} is not bundled`);
  return output.output[0].code;
}
