/**
 * Serves the built site: `npm start`, or `npm start -- --port 8790`. Seeds the local database and builds the site if their inputs
 * have changed, runs `wrangler dev`, and has it deal the puzzles that are missing.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { dealDays } from "../../../seed/deal-days.ts";
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
const site = `http://localhost:${values.port}`;
let isServing = false;
let isReady = false;
let printed = "";
server.stdout.setEncoding("utf8").on("data", (text: string) => {
  if (isReady) return void process.stdout.write(text);
  printed += text;
  if (isServing || !/Ready on http/.test(printed)) return;
  isServing = true;
  void dealMissing().then(() => {
    isReady = true;
    console.log(`Ready at ${site}`);
  });
});
server.once("close", (code) => {
  if (!isReady) console.error(printed);
  // Requests of `dealMissing` may still be waiting.
  process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));

/** Has the site deal the puzzles of yesterday, today and tomorrow, and names those that are still missing. */
async function dealMissing(): Promise<void> {
  try {
    const { missing } = await dealDays(site);
    if (missing.length > 0) console.error(`Not dealt: ${missing.join(", ")}`);
  } catch (error) {
    console.error(`Not dealt: ${error instanceof Error ? error.message : String(error)}`);
  }
}
