/**
 * Runs one call of the Worker in a process of its own: with a SQLite file, a day, optionally one game, and optionally a
 * photo. Prints its {@link NightCost} as JSON.
 */
import { readFile } from "node:fs/promises";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { dealFromQueue } from "../../worker/puzzles/deal.ts";
import type { Env } from "../../worker/env.ts";
import { queueFame, CLUBS_PER_FAME_MESSAGE, updateFameFromQueue } from "../../worker/jobs/fame.ts";
import { runRollover } from "../../worker/jobs/rollover.ts";
import { statisticsPagesOf } from "../../worker/nhl/statistics-page.ts";
import { fetchPartFromQueue } from "../../worker/jobs/nhl-fetch.ts";
import { applySync, queueSync } from "../../worker/jobs/nhl-sync.ts";
import { leagueProgressOf } from "#rules/league/fame";
import { seasonOn } from "#rules/league/season";
import { startStandIns } from "./stand-ins.ts";

export interface NightCost {
  cpuMs: number;
  calls: number;
  /** Rows written to D1. */
  rows: number;
}

/**
 * Parts of the sync that are measured; `whole` fetches every slice and `all-fame` rates all players. Both
 * leave changes to apply.
 */
export const REFRESH_PARTS = [
  "begin",
  "rosters",
  "page",
  "newcomers",
  "whole",
  "queue-fame",
  "fame",
  "all-fame",
  "apply",
] as const;
type RefreshPart = (typeof REFRESH_PARTS)[number];

const [, , file = "", day = "", task = "", photograph] = process.argv;
await measure(file, day, task, photograph);

/**
 * Measures one call of the Worker in a new isolate: a part of the sync, a game of a day from the queue, or the cron at
 * midnight.
 */
async function measure(file: string, day: string, task: string, photograph: string | undefined): Promise<void> {
  const { env, count, end } = await startStandIns(
    file,
    photograph === undefined ? null : new Uint8Array(await readFile(photograph)),
  );
  const now = Date.parse(`${day}T00:00:00Z`);
  const game = GAME_NAMES.find((name) => name === task);
  const part = REFRESH_PARTS.find((name) => name === task);
  const { run, asked } =
    part === undefined
      ? { run: () => dealOrRollOver(env, day, game, now), asked: () => 0 }
      : await refreshing(env, day, part, now);
  const written = async () => (await env.DB.prepare("SELECT total_changes() AS rows").first<number>("rows")) ?? 0;
  const rowsBefore = await written();
  const callsBefore = count();
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  const calls = count() - callsBefore + asked();
  console.log(
    JSON.stringify({ cpuMs: (user + system) / 1000, calls, rows: (await written()) - rowsBefore } satisfies NightCost),
  );
  await end();
}

function dealOrRollOver(env: Env, day: string, game: GameName | undefined, now: number): Promise<void> {
  return game === undefined ? runRollover(env, now) : dealFromQueue(env, { game, day, later: [] }, now);
}

/** Runs a part of the sync, for a league in which every player has news. */
async function refreshing(
  env: Env,
  night: string,
  part: RefreshPart,
  now: number,
): Promise<{ run: () => Promise<void>; asked: () => number }> {
  // It reads the whole league, which other calls do not need.
  const { answerAtOnce, busyLeague, newestPage } = await import("./busy-league.ts");
  const league = busyLeague();
  const asked = await answerAtOnce(league);
  const clubs = [...league.rosters.keys()];
  const season = seasonOn(night);
  const learn = (from: number) =>
    fetchPartFromQueue(env, { night, begun: now, page: { kind: "skater", season, from } }, now);
  const whole = async () => {
    await fetchPartFromQueue(env, { night, begun: now, rosters: clubs }, now);
    for (const page of statisticsPagesOf(season)) await fetchPartFromQueue(env, { night, begun: now, page }, now);
  };
  const rate = (fame: string[]) => updateFameFromQueue(env, { night, fame, played: leagueProgressOf(season, 40) }, now);
  const parts: Record<RefreshPart, () => Promise<void>> = {
    begin: () => queueSync(env, now),
    rosters: () => fetchPartFromQueue(env, { night, begun: now, rosters: clubs.slice(0, 2) }, now),
    page: () => learn(0),
    newcomers: () =>
      fetchPartFromQueue(
        env,
        {
          night,
          begun: now,
          players: [...league.rookies.keys()].slice(-2),
          of: { kind: "skater", season, from: newestPage(league) },
        },
        now,
      ),
    whole,
    "queue-fame": () => queueFame(env, now),
    fame: () => rate(clubs.slice(0, CLUBS_PER_FAME_MESSAGE)),
    "all-fame": async () => {
      for (let at = 0; at < clubs.length; at += CLUBS_PER_FAME_MESSAGE)
        await rate(clubs.slice(at, at + CLUBS_PER_FAME_MESSAGE));
    },
    apply: () => applySync(env, now),
  };
  return { run: parts[part], asked };
}
