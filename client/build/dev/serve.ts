/**
 * The development server: `npm run dev`, or `node client/build/dev/serve.ts --port 8790`.
 *
 * One address serves what production serves. Vite answers for modules and files. Everything else reaches the Worker, which runs
 * in workerd and takes its assets from here: prerendered pages are rendered on request.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createServer as createVite } from "vite";
import { makeAssets } from "./assets.ts";
import { seedIfChanged } from "./changes.ts";
import { requireFreePort } from "./port.ts";
import { startWorker } from "./worker.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "8787" }, state: { type: "string" } } });
const port = Number(values.port);
const state = values.state ?? fileURLToPath(new URL("../../../.wrangler/state/v3", import.meta.url));

/** Paths that the Worker answers even if Vite has a file of that name. */
const WORKER_FIRST = /^\/(?:(?:api|img|written|templates)\/|(?:robots\.txt|sitemap\.xml|(?:fr\/)?feed\.xml|fr)?$)/;

await requireFreePort(port);
if (values.state === undefined) await seedIfChanged();
const server = createServer((incoming, response) => void answer(incoming, response));
const vite = await createVite({
  configFile: fileURLToPath(new URL("../../../vite.config.ts", import.meta.url)),
  appType: "custom",
  logLevel: "warn",
  html: { cspNonce: "dev" },
  server: {
    middlewareMode: true,
    hmr: { server },
    fs: { allow: [fileURLToPath(new URL("../../..", import.meta.url))] },
  },
});
const assets = makeAssets(vite);
const worker = await startWorker(state, assets.fetch, () => vite.ws.send({ type: "full-reload" }));
server.listen(port, () => {
  console.log(`Ready at http://localhost:${(server.address() as AddressInfo).port}`);
});

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
  if (WORKER_FIRST.test(pathname)) return forward(incoming, response);
  const made = await assets.made(pathname).catch(() => null);
  if (made !== null) return void response.end(made);
  return vite.middlewares(incoming, response, () => void forward(incoming, response));
}

/** Passes a request on to the Worker, unchanged. */
async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers, url = "/" } = incoming;
  // Each inline style has a hash in the policy, which makes the header longer than Node's default limit.
  const passed = request(
    new URL(url, await worker.url()),
    { method, headers, maxHeaderSize: 128 * 1024 },
    (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    },
  );
  passed.on("error", () => response.writeHead(502).end("The Worker restarts. Reload the page."));
  incoming.pipe(passed);
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    server.close();
    await Promise.all([worker.close(), vite.close()]);
    process.exit();
  });
