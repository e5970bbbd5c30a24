/**
 * Serves the built site: `npm start`, or `npm start -- --port 8790`. Seeds the local database and builds the site if their inputs
 * have changed, runs `wrangler dev`, and has it deal the puzzles that are missing.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runIfChanged } from "./changes.ts";
import { dealMissing, runCronHourly } from "./days.ts";
import { isUseful } from "./log-lines.ts";
import { readOptions } from "./options.ts";
import { requireFreePort } from "./port.ts";

const { port } = readOptions();
await requireFreePort(port);

await runIfChanged("seed");
await runIfChanged("build");

const wrangler = createRequire(import.meta.url).resolve("wrangler");
const local = ["--port", String(port), "--var", "LOG_STACKS:on"];
const server = spawn(process.execPath, ["--no-warnings", wrangler, "dev", ...local], {
  cwd: fileURLToPath(new URL("../../..", import.meta.url)),
  env: { ...process.env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" },
  stdio: ["ignore", "pipe", "pipe"],
});
const site = `http://localhost:${port}`;
let isServing = false;
let isReady = false;
let printed = "";
server.stdout.setEncoding("utf8").on("data", (text: string) => {
  if (isReady) return void process.stdout.write(text);
  printed += text;
  if (isServing || !/Ready on http/.test(printed)) return;
  isServing = true;
  void dealMissing(site).then(() => {
    isReady = true;
    runCronHourly(site);
    console.log(`Ready at ${site}`);
  });
});
createInterface(server.stderr).on("line", (line) => {
  if (isUseful(line)) console.error(line);
});
server.once("close", (code) => {
  if (!isReady) console.error(printed);
  // Requests of `dealMissing` may still be waiting.
  process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
