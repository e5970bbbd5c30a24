import { setTimeout } from "node:timers/promises";
import type { D1Database } from "@cloudflare/workers-types";
import type { Env } from "../../worker/env.ts";
import type { FinishedRound } from "../../worker/runtime/queue-messages.ts";
import { insertResults } from "../../worker/store/results.ts";
import { addDays, dayAt, startOf, type Day } from "#rules/shared/day";
import { DAILY_NAMES, GAME_CONFIG } from "#rules/shared/game-config";
import { scoreOf } from "#rules/shared/score";
import { readLeague } from "../worker/any-game.ts";
import { startServer, type Server } from "../worker/server.ts";
import { memoryOfWorkerd } from "./resident.ts";

/** A figure of a crowd's day. */
export interface CrowdRow {
  what: string;
  figure: string;
}

const DAY = "2026-11-21";
const PLAYERS = 20_000;
const RESULTS = PLAYERS * DAILY_NAMES.length;
/** One of this many players has a nickname. */
const NAMED = 10;
/** Results per transaction, as many as a queue delivers. */
const AT_ONCE = 50;

const BURST_PLAYERS = 2_000;
const BURST_MS = 60_000;
/** Thinking time before the winning guess: faster rounds do not count. */
const THINKING_MS = 4_000;
/** Interval of memory readings. */
const LOOKED_MS = 10_000;
/** Idle time after which workerd evicts objects. */
const LEFT_ALONE_MS = 30_000;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const quantiles = (took: readonly number[]): string => {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(0.9999)} ms`;
};

/**
 * Measures a day of twenty thousand players: all results into D1, and the minute around midnight through the Worker.
 */
export async function benchCrowd(): Promise<CrowdRow[]> {
  const server = await startServer({ at: `${DAY}T12:00:00Z` });
  try {
    return [...(await resultsOfADay(server)), ...(await midnights(server))];
  } finally {
    await server.close();
  }
}

/** Returns the result of an index. */
function resultOf(index: number): FinishedRound {
  const game = DAILY_NAMES[index % DAILY_NAMES.length] ?? "classic";
  const { limit, toFind } = GAME_CONFIG[game];
  const player = Math.floor(index / DAILY_NAMES.length);
  const chance = Math.imul(index + 1, 2654435761) >>> 0;
  const correct = toFind > 1 ? chance % (toFind + 1) : Number(chance % 5 > 0);
  const won = correct === toFind;
  const guesses = toFind > 1 || !won ? limit : 1 + (chance % limit);
  const picks = Array.from({ length: correct }, (_, square) => ({ square, player: 8470000 + ((chance >> 8) % 40) }));
  return {
    visitor: visitorOf(player),
    game,
    day: DAY,
    kind: "daily",
    won,
    guesses,
    correct,
    hint: false,
    hard: false,
    score: scoreOf(GAME_CONFIG[game], { won, guesses, correct }),
    tookMs: 20_000 + (chance % 400_000),
    mark: null,
    squares: null,
    picks: toFind > 1 ? picks : null,
    finishedAt: startOf(DAY) + index,
  };
}

const visitorOf = (player: number): string => `player-${player}`.padEnd(22, "_");

async function resultsOfADay(server: Server): Promise<CrowdRow[]> {
  const { DB } = server;
  const names = Array.from({ length: PLAYERS / NAMED }, (_, at) => visitorOf(at * NAMED));
  await DB.prepare("INSERT INTO visitors SELECT value, value, value, 0 FROM json_each(?)")
    .bind(JSON.stringify(names))
    .run();
  await server.takeUse();
  const env = { DB } as unknown as Env;
  const took: number[] = [];
  const memory: number[] = [];
  for (let from = 0; from < RESULTS; from += AT_ONCE) {
    // One in fifty comes twice.
    const indexes = Array.from({ length: AT_ONCE }, (_, at) => from + at).flatMap((at) =>
      at % 50 === 0 ? [at, at] : [at],
    );
    const begun = performance.now();
    await insertResults(env, indexes.map(resultOf));
    took.push((performance.now() - begun) / AT_ONCE);
    if (from % (RESULTS / 20) === 0) memory.push(memoryOfWorkerd());
  }
  const { rowsWritten } = await server.takeUse();
  let points = 0;
  for (let index = 0; index < RESULTS; index++) points += Math.round(100 * resultOf(index).score);
  const stored = await DB.prepare("SELECT COUNT(*) AS count, SUM(score) AS points FROM results").first<{
    count: number;
    points: number;
  }>();
  const counted = await DB.prepare(
    `SELECT (SELECT SUM(finished) FROM tallies) AS finished, (SELECT SUM(value) FROM tallies, json_each(endings)) AS endings,
       (SELECT SUM(played) FROM leaderboard_sums WHERE game = 'all' AND period = 'today') AS summed,
       (SELECT SUM(value) FROM leaderboard_ranges, json_each(today_counts) WHERE game <> 'all') AS ranked, (SELECT SUM(LENGTH(picks)) FROM tallies) AS picks`,
  ).first<Record<string, number>>();
  const isWhole =
    stored?.count === RESULTS &&
    stored.points === points &&
    counted?.["finished"] === RESULTS &&
    counted["endings"] === RESULTS &&
    counted["summed"] === RESULTS / NAMED &&
    counted["ranked"] === RESULTS / NAMED;
  if (!isWhole) throw new Error(`lost or doubled: ${JSON.stringify([stored, counted, points])}`);
  const half = memory.length >> 1;
  return [
    {
      what: `${RESULTS} results, a tenth of the players with nicknames`,
      figure: `${mean(took).toFixed(3)} ms each, ${(rowsWritten / RESULTS).toFixed(2)} rows written each; none lost, none doubled`,
    },
    {
      what: `the slowest transaction of ${AT_ONCE}, per result`,
      figure: `${Math.max(...took).toFixed(3)} ms; first ${took[0]?.toFixed(3)}, last ${took.at(-1)?.toFixed(3)}`,
    },
    {
      what: "memory of workerd, at half and at the end",
      figure: `${memory[half]?.toFixed(0)}, ${memory.at(-1)?.toFixed(0)} MB`,
    },
    { what: "largest row: all picks of a Grid", figure: `${counted?.["picks"]} bytes` },
  ];
}

interface Played {
  round: string;
  view: { day: Day; state: string };
}

/** Measures two midnights: memory that grows at the first but not at the second is no leak. */
async function midnights(server: Server): Promise<CrowdRow[]> {
  const memory = [memoryOfWorkerd()];
  const rows: CrowdRow[] = [];
  for (const day of [DAY, addDays(DAY, 1)]) {
    const during: number[] = [];
    const looking = setInterval(() => during.push(memoryOfWorkerd()), LOOKED_MS);
    rows.push(...(await midnight(server, day, BURST_PLAYERS)));
    clearInterval(looking);
    memory.push(memoryOfWorkerd());
    rows.push({
      what: "memory of workerd over that minute, every ten seconds",
      figure: `${during.map((size) => size.toFixed(0)).join(", ")} MB`,
    });
    await setTimeout(LEFT_ALONE_MS);
    memory.push(memoryOfWorkerd());
  }
  const [before, first, firstLeft, second, secondLeft] = memory.map((size) => size.toFixed(0));
  return [
    ...rows,
    {
      what: "memory of workerd: before; after one midnight and once left alone; after another and left alone",
      figure: `${before}; ${first}, ${firstLeft}; ${second}, ${secondLeft} MB`,
    },
  ];
}

/** Plays rounds that begin half a minute before midnight and end half a minute after it. */
export async function midnight(server: Server, day: Day, players: number): Promise<CrowdRow[]> {
  const tomorrow = addDays(day, 1);
  await server.setClock(startOf(day) + 12 * 60 * 60_000);
  await server.runCron(startOf(day));
  const { DB } = server;
  const secrets = new Map(
    await Promise.all([day, tomorrow].map(async (day) => [day, await secretOf(DB, day)] as const)),
  );
  const { body: today } = await server.get<{ league: string }>("/api/today");
  const league = await readLeague(server, today.league);
  const wrong = league.players.map(({ id }) => id).find((id) => ![...secrets.values()].includes(id)) ?? 0;
  await DB.batch(
    ["leaderboard_ranges", "leaderboard_sums", "visitors", "results", "tallies"].map((table) =>
      DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await server.setClock(startOf(tomorrow) - BURST_MS / 2);
  const begun = Date.now();
  const clock = () => startOf(tomorrow) - BURST_MS / 2 + Date.now() - begun;
  const took: number[] = [];
  const faults: string[] = [];

  const play = async (): Promise<Day | null> => {
    let cookie = "";
    const ask = async <Body>(path: string, value?: unknown): Promise<Body> => {
      const since = performance.now();
      const response = await fetch(new URL(path, server.url), {
        ...(value !== undefined && { method: "POST", body: JSON.stringify(value) }),
        headers: { "Content-Type": "application/json", ...(cookie !== "" && { Cookie: cookie }) },
      });
      const body = (await response.json()) as Body;
      took.push(performance.now() - since);
      cookie = response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? cookie;
      if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
      return body;
    };
    try {
      const asked = clock();
      const { day } = await ask<{ day: Day }>("/api/today");
      if (day !== dayAt(asked) && day !== dayAt(clock())) faults.push(`today is ${day}`);
      const dealt = await ask<Played>("/api/rounds/classic", { kind: "day", day });
      const missed = await ask<Played>("/api/rounds/classic/guess", { round: dealt.round, guess: wrong });
      await setTimeout(THINKING_MS);
      const won = await ask<Played>("/api/rounds/classic/guess", { round: missed.round, guess: secrets.get(day) });
      for (const { view } of [dealt, missed, won]) if (view.day !== day) faults.push(`${day} became ${view.day}`);
      if (won.view.state !== "won") faults.push(`${day} is not won with its answer`);
      return day;
    } catch (error) {
      faults.push(String(error));
      return null;
    }
  };

  const playing: Promise<Day | null>[] = [];
  for (let player = 0; player < players; player++) {
    await setTimeout(Math.max(0, begun + (player * BURST_MS) / players - Date.now()));
    playing.push(play());
  }
  const played = (await Promise.all(playing)).filter((day) => day !== null);
  // Recording continues after the responses.
  await setTimeout(2_000);
  // A round dealt before midnight and finished after it was too late: it is stored, but counts only for its visitor. A
  // round of the day before that was begun after midnight is an archive round. One query for both, since a result
  // recorded in between would be in one of them only.
  const [tallied, kept] = await DB.batch<{
    day: Day;
    finished: number;
    count: number;
    inTime: number;
    late: number;
    archived: number;
  }>([
    DB.prepare("SELECT day, SUM(finished) AS finished FROM tallies GROUP BY day ORDER BY day"),
    DB.prepare(
      "SELECT COUNT(*) AS count, TOTAL(kind = 'daily' AND mark IS NULL) AS inTime, TOTAL(mark = 'late') AS late, TOTAL(kind = 'archive') AS archived FROM results",
    ),
  ]);
  const results = tallied?.results ?? [];
  const [stored] = kept?.results ?? [];
  const counted = results.reduce((sum, { finished }) => sum + finished, 0);
  if (
    stored?.count !== played.length ||
    counted !== stored.inTime ||
    stored.inTime + stored.late + stored.archived !== stored.count
  )
    faults.push(`${played.length} finished, ${JSON.stringify(stored)} are stored, ${counted} counted`);
  return [
    { what: `midnight: ${players} players in a minute, ${took.length} answers`, figure: quantiles(took) },
    {
      what: "faults: errors, days mixed, results lost or doubled",
      figure: faults.length === 0 ? "none" : `${faults.length}: ${faults.slice(0, 3).join("; ")}`,
    },
    {
      what: "finished before and after midnight, and dealt before it and finished after",
      figure: [
        ...results.map(({ day, finished }) => `${day}: ${finished}`),
        `late: ${stored?.late}`,
        `archive: ${stored?.archived}`,
      ].join(", "),
    },
  ];
}

const secretOf = async (database: D1Database, day: Day): Promise<number> =>
  Number(
    await database.prepare("SELECT secret FROM puzzles WHERE game = 'classic' AND day = ?").bind(day).first("secret"),
  );

if (import.meta.main) console.table(await benchCrowd());
