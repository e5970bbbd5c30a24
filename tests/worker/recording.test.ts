import { beforeEach, describe, expect } from "vitest";
import { begin, beginDay, fetchLeague, giveUp, guess, guessAll, othersThan, secretOf } from "./any-game.ts";
import type { RequestOptions, Server } from "./server.ts";
import { test } from "./shared.ts";
import { cookieOf, playDay, storedResults, visit, type StoredResult } from "./visitor.ts";

const TODAY = "2026-11-21";
const PAST = "2026-11-19";
const NOON = `${TODAY}T12:00:00Z`;
const SEALED = /^deke_visitor=[\w-]{60,}$/;
const DEAL = "https://deke.example/api/rounds/classic";

let server: Server;
let secret: number;
let others: number[];
let pastSecret: number;

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(NOON);
  const league = await fetchLeague(server);
  await beginDay(server, PAST);
  [secret, pastSecret] = [await secretOf(server, TODAY), await secretOf(server, PAST)];
  others = othersThan(secret, league, 8).filter((id) => id !== pastSecret);
});
beforeEach(() => server.deleteVisitors());

/** Waits until a number of results has been recorded, which players do not wait for. */
async function recorded(count: number): Promise<StoredResult[]> {
  await expect.poll(async () => (await storedResults(server)).length, { timeout: 20_000 }).toBe(count);
  return storedResults(server);
}

