import { readdirSync, readFileSync } from "node:fs";
import { DAILY_NAMES } from "#rules/shared/game-config";
import type { Day } from "#rules/shared/day";
import type { Site } from "../e2e/site.ts";
import { GUESSES, player } from "../worker/any-game.ts";
import { visit } from "../worker/visitor.ts";

/**
 * CPU per request in milliseconds: of a page, of a deal or guess of a daily, and of any other request. Of all of
 * workerd, with D1, KV and the visitor's object, so more than Cloudflare bills.
 */
export interface CpuCosts {
  page: number;
  move: number;
  other: number;
}

const TIMES = 30;
const PAGES = ["/", "/nhl/daily-guessing-game", "/nhl/immaculate-grid", "/leaderboard"];
const OTHERS = ["/api/me", "/api/leaderboard?game=classic&period=today", "/img/marks/current", "/img/players/8478402"];

/** Returns the CPU time of this process's workerd so far, in milliseconds. */
function cpuOfWorkerd(): number {
  const TICKS_MS = 10;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
        const fields = rest.split(" ");
        const isOurs = name === "workerd" && Number(fields[1]) === process.pid;
        return isOurs ? (Number(fields[11]) + Number(fields[12])) * TICKS_MS : 0;
      } catch {
        return 0;
      }
    })
    .reduce((sum, ms) => sum + ms, 0);
}

/** Returns the CPU per request of `times` runs of some requests, after as many that are not measured. */
async function cpuPer(requests: number, times: number, run: () => Promise<unknown>): Promise<number> {
  for (let at = 0; at < times; at++) await run();
  const before = cpuOfWorkerd();
  for (let at = 0; at < times; at++) await run();
  return (cpuOfWorkerd() - before) / (times * requests);
}

/** Measures requests one after another, in a warm isolate. */
export async function measureCpu(site: Site, day: Day): Promise<CpuCosts> {
  await site.setClock(`${day}T12:00:00Z`);
  const getAll = async (paths: readonly string[]) => {
    for (const path of paths) await site.get(path);
  };
  const playAll = async () => {
    const visitor = visit(site);
    for (const game of DAILY_NAMES) {
      const { begin, guess } = player(visitor, game);
      const { round } = (await begin({ kind: "day", day })).body;
      await guess(round, GUESSES[game]);
    }
  };
  return {
    page: await cpuPer(PAGES.length, TIMES, () => getAll(PAGES)),
    move: await cpuPer(2 * DAILY_NAMES.length, TIMES, playAll),
    other: await cpuPer(OTHERS.length, TIMES, () => getAll(OTHERS)),
  };
}
