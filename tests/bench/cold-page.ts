import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { seedStatements } from "../../seed/sql.ts";
import { schema } from "../seed/schema.ts";

const RUNS = 15;
const DAY = "2026-11-21";
const run = promisify(execFile);
const fileAt = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Measures the CPU time of the first page that an isolate answers, in milliseconds: the median of fresh processes. As in
 * night.ts the Worker's code runs in Node, because workerd on one machine has D1, KV and assets in the same process.
 */
export async function benchColdPage(path: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "deke-cold-page-"));
  try {
    const file = join(folder, "deke.sqlite");
    const database = new DatabaseSync(file);
    for (const text of [...(await schema()), ...seedStatements()]) database.exec(text);
    database.close();
    const node = (script: string, ...args: string[]) =>
      // workerd has Uint8Array.toHex and similar; Node has them behind a flag.
      run(process.execPath, ["--js-base-64", fileAt(script), file, DAY, ...args]);
    // Deals the day.
    await node("night-alone.ts", "");
    const times: number[] = [];
    for (let index = 0; index < RUNS; index++) {
      const { stdout } = await node("cold-page-alone.ts", `https://deke.example${path}`);
      times.push(Number(stdout));
    }
    return times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(await benchColdPage(process.argv[2] ?? "/"));