describe("the cookie", () => {
  test("is set when a day is dealt, encrypted, and identifies the same visitor afterwards", async () => {
    const visitor = visit(server);
    const begun = await playDay(visitor, PAST, [], NOON);
    expect(visitor.cookie).toMatch(SEALED);
    const attributes = (begun.headers.get("Set-Cookie") ?? "").split("; ").slice(1);
    expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Strict"]);
    const answers = await guessAll(visitor, begun, [pastSecret]);
    expect(answers.map(({ headers }) => headers.has("Set-Cookie"))).toEqual([false]);
    await playDay(visitor, TODAY, [secret], NOON);
    const results = await recorded(2);
    expect(new Set(results.map((result) => result.visitor)).size).toBe(1);
    // The id is readable neither by scripts nor by people who see the cookie.
    expect(visitor.cookie).not.toContain(results[0]?.visitor);
  });

  test("is this host's and secure where the address is", async () => {
    const init = (cookie: string): RequestOptions => ({
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ kind: "day", day: TODAY }),
    });
    const ask = (cookie: string) => server.send<{ error?: string }>(DEAL, init(cookie));
    const set = (await ask("")).headers.getSetCookie();
    expect(set).toEqual([
      expect.stringMatching(
        /^__Host-deke_visitor=[\w-]{60,}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  test("that another host could have set is not read over https", async () => {
    const visitor = visit(server);
    await playDay(visitor, TODAY, [secret], NOON);
    await recorded(1);
    const [, token = ""] = (visitor.cookie ?? "").split("=");
    const me = async (cookie: string) =>
      (await server.send("https://deke.example/api/me", { headers: { Cookie: cookie } })).body;
    expect(await me(`deke_visitor=${token}`)).toEqual({ nickname: null, results: [] });
    expect(await me(`__Host-deke_visitor=${token}`)).toMatchObject({ results: [{ of: TODAY }] });
  });

  test("is not set by practice or a challenge, and nothing is recorded", async () => {
    const visitor = visit(server);
    const practice = { kind: "practice", filter: { players: "best-known" } } as const;
    await guessAll(visitor, await begin(visitor, practice), others.slice(0, 7));
    await giveUp(visitor, (await begin(visitor, practice)).body.round);
    const {
      body: { code },
    } = await visitor.post<{ code: string }>("/api/challenges/classic", { secret, language: "en" });
    const won = await guess(visitor, (await begin(visitor, { kind: "challenge", code })).body.round, secret);
    expect(won.body.view).toMatchObject({ kind: "challenge", state: "won" });
    expect(visitor.cookie).toBeNull();
    await playDay(visitor, TODAY, [secret], NOON);
    expect(await recorded(1)).toMatchObject([{ kind: "daily" }]);
  });

  test("that was not encrypted by this site is ignored and replaced", async () => {
    const visitor = visit(server);
    await playDay(visitor, TODAY, [secret], NOON);
    await recorded(1);
    const sealed = (visitor.cookie ?? "").replace("deke_visitor=", "");
    const bytes = Buffer.from(sealed, "base64url");
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    const {
      body: { round },
    } = await beginDay(server, TODAY);
    const forgeries = [
      "",
      "x",
      "a".repeat(21),
      "a".repeat(22),
      "a".repeat(23),
      "null",
      "'; DROP TABLE results;",
      "é".repeat(22),
    ];
    forgeries.push(`${"a".repeat(21)}%00`, bytes.toString("base64url"), sealed.slice(0, -1), `${sealed}A`, round);
    for (const forged of forgeries) {
      const forger = visit(server, encodeURI(`deke_visitor=${forged}`));
      expect((await forger.get("/api/me")).body, forged).toEqual({ nickname: null, results: [] });
      expect((await beginDay(forger, TODAY)).status, forged).toBe(200);
      expect(forger.cookie, forged).toMatch(SEALED);
    }
  });
});

describe("what is recorded", () => {
  test.each([
    [1, 10_000],
    [2, 8_571],
    [4, 5_714],
    [7, 1_429],
  ])("a win with guess %i scores %i hundredths", async (count, score) => {
    await playDay(visit(server), TODAY, [...others.slice(0, count - 1), secret], NOON, 90_000);
    expect(await recorded(1)).toEqual([
      {
        visitor: expect.any(String),
        game: "classic",
        day: TODAY,
        kind: "daily",
        won: 1,
        guesses: count,
        correct: 1,
        score,
        took_ms: 90_000,
        mark: null,
        picks: null,
        finished_at: Date.parse(NOON) + 90_000,
        place: 1,
        streak: 1,
        squares: expect.any(String),
        hint: 0,
        hard: 0,
      },
    ]);
  });

  test("a loss scores nothing", async () => {
    await playDay(visit(server), TODAY, others.slice(0, 7), NOON);
    expect(await recorded(1)).toMatchObject([{ won: 0, guesses: 7, correct: 0, score: 0, mark: null }]);
  });

  test.each([
    [0, "too-fast"],
    [5_999, "too-fast"],
    [6_000, null],
  ])("four guesses in %i ms are kept; marked: %s", async (tookMs, mark) => {
    await playDay(visit(server), TODAY, [...others.slice(0, 3), secret], NOON, tookMs);
    expect(await recorded(1)).toMatchObject([{ kind: "daily", won: 1, score: 5_714, took_ms: tookMs, mark }]);
  });

  test("a clock that was set back makes no result count", async () => {
    await playDay(visit(server), TODAY, [secret], NOON, -60_000);
    expect(await recorded(1)).toMatchObject([{ mark: "too-fast" }]);
  });

  test("a past day is recorded, and belongs to the archive", async () => {
    await playDay(visit(server), PAST, [pastSecret], NOON);
    expect(await recorded(1)).toMatchObject([{ day: PAST, kind: "archive", won: 1, mark: null, place: 0 }]);
  });

  test("a win with the first guess, seconds after the deal, is recorded and counts for its visitor only", async () => {
    await playDay(visit(server), TODAY, [secret], NOON, 4_999);
    expect(await recorded(1)).toMatchObject([{ won: 1, score: 10_000, mark: "too-fast" }]);
  });

  test("a daily begun before midnight and finished after belongs to its day, and counts only for its visitor", async () => {
    const visitor = visit(server);
    await playDay(visitor, TODAY, [secret], `${TODAY}T23:58:00Z`, 5 * 60_000);
    const finished_at = Date.parse("2026-11-22T00:03:00Z");
    expect(await recorded(1)).toMatchObject([
      { day: TODAY, kind: "daily", won: 1, mark: "late", took_ms: 300_000, finished_at },
    ]);
    expect((await visitor.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, kind: "daily", won: true }] });
    for (const period of ["today", "week", "all"])
      expect((await visitor.get(`/api/leaderboard?period=${period}`)).body).toMatchObject({ you: null });
    await server.setClock(finished_at + 60_000, { stopped: true });
    expect((await visitor.get(`/api/days/${TODAY}/classic/outcomes`)).body).toMatchObject({
      distribution: [0, 0, 0, 0, 0, 0, 0],
      lost: 0,
      own: { isRecorded: true, place: null },
    });
  });

  test("the first result of a puzzle, however often it is played again", async () => {
    const visitor = visit(server);
    await server.setClock(NOON, { stopped: true });
    const begun = await beginDay(visitor, TODAY);
    await guessAll(visitor, begun, others.slice(0, 7));
    await recorded(1);
    await server.setClock(Date.parse(NOON) + 60_000, { stopped: true });
    expect(await guess(visitor, begun.body.round, secret)).toMatchObject({
      status: 409,
      body: { view: { state: "lost" } },
    });
    await playDay(visitor, TODAY, [secret], `${TODAY}T13:00:00Z`);
    await playDay(visitor, TODAY, [secret], "2026-11-22T13:00:00Z");
    await playDay(visitor, PAST, [pastSecret], NOON);
    expect(await recorded(2)).toMatchObject([{ day: PAST }, { day: TODAY, kind: "daily", won: 0, guesses: 7 }]);
  });

  test("once, when the last guess is sent many times at once", async () => {
    const visitor = visit(server, cookieOf("v".repeat(22)));
    await server.setClock(NOON, { stopped: true });
    const {
      body: { round },
    } = await beginDay(visitor, TODAY);
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess(visitor, round, secret)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await recorded(1)).toHaveLength(1);
  });
});

