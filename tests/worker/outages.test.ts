import { afterEach, describe, expect } from "vitest";
import { startOf } from "#rules/shared/day";
import { DAILY_NAMES, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { fetchLeague, GUESSES, hidePlayer, player, puzzleDay, puzzleOf, type Played } from "./any-game.ts";
import { AWAY, NOON, serverAt, test, TODAY } from "./shared.ts";
import type { Troubles } from "./trouble.ts";
import { fromAddress, storedResults, visit, type Visitor } from "./visitor.ts";

/** Less than a storage call stalls: waiting for it fails the test. */
const BEFORE_THE_END_MS = 24_000;
const server = serverAt();
/** The winning guess per game; for the Grid a right shot. */
const last = {} as Record<GameName, unknown>;
/** Everything the Worker has logged. */
const log: string[] = [];

test.beforeAll(async () => {
  await server.runCron(startOf(TODAY));
  for (const game of GAME_NAMES) {
    const { secret, evidence } = await puzzleOf(server, puzzleDay(game, TODAY), game);
    const { squares } = (JSON.parse(evidence) ?? {}) as { squares?: number[][] };
    last[game] = squares === undefined ? JSON.parse(secret) : { square: 0, player: squares[0]?.[0] };
  }
  // As after a deployment: the keys become a secret of the Worker.
  await visit(server).post("/api/rounds/classic", { kind: "day", day: TODAY });
  const keys = await server.sql("SELECT id, purpose, material FROM keys");
  await server.configure({ KEYS: JSON.stringify(keys) });
});
afterEach(async () => {
  await server.trouble({});
  log.push(...server.takeLog());
});

/** Starts cold isolates with bindings in trouble. */
async function coldWith(troubles: Troubles): Promise<void> {
  await server.coldStart();
  await server.trouble(troubles);
}

/** Plays the day's round of a game up to its last move, which is due a minute later. */
async function beforeTheEnd(visitor: Visitor, game: GameName): Promise<{ end: () => Promise<Played<GameName>> }> {
  const { beginDay, guess, giveUp } = player(visitor, game);
  await server.setClock(NOON);
  const begun = await beginDay(puzzleDay(game, TODAY));
  expect(begun.status, `${game} begins`).toBe(200);
  await server.setClock(NOON + 60_000);
  if (game !== "grid") return { end: () => guess(begun.body.round, last[game]) };
  const judged = await guess(begun.body.round, last[game]);
  expect(judged.status, `${game} is judged`).toBe(200);
  return { end: () => giveUp(judged.body.round) };
}

/** Plays the day's round of a game to its end. */
async function playOut(visitor: Visitor, game: GameName): Promise<Played<GameName>> {
  const judged = await (await beforeTheEnd(visitor, game)).end();
  expect(judged.status, `${game} ends`).toBe(200);
  return judged;
}

/** Waits until results of a visitor have been recorded, and returns them; the queue may still hold others. */
async function recordedOf(visitor: Visitor, count: number) {
  const found = async () => (await visitor.get<{ results: { game: string }[] }>("/api/me")).body.results;
  await expect.poll(async () => (await found()).length).toBe(count);
  return found();
}

/** The last moves of all other games take the path of Classic. */
const SAMPLE = ["classic", "grid"] as const;

describe("a cold isolate plays a published day to the end, every game, and it is recorded later:", () => {
  test.for<[what: string, troubles: Troubles]>([
    ["D1 gone", { DB: "gone" }],
    ["D1 stalling", { DB: "stalled" }],
    ["D1 doing what it is asked, and not heard", { DB: "unheard" }],
    ["KV gone", { PUBLISHED: "gone" }],
    ["KV empty and D1 slow", { PUBLISHED: "empty", DB: "slow" }],
  ])("%s", { timeout: BEFORE_THE_END_MS }, async ([what, troubles]) => {
    await coldWith(troubles);
    const visitor = visit(server);
    const today = await visitor.get<{ league: string }>("/api/today");
    expect(today.status).toBe(200);
    const lists = ["/api/people", "/api/careers", "/api/seasons", `/api/leagues/${today.body.league}/columns`];
    const told = await Promise.all(lists.map((path) => visitor.get(path)));
    expect(told.map(({ status }) => status)).toEqual(lists.map(() => 200));
    // Every game has documents of its own, and all have the same path through storage.
    const games = ["D1 gone", "KV gone"].includes(what) ? GAME_NAMES : SAMPLE;
    for (const game of games) {
      const { body } = await playOut(visitor, game);
      expect(body.view.state, game).toBe(game === "grid" ? "gave-up" : "won");
    }
    await server.trouble({});
    const recorded = await recordedOf(visitor, games.length);
    expect(recorded.map(({ game }) => game).toSorted()).toEqual(games.toSorted());
  });

  test("D1 and the queue gone: the last move fails, and the same move gives the result when they are back", async () => {
    await coldWith({ DB: "gone", RESULTS: "gone" });
    const visitor = visit(server);
    const ends = [];
    for (const game of DAILY_NAMES) ends.push(await beforeTheEnd(visitor, game));
    for (const { end } of ends) expect(await end()).toMatchObject(AWAY);
    await coldWith({});
    // A day later, in any isolate: the time of the first try counts.
    await server.setClock(NOON + 24 * 60 * 60_000);
    expect(await storedResults(server)).toEqual([]);
    for (const { end } of [...ends, ...ends]) expect((await end()).status).toBe(200);
    await recordedOf(visitor, DAILY_NAMES.length);
    for (const result of await storedResults(server))
      expect(result).toMatchObject({ day: TODAY, kind: "daily", mark: null, finished_at: NOON + 60_000 });
  });
});

/** What a warm and a cold isolate call during the last move, by binding: counted below. */
const BINDINGS = ["ATTEMPTS", "DB", "PUBLISHED", "RESULTS"] as const;

/** Returns how often each binding is called when all results go to the queue as well. */
async function callsOf(game: GameName): Promise<Record<(typeof BINDINGS)[number], number>> {
  const { end } = await beforeTheEnd(visit(server), game);
  await coldWith({});
  await server.takeUse();
  await end();
  await server.settle();
  const { objects, queries, kvReads } = await server.takeUse();
  return { ATTEMPTS: objects, DB: queries, PUBLISHED: kvReads, RESULTS: 1 };
}

test.for(SAMPLE)(
  "a single fault at any step of the last move loses no result and doubles none: %s",
  { timeout: 60_000 },
  async (game) => {
    const calls = await callsOf(game);
    for (const binding of BINDINGS)
      for (const fault of ["gone", "unheard"] as const)
        for (let call = 1; call <= calls[binding]; call++) {
          await server.deleteVisitors();
          const visitor = visit(server);
          const { end } = await beforeTheEnd(visitor, game);
          await coldWith({ [binding]: { fault, call } });
          const where = `${fault}, call ${call} of ${binding}`;
          const first = await end();
          expect([200, 503], where).toContain(first.status);
          await server.trouble({});
          const again = await end();
          expect(again.status, where).toBe(200);
          // Explanations of a Grid's picks may be missing while D1 is away.
          const { id, state, tries } = again.body.view;
          if (first.status === 200) expect(first.body.view, where).toMatchObject({ id, state });
          expect(tries, where).toHaveLength(1);
          const results = await recordedOf(visitor, 1);
          expect(results, where).toEqual([expect.objectContaining({ game, kind: "daily" })]);
          expect(results[0], where).not.toHaveProperty("mark");
        }
  },
);

test("D1 and KV both out of reach: it is said so, and the guess is judged later", async () => {
  const visitor = visit(server);
  const { beginDay, guess } = player(visitor, "classic");
  const begun = await beginDay(TODAY);
  await coldWith({ DB: "gone", PUBLISHED: "gone" });
  expect(await visitor.get("/api/today")).toMatchObject(AWAY);
  expect(await beginDay(TODAY)).toMatchObject(AWAY);
  expect(await guess(begun.body.round, last.classic)).toMatchObject(AWAY);
  // A page is served all the same.
  expect((await visitor.get("/")).status).toBe(200);
  await server.trouble({});
  await server.setClock(NOON + 60_000);
  expect((await guess(begun.body.round, last.classic)).body.view).toMatchObject({ state: "won" });
  await recordedOf(visitor, 1);
});

describe("a warm isolate needs neither D1 nor KV", () => {
  test.each(GAME_NAMES)("for rounds of %s", async (game) => {
    const { beginDay, practise, guess, giveUp } = player(visit(server), game);
    const practice = (await practise()).body.round;
    await beginDay(puzzleDay(game, TODAY));
    await server.settle();
    await server.trouble({ DB: "gone", PUBLISHED: "gone" });
    const { status, body } = await player(visit(server), game).beginDay(puzzleDay(game, TODAY));
    expect([status, (await guess(body.round, GUESSES[game])).status]).toEqual([200, 200]);
    expect((await guess(practice, GUESSES[game])).status).toBe(200);
    expect((await giveUp(practice)).body.view).toMatchObject({ state: "gave-up" });
  });

  test("for a challenge, the day and its players", async () => {
    const { begin, beginDay, guess } = player(server, "classic");
    await beginDay(TODAY);
    await fetchLeague(server);
    await server.trouble({ DB: "gone", PUBLISHED: "gone" });
    const { code } = (await hidePlayer(server, last.classic)).body;
    const begun = await begin({ kind: "challenge", code });
    expect((await guess(begun.body.round, last.classic)).body.view).toMatchObject({ state: "won" });
    expect((await fetchLeague(server)).players.length).toBeGreaterThan(600);
  });
});

describe("no request waits for stalled storage:", { timeout: BEFORE_THE_END_MS }, () => {
  const expectStatus = async (path: string, status: number): Promise<void> =>
    expect([path, (await server.get(path)).status]).toEqual([path, status]);

  test("pages are sent, and errors", async () => {
    await coldWith({ DB: "stalled", PUBLISHED: "stalled" });
    await Promise.all([
      ...["/", "/fr/nhl/career-path-game", "/nhl/face-reveal-game?day=2026-11-03"].map((path) =>
        expectStatus(path, 200),
      ),
      ...["/players/8478402", "/api/today", "/api/people", "/api/leaderboard", "/api/days/2026-11-03/face"].map(
        (path) => expectStatus(path, 503),
      ),
    ]);
  });

  test("a day to be dealt while KV stalls is published behind the answer", async () => {
    await server.setClock(NOON + 10 * 24 * 60 * 60_000);
    await coldWith({ PUBLISHED: "stalled" });
    await expectStatus("/api/today", 200);
    await server.trouble({});
    await server.settle();
  });
});

test("a result that was not recorded for an hour causes a 503, until the late queue records it", async () => {
  const problems = async () => {
    const { status, body } = await server.get<{ problems: string[] }>("/api/health");
    return [status, body.problems];
  };
  expect(await problems()).toEqual([200, []]);
  const visitor = visit(server);
  await server.without("results", async () => {
    await playOut(visitor, "classic");
    await server.setClock(NOON + 62 * 60_000);
    await expect.poll(problems).toEqual([503, ["results-waiting"]]);
    // After two attempts it is a dead letter.
    const waits: string[] = [];
    const retries = () => {
      const lines = server.takeLog();
      log.push(...lines);
      waits.push(...lines.filter((line) => line.includes("result-retried")));
      return waits.length;
    };
    await expect.poll(retries).toBeGreaterThan(3);
  });
  await recordedOf(visitor, 1);
  await expect.poll(problems).toEqual([200, []]);
});

test("the log has one JSON event per line, without visitors, answers and addresses", async () => {
  await coldWith({ DB: "gone", RESULTS: "gone" });
  const visitor = visit(server);
  for (const game of GAME_NAMES) expect(await (await beforeTheEnd(visitor, game)).end()).toMatchObject(AWAY);
  await fromAddress(visitor, "203.0.113.7").post("/api/feedback", { message: "Hi", email: "fan@deke.example" });
  await expect.poll(() => log.push(...server.takeLog()) && log.join("\n")).toContain("result-not-queued");
  const lines = log.filter((line) => line.startsWith("{"));
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(
    expect.arrayContaining([
      "result-queued",
      "result-retried",
      "result-not-queued",
      "storage-unavailable",
      "facts-version-unread",
    ]),
  );
  const text = log.join("\n");
  for (const named of [
    visitor.cookie?.split("=")[1] ?? "nobody",
    ...[last.classic, last.face, last.career, last.legends].map(String),
    JSON.stringify(last.roster),
    "q".repeat(22),
    "203.0.113",
    "fan@",
    "://",
  ])
    expect(text).not.toContain(named);
});
