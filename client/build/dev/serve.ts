/**
 * The development server: `npm run dev`, or `node client/build/dev/serve.ts --port 8790`.
 *
 * One address serves what production serves. Vite answers for modules and files. Everything else reaches the Worker, which runs
 * in workerd and takes its assets from here: prerendered pages are rendered on request.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { createServer as createVite, loadConfigFromFile } from "vite";
import { makeAssets } from "./assets.ts";
import { runIfChanged } from "./changes.ts";
import { dealMissing, runCronHourly } from "./days.ts";
import { renderErrorPage } from "./error-page.ts";
import { readOptions } from "./options.ts";
import { requireFreePort } from "./port.ts";
import { startWorker } from "./worker.ts";

const options = readOptions();
const { state = fileURLToPath(new URL("../../../.wrangler/state/v3", import.meta.url)) } = options;

/** Paths that the Worker answers even if Vite has a file of that name. */
const WORKER_FIRST =
  /^\/(?:(?:api|img|written|templates|cdn-cgi)\/|(?:robots\.txt|sitemap\.xml|(?:fr\/)?feed\.xml|fr)?$)/;

await requireFreePort(options.port);
if (options.state === undefined) await runIfChanged("seed");
const server = createServer((incoming, response) => void answer(incoming, response));
const configuration = await loadConfigFromFile(
  { command: "serve", mode: "development" },
  fileURLToPath(new URL("../../../vite.config.ts", import.meta.url)),
);
const vite = await createVite({
  ...configuration?.config,
  // With the file Vite would watch what it imports, en.json among it, and start again after each edit of a text.
  configFile: false,
  root: fileURLToPath(new URL("../..", import.meta.url)),
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
const worker = await startWorker(state, assets.fetch, (error) => {
  if (error === null) vite.ws.send({ type: "full-reload" });
  else vite.ws.send({ type: "error", err: { message: stripVTControlCharacters(error.message), stack: "" } });
});
server.listen(options.port, () => {
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.log(`Ready at ${site}`);
  void dealMissing(site);
  runCronHourly(site);
});

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
  if (WORKER_FIRST.test(pathname)) return forward(incoming, response);
  const made = await assets.made(pathname).catch(() => null);
  if (made !== null) return void response.end(made);
  return vite.middlewares(incoming, response, () => void forward(incoming, response));
}

/** Passes a request on to the Worker, unchanged. Responds with the error of a Worker that has not started. */
async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers, url = "/" } = incoming;
  const address = await worker.url().catch((error: Error) => error);
  if (address instanceof Error) {
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
    return void response.end(renderErrorPage(address));
  }
  // Each inline style has a hash in the policy, which makes the header longer than Node's default limit.
  const passed = request(new URL(url, address), { method, headers, maxHeaderSize: 128 * 1024 }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  passed.on("error", () => response.writeHead(502).end("The Worker restarts. Reload the page."));
  incoming.pipe(passed);
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    server.close();
    await Promise.all([worker.close(), vite.close()]);
    process.exit();
  });
