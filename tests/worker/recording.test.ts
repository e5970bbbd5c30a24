import { beforeEach, describe, expect } from "vitest";
import { begin, beginDay, fetchLeague, giveUp, guess, guessAll, othersThan, secretOf } from "./classic-player.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { cookieOf, forgetEverybody, playDay, storedResults, visit, type StoredResult } from "./visitor.ts";

const TODAY = "2026-11-21";
const PAST = "2026-11-19";
const NOON = `${TODAY}T12:00:00Z`;
const ID = /^deke_visitor=[\w-]{22}$/;

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
beforeEach(() => forgetEverybody(server));

/** Waits until so many results have been recorded: the player does not. */
async function recorded(count: number): Promise<StoredResult[]> {
  await expect.poll(async () => (await storedResults(server)).length, { timeout: 20_000 }).toBe(count);
  return storedResults(server);
}

describe("the cookie", () => {
  test("is set as the last guess of a daily is judged, and not before", async () => {
    const visitor = visit(server);
    await server.setClock(NOON, { stopped: true });
    const begun = await beginDay(visitor, TODAY);
    const answers = await guessAll(visitor, begun, [...others.slice(0, 3), secret]);
    expect([begun, ...answers].map(({ headers }) => headers.has("Set-Cookie"))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(visitor.cookie).toMatch(ID);
    const attributes = (answers.at(-1)?.headers.get("Set-Cookie") ?? "").split("; ").slice(1);
    expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Strict"]);
    await recorded(1);
  });

  test("is secure where the address is", async () => {
    await server.setClock(NOON, { stopped: true });
    const {
      body: { round },
    } = await beginDay(server, TODAY);
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ round, guess: secret }),
    };
    const { headers } = await server.send("https://deke.example/api/rounds/classic/guess", init);
    expect(headers.get("Set-Cookie")).toContain("; Secure");
    await recorded(1);
  });

  test("is set by an archive round, and stays the same through all rounds", async () => {
    const visitor = visit(server);
    await playDay(visitor, PAST, [pastSecret], NOON);
    const { cookie } = visitor;
    expect(cookie).toMatch(ID);
    await playDay(visitor, TODAY, [secret], NOON);
    expect(visitor.cookie).toBe(cookie);
    const results = await recorded(2);
    expect(results.map((result) => cookieOf(result.visitor))).toEqual([cookie, cookie]);
  });

  test("is not set by practice or a challenge, and nothing is recorded", async () => {
    const visitor = visit(server);
    const practice = { kind: "practice", filter: { players: "best-known" } } as const;
    await guessAll(visitor, await begin(visitor, practice), others.slice(0, 7));
    await giveUp(visitor, (await begin(visitor, practice)).body.round);
    const {
      body: { code },
    } = await visitor.post<{ code: string }>("/api/challenges/classic", { secret });
    const won = await guess(visitor, (await begin(visitor, { kind: "challenge", code })).body.round, secret);
    expect(won.body.view).toMatchObject({ kind: "challenge", state: "won" });
    expect(visitor.cookie).toBeNull();
    await playDay(visitor, TODAY, [secret], NOON);
    expect(await recorded(1)).toMatchObject([{ kind: "daily" }]);
  });

  test.each([
    "",
    "x",
    "a".repeat(21),
    "a".repeat(23),
    "null",
    "'; DROP TABLE results;",
    "é".repeat(22),
    `${"a".repeat(21)}%00`,
  ])("of another form is nobody's: %j", async (forged) => {
    const visitor = visit(server, encodeURI(cookieOf(forged)));
    expect((await visitor.get("/api/me")).body).toEqual({ nickname: null, results: [] });
    await playDay(visitor, TODAY, [secret], NOON);
    expect(visitor.cookie).toMatch(ID);
    expect((await recorded(1)).map((result) => cookieOf(result.visitor))).toEqual([visitor.cookie]);
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
        ranked: 1,
        picks: null,
        finished_at: Date.parse(NOON) + 90_000,
      },
    ]);
  });

  test("a loss scores nothing", async () => {
    await playDay(visit(server), TODAY, others.slice(0, 7), NOON);
    expect(await recorded(1)).toMatchObject([{ won: 0, guesses: 7, correct: 0, score: 0, ranked: 1 }]);
  });

  test.each([
    [0, 0],
    [5_999, 0],
    [6_000, 1],
  ])("four guesses in %i ms are kept; ranked: %i", async (tookMs, ranked) => {
    await playDay(visit(server), TODAY, [...others.slice(0, 3), secret], NOON, tookMs);
    expect(await recorded(1)).toMatchObject([{ kind: "daily", won: 1, score: 5_714, took_ms: tookMs, ranked }]);
  });

  test("a clock that has gone back ranks nobody", async () => {
    await playDay(visit(server), TODAY, [secret], NOON, -60_000);
    expect(await recorded(1)).toMatchObject([{ ranked: 0 }]);
  });

  test("a past day is kept and not ranked", async () => {
    await playDay(visit(server), PAST, [pastSecret], NOON);
    expect(await recorded(1)).toMatchObject([{ day: PAST, kind: "archive", won: 1, ranked: 0 }]);
  });

  test("a daily begun before midnight and finished after counts for its day", async () => {
    const visitor = visit(server);
    await playDay(visitor, TODAY, [secret], `${TODAY}T23:58:00Z`, 5 * 60_000);
    expect(await recorded(1)).toMatchObject([
      { day: TODAY, kind: "daily", ranked: 1, took_ms: 300_000, finished_at: Date.parse("2026-11-22T00:03:00Z") },
    ]);
    expect((await visitor.get("/api/leaderboard/mine?period=today")).body).toMatchObject({ you: null });
    expect((await visitor.get("/api/leaderboard/mine?period=all")).body).toMatchObject({
      you: { rank: 1, score: 100 },
    });
  });

  test("the first result of a puzzle, however often it is played again", async () => {
    const visitor = visit(server);
    await server.setClock(NOON, { stopped: true });
    const begun = await beginDay(visitor, TODAY);
    await guessAll(visitor, begun, others.slice(0, 7));
    await recorded(1);
    await server.setClock(Date.parse(NOON) + 60_000, { stopped: true });
    expect((await guess(visitor, begun.body.round, secret)).body.view).toMatchObject({ state: "won" });
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

describe("nothing is taken on the browser's word", () => {
  const claim = {
    game: "classic",
    day: TODAY,
    kind: "daily",
    won: true,
    guesses: 1,
    correct: 1,
    score: 100,
    tookMs: 60_000,
    ranked: true,
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
    expect(await recorded(1)).toMatchObject([{ visitor: expect.not.stringContaining("fff"), took_ms: 0, ranked: 0 }]);
  });

  test("a round that was tampered with", async () => {
    const visitor = visit(server);
    const {
      body: { round },
    } = await beginDay(visitor, TODAY);
    const middle = Math.floor(round.length / 2);
    const tampered = round.slice(0, middle) + (round[middle] === "A" ? "B" : "A") + round.slice(middle + 1);
    expect(await guess(visitor, tampered, secret)).toMatchObject({ status: 400, body: { error: "broken-seal" } });
    expect(visitor.cookie).toBeNull();
    expect(await storedResults(server)).toEqual([]);
  });
});

test("a D1 that fails as a round ends is noticed by nobody, and the result arrives when it is back", async () => {
  const { DB } = await server.storage();
  const visitor = visit(server);
  await DB.exec("ALTER TABLE results RENAME TO away");
  try {
    const won = await playDay(visitor, TODAY, [others[0] ?? 0, secret], NOON);
    expect(won).toMatchObject({ status: 200, body: { view: { state: "won", answer: { player: secret } } } });
    expect(visitor.cookie).toMatch(ID);
    // The queue has tried, and failed.
    const log: string[] = [];
    await expect
      .poll(() => log.push(...server.takeLog()) && log.join("\n"), { timeout: 20_000 })
      .toContain("result-waits");
  } finally {
    await DB.exec("ALTER TABLE away RENAME TO results");
  }
  expect(await storedResults(server)).toEqual([]);
  const [result] = await recorded(1);
  expect(result).toMatchObject({
    day: TODAY,
    won: 1,
    guesses: 2,
    correct: 1,
    score: 8_571,
    took_ms: 60_000,
    ranked: 1,
    finished_at: Date.parse(NOON) + 60_000,
  });
  expect(cookieOf(result?.visitor ?? "")).toBe(visitor.cookie);
});
