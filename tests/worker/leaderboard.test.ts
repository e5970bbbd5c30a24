import { beforeEach, describe, expect } from "vitest";
import { addDays } from "#rules/shared/day";
import { DAILY_NAMES, GAME_NAMES } from "#rules/shared/game-config";
import { countInRanges, LEADERBOARD_PERIODS, type LeaderboardPeriod } from "#rules/site/leaderboard";
import type { viewLeaderboard } from "../../worker/results/leaderboard.ts";
import { NOON, serverAt, test, TODAY } from "./shared.ts";
import { idOf, known, storeNicknames, storeResults, type Visitor } from "./visitor.ts";

type Leaderboard = Awaited<ReturnType<typeof viewLeaderboard>>;

const ME = idOf("me");

const server = serverAt();
let me: Visitor;
/** Start of a test: later than the one before, so that no cached board is fresh. */
let now = NOON;
beforeEach(async () => {
  now += 180_000;
  await server.setClock(now);
  me = known(server, "me");
});

/** Returns the public board, or the one with a visitor's row. */
const look = async (query = "", visitor: Visitor | null = null): Promise<Leaderboard> =>
  (await (visitor ?? server).get<Leaderboard>(`/api/leaderboard${query}`)).body;
const playerOf = (index: number): string => idOf(`player-${index}`);
/** Gives the first players the nicknames "Player 0", "Player 1" and so on. */
const namePlayers = (count: number) =>
  storeNicknames(
    server,
    Object.fromEntries(Array.from({ length: count }, (_, index) => [playerOf(index), `Player ${index}`])),
  );
const rename = (nickname: string) => me.ask("PUT", "/api/me/nickname", { nickname });

