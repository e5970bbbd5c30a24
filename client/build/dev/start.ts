/**
 * Serves the built site: `npm start`, or `npm start -- --port 8790`. Seeds the local database and builds the site if their inputs
 * have changed, then runs `wrangler dev`.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runIfChanged, seedIfChanged } from "./changes.ts";
import { requireFreePort } from "./port.ts";
import { runQuietly } from "./quietly.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "8787" } } });
await requireFreePort(Number(values.port));

await seedIfChanged();
await runIfChanged("build", async () => {
  console.log("Building the site …");
  await runQuietly("npm", "run", "build");
});

const wrangler = createRequire(import.meta.url).resolve("wrangler");
const server = spawn(process.execPath, ["--no-warnings", wrangler, "dev", "--port", values.port], {
  cwd: fileURLToPath(new URL("../../..", import.meta.url)),
  env: { ...process.env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
let isReady = false;
let printed = "";
server.stdout.setEncoding("utf8").on("data", (text: string) => {
  if (isReady) return void process.stdout.write(text);
  printed += text;
  if (!/Ready on http/.test(printed)) return;
  isReady = true;
  console.log(`Ready at http://localhost:${values.port}`);
});
server.once("close", (code) => {
  if (!isReady) console.error(printed);
  process.exitCode = code ?? 0;
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