describe("the browser's data is not trusted", () => {
  const claim = {
    game: "classic",
    day: TODAY,
    kind: "daily",
    won: true,
    guesses: 1,
    correct: 1,
    score: 100,
    tookMs: 60_000,
    mark: null,
  };

  test.each([
    ["POST", "/api/results"],
    ["POST", "/api/me"],
    ["PUT", "/api/me"],
    ["POST", "/api/me/results"],
    ["PUT", "/api/me/results"],
    ["POST", "/api/leaderboard"],
    ["PUT", `/api/days/${TODAY}/classic/outcomes`],
    ["POST", `/api/days/${TODAY}/classic`],
  ])("%s %s", async (method, path) => {
    const answer = await visit(server, cookieOf("f".repeat(22))).ask(method, path, { ...claim, results: [claim] });
    expect([answer.status, answer.body]).toEqual([404, { error: "unknown-path" }]);
    expect(await storedResults(server)).toEqual([]);
  });

  test("more in a guess than a guess is overlooked", async () => {
    const visitor = visit(server);
    await server.setClock(NOON, { stopped: true });
    const {
      body: { round },
    } = await beginDay(visitor, TODAY);
    await visitor.post("/api/rounds/classic/guess", {
      round,
      guess: secret,
      ...claim,
      visitor: "f".repeat(22),
      begun: 0,
    });
    expect(await recorded(1)).toMatchObject([
      { visitor: expect.not.stringContaining("fff"), took_ms: 0, mark: "too-fast" },
    ]);
  });

  test("a round that was tampered with", async () => {
    const visitor = visit(server);
    const {
      body: { round },
    } = await beginDay(visitor, TODAY);
    const middle = Math.floor(round.length / 2);
    const tampered = round.slice(0, middle) + (round[middle] === "A" ? "B" : "A") + round.slice(middle + 1);
    expect(await guess(visitor, tampered, secret)).toMatchObject({ status: 400, body: { error: "invalid-token" } });
    expect(await storedResults(server)).toEqual([]);
  });
});

test("a failure of D1 at the end of a round is not visible, and the result is recorded later", async () => {
  const { DB } = server;
  const visitor = visit(server);
  await DB.prepare("ALTER TABLE results RENAME TO away").run();
  try {
    const won = await playDay(visitor, TODAY, [others[0] ?? 0, secret], NOON);
    expect(won).toMatchObject({ status: 200, body: { view: { state: "won", answer: { player: secret } } } });
    // The queue has tried and failed.
    const log: string[] = [];
    await expect
      .poll(() => log.push(...server.takeLog()) && log.join("\n"), { timeout: 20_000 })
      .toContain("result-retried");
  } finally {
    await DB.prepare("ALTER TABLE away RENAME TO results").run();
  }
  const [result] = await recorded(1);
  expect(result).toMatchObject({
    day: TODAY,
    won: 1,
    guesses: 2,
    correct: 1,
    score: 8_571,
    took_ms: 60_000,
    mark: null,
    finished_at: Date.parse(NOON) + 60_000,
  });
  expect((await visitor.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, won: true }] });
});
