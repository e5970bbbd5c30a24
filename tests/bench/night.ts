import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { GAME_NAMES } from "#rules/shared/game-config";
import { seedStatements } from "../../seed/sql.ts";
import { photograph } from "../worker/picture-service.ts";
import type { NightCost } from "./night-alone.ts";
import { schema } from "../seed/schema.ts";

const RUNS = 9;
const REFRESH_RUNS = 5;
const FIRST_DAY = "2026-11-21";
const NEXT_DAY = "2026-11-22";
const DAY_AFTER = "2026-11-23";
const SYNC = {
  begin: "its beginning",
  rosters: "rosters of two clubs",
  page: "figures of a hundred players",
  newcomers: "two newcomers asked about",
  "queue-fame": "fame put into the queue",
  fame: "fame of four clubs, all of it changed",
};
const run = promisify(execFile);
const alone = fileURLToPath(new URL("night-alone.ts", import.meta.url));

export interface NightRow {
  name: string;
  /** CPU in milliseconds, median of new processes. */
  medianMs: number;
  /** Statements of D1, operations of KV and queues, files and requests to the league. */
  calls: number;
  /** Rows written to D1. */
  rows: number;
}

/**
 * Measures what a night costs the Worker: CPU of its own thread, as the free plan counts it, without that of D1, KV and
 * assets. workerd on a developer's machine runs them all in one thread, so the Worker runs in Node, which has the same
 * engine. Each run is a new process, because a cron finds a cold isolate.
 */
export async function benchNight(): Promise<NightRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "deke-night-"));
  try {
    const photo = join(folder, "photograph.png");
    await writeFile(photo, photograph(8478402));
    const prepared = join(folder, "prepared.sqlite");
    const database = new DatabaseSync(prepared);
    for (const text of [...(await schema()), ...seedStatements()]) database.exec(text);
    database.close();
    const cost = async (file: string, ...task: string[]): Promise<NightCost> => {
      // workerd has Uint8Array.toHex and similar; Node has them behind a flag.
      const { stdout } = await run(process.execPath, ["--js-base-64", alone, file, ...task]);
      return JSON.parse(stdout) as NightCost;
    };
    const costs = new Map<string, NightCost[]>();
    for (let index = 0; index < RUNS; index++) {
      const file = join(folder, `${index}.sqlite`);
      await cp(prepared, file);
      const note = async (name: string, ...task: string[]) =>
        costs.set(name, [...(costs.get(name) ?? []), await cost(file, ...task)]);
      await note("the first night: today's five games and the player table", FIRST_DAY);
      for (const game of GAME_NAMES) await note(`a night: ${game} out of the queue`, NEXT_DAY, game);
      await note("a night: the cron, with today dealt", NEXT_DAY);
      await note("a night: face out of the queue, from a photograph", DAY_AFTER, "face", photo);
      if (index >= REFRESH_RUNS) continue;
      for (const [part, name] of Object.entries(SYNC)) await note(`the refresh: ${name}`, NEXT_DAY, part);
      // Fetches first, uncounted, what is applied then.
      await cost(file, NEXT_DAY, "whole");
      await cost(file, NEXT_DAY, "all-fame");
      await note("the refresh: applied, with news of all players", NEXT_DAY, "apply");
    }
    return [...costs].map(([name, runs]) => {
      const times = runs.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b);
      return {
        name,
        medianMs: times[times.length >> 1] ?? 0,
        calls: Math.max(...runs.map(({ calls }) => calls)),
        rows: Math.max(...runs.map(({ rows }) => rows)),
      };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) console.table(await benchNight());