describe("more players than a board shows", () => {
  const COUNT = 200;

  /** Visitor 0 is the best. Pairs have equal scores, and the even one was faster. */
  beforeEach(async () => {
    await storeResults(
      server,
      Array.from({ length: COUNT }, (_, index) => ({
        visitor: playerOf(index),
        day: TODAY,
        score: 10_000 - 10 * Math.floor(index / 2),
        took_ms: index % 2 === 0 ? 30_000 : 40_000,
      })),
    );
    await namePlayers(COUNT);
  });
  test("are shown as the top hundred, in order, ties by less time, without visitors' ids", async () => {
    const { rows, you, total } = await look();
    for (const by of [me, server]) expect((await by.get("/api/leaderboard")).text).not.toMatch(/player-|me_/);
    expect([rows.length, you, total]).toEqual([100, null, COUNT]);
    expect(rows.map(({ nickname }) => nickname)).toEqual(Array.from({ length: 100 }, (_, index) => `Player ${index}`));
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(rows[3]).toMatchObject({
      rank: 4,
      nickname: "Player 3",
      score: 99.9,
      tookMs: 40_000,
      played: 1,
      streak: null,
    });
    expect((await look("?game=classic")).rows.every(({ streak }) => streak === 1)).toBe(true);
  });
  test.each([
    ["first", 10_000, 29_999, 1],
    ["hundredth", 9_510, 35_000, 100],
    ["below the first hundred", 9_350, 35_000, 132],
    ["last", 0, 420_000, 201],
  ])("have oneself among them: %s", async (_where, score, took_ms, rank) => {
    await storeResults(server, [{ visitor: ME, day: TODAY, score, took_ms }]);
    await storeNicknames(server, { [ME]: "Ginette" });
    const { rows, you, total } = await look("", me);
    const place = rank <= 100 ? { rank } : { rank: null, topPercent: Math.ceil((100 * rank) / (COUNT + 1)) };
    expect(you).toMatchObject({ ...place, nickname: "Ginette", score: score / 100, tookMs: took_ms, isYou: true });
    expect([rows.length, total]).toEqual([100, COUNT + 1]);
    expect(rows.filter(({ isYou }) => isYou)).toEqual(rank <= 100 ? [you] : []);
    expect(rows.map((row) => row.rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });
});

describe("rows of D1", () => {
  const SUNDAY = "2026-11-22";
  /** Far more than the rows that a board may read. */
  const PLAYERS = 500;
  const scopes = LEADERBOARD_PERIODS.flatMap((period) =>
    [...GAME_NAMES, "all"].map((game) => [period, `?period=${period}&game=${game}`] as const),
  );
  /** Returns the rows that each board reads for a visitor, with their maximum if it is exceeded. */
  const excess = async (most: Record<LeaderboardPeriod, number>, ask: (query: string) => Promise<unknown>) => {
    const over: unknown[] = [];
    for (const [period, query] of scopes) {
      const { rowsRead } = await server.useOf(() => ask(query));
      if (rowsRead > most[period]) over.push([query, rowsRead]);
    }
    return over;
  };
  const NONE = { today: 0, week: 0, all: 0 };

  beforeEach(async () => {
    const days = Array.from({ length: 7 }, (_, ago) => addDays(SUNDAY, -ago));
    const week = DAILY_NAMES.flatMap((game) => days.map((day) => ({ visitor: ME, game, day, score: 1_400 })));
    const players = Array.from({ length: PLAYERS }, (_, index) =>
      GAME_NAMES.map((game) => ({ visitor: playerOf(index), game, day: SUNDAY, score: 10_000 - index })),
    );
    await storeResults(server, [...week, ...players.flat()]);
    await namePlayers(players.length);
    await server.setClock(`${SUNDAY}T12:00:00Z`);
    await server.coldStart();
    // The keys that open cookies.
    await me.get("/api/me");
  });

  test("are at most 220 per board, minute and isolate, however many ask at once, and otherwise none", async () => {
    const crowd = (query: string) => Promise.all(Array.from({ length: 8 }, () => look(query)));
    expect(await excess({ today: 220, week: 220, all: 220 }, crowd)).toEqual([]);
    // Not even after visitors have left.
    await known(server, "stranger").ask("DELETE", "/api/me");
    await me.ask("DELETE", "/api/me/nickname");
    await server.setClock(`${SUNDAY}T12:00:59Z`);
    expect(await excess(NONE, crowd)).toEqual([]);
    await server.setClock(`${SUNDAY}T12:01:00Z`);
    expect(await excess(NONE, crowd)).toHaveLength(scopes.length);
  });

  test("for the visitor's own row are few, with a nickname or without, however often they have played", async () => {
    for (const [, query] of scopes) await look(query);
    const ask = (query: string) => look(query, me);
    expect(await excess({ today: 20, week: 45, all: 20 }, ask)).toEqual([]);
    expect(await look("?period=week&game=all", me)).toMatchObject({
      you: { rank: null, played: 35, correct: 35 },
      nickname: null,
    });
    await rename("Ginette");
    expect(await excess({ today: 20, week: 20, all: 20 }, ask)).toEqual([]);
    expect(await look("?period=week&game=all", me)).toMatchObject({
      you: { rank: null, topPercent: 41, played: 35 },
      nickname: "Ginette",
    });
    await me.ask("DELETE", "/api/me/nickname");
  });

  test("are none for all time without a nickname: the browser gets the counts of ranges in place of its own row", async () => {
    const { you, nickname, ranges, total } = await look("?period=all&game=classic", me);
    expect([you, nickname, total]).toEqual([null, null, PLAYERS]);
    expect(countInRanges(ranges ?? {})).toBe(PLAYERS);
    expect((await look("?period=week&game=classic", me)).ranges).toBeNull();
    await rename("Ginette");
    expect(await look("?period=all&game=classic", me)).toMatchObject({ ranges: null, you: { played: 7 } });
  });
});

test.each([
  ["a Sunday", "2026-11-29T23:59:59.999Z", [1, 1, 1]],
  ["Monday at midnight", "2026-11-30T00:00:00.000Z", [2, 2, 3]],
  ["the first Monday of the year", "2027-01-04T00:00:00.000Z", [256, 256, 419]],
])("today, this week and ever, on %s", async (_what, at, scores) => {
  const WORTH = { "2026-11-29": 1, "2026-11-30": 2, "2026-12-31": 32, "2027-01-03": 128, "2027-01-04": 256 };
  const days = Object.entries(WORTH).filter(([day]) => day <= at);
  await storeResults(
    server,
    days.map(([day, worth]) => ({ visitor: ME, day, score: worth * 100 })),
  );
  await storeNicknames(server, { [ME]: "Ginette" });
  await server.setClock(at);
  for (const [index, period] of ["today", "week", "all"].entries())
    expect(await look(`?period=${period}`, me)).toMatchObject({
      rows: [{ score: scores[index] }],
      you: { score: scores[index] },
    });
});

test("the standings are computed every minute, but the visitor's own row for each request", async () => {
  const add = async (visitor: string, nickname: string, score: number): Promise<void> => {
    await storeResults(server, [{ visitor, day: TODAY, score }]);
    await storeNicknames(server, { [visitor]: nickname });
  };

  await add(idOf("other"), "Mémé", 5_714);
  expect(await look()).toMatchObject({ total: 1 });
  await add(idOf("late"), "Late", 10_000);
  await add(ME, "Ginette", 8_571);
  await server.setClock(now + 59_999);
  expect((await look()).rows.map(({ nickname }) => nickname)).toEqual(["Mémé"]);
  const mine = await look("", me);
  expect(mine.rows.map(({ nickname }) => nickname)).toEqual(["Ginette", "Mémé"]);
  expect(mine).toMatchObject({ you: { rank: 1 }, total: 2 });
  await server.setClock(now + 60_000);
  expect((await look()).rows.map(({ nickname }) => nickname)).toEqual(["Late", "Ginette", "Mémé"]);
  expect(await look("", me)).toMatchObject({ you: { rank: 2 }, total: 3 });
});
