import { once } from "node:events";
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect } from "vitest";
import {
  begin,
  beginDay,
  fetchLeague,
  guess,
  guessAll,
  othersThan,
  player,
  secretOf,
  type Played,
} from "./any-game.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { cookieOf, storedResults, visit, type StoredResult, type Visitor } from "./visitor.ts";

const TODAY = "2026-11-21";
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
const MINUTE = 60_000;

let server: Server;
let secret: number;
let others: number[];

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(NOON);
  const league = await fetchLeague(server);
  await beginDay(server, TODAY);
  secret = await secretOf(server, TODAY);
  others = othersThan(secret, league, 30);
});
beforeEach(async () => {
  await server.deleteVisitors();
  await server.setClock(NOON, { stopped: true });
});

/** Begins today's Classic; the clock then says that the visitor has thought for some minutes. */
async function beginToday(visitor: Visitor, minutes = 5): Promise<Played> {
  const begun = await beginDay(visitor, TODAY);
  await server.setClock(NOON + minutes * MINUTE, { stopped: true });
  return begun;
}

/** Returns the stored results once no background work is left. */
async function recorded(): Promise<StoredResult[]> {
  await server.settle();
  return storedResults(server);
}

/** Returns the guesses of a response, in order. */
const guessesOf = ({ body: { view } }: Played) => view.tries.map(({ guess: made }) => made);

/** Plays a Grid with one shot, so that the visitor's id is among the results, and returns the id. */
async function idOf(visitor: Visitor): Promise<string> {
  const grid = player(visitor, "grid");
  const begun = await grid.begin({ kind: "day", day: TODAY });
  const shot = await grid.guess(begun.body.round, { square: 0, player: 8478402 });
  await grid.giveUp(shot.body.round);
  return (await recorded()).at(-1)?.visitor ?? "";
}

const resultsOf = async (game: string) => (await recorded()).filter((result) => result.game === game);

const MOVED_ON = { status: 409, body: { error: "round-moved-on" } };

/** Returns a second browser with the same cookie, as after moving a device. */
const sameVisitor = (visitor: Visitor): Visitor => visit(server, visitor.cookie);

describe("an honest player keeps the rank", () => {
  test("after a guess whose response was lost, and another guess from the stored token", async () => {
    const visitor = visit(server);
    const begun = await beginToday(visitor);
    const lost = await guess(visitor, begun.body.round, others[0]);
    const current = await guess(visitor, begun.body.round, others[1]);
    expect(current).toMatchObject(MOVED_ON);
    expect(current.body.view).toEqual(lost.body.view);
    await guessAll(visitor, current, [others[1] ?? 0, secret]);
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 3, mark: null }]);
  });

  test("after a tab was closed while its guess was judged", async () => {
    const visitor = visit(server);
    await guess(visitor, (await beginToday(visitor)).body.round, others[0]);
    const reloaded = await beginDay(visitor, TODAY);
    expect(guessesOf(reloaded)).toEqual([others[0]]);
    await guess(visitor, reloaded.body.round, secret);
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 2, mark: null }]);
  });

  test("on a phone, then a desktop, then the phone", async () => {
    const phone = visit(server);
    const begun = await beginToday(phone);
    const desktop = sameVisitor(phone);
    await guessAll(desktop, await beginDay(desktop, TODAY), others.slice(0, 2));
    const current = await guess(phone, begun.body.round, others[2]);
    expect(current).toMatchObject(MOVED_ON);
    expect(guessesOf(current)).toEqual(others.slice(0, 2));
    await guess(phone, current.body.round, secret);
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 3, mark: null }]);
  });

  test("when every move is sent twice: the same response comes back", async () => {
    const visitor = visit(server);
    let { round } = (await beginToday(visitor)).body;
    for (const made of [...others.slice(0, 2), secret]) {
      const [first, again] = [await guess(visitor, round, made), await guess(visitor, round, made)];
      expect(again.status).toBe(200);
      expect(again.body.view).toEqual(first.body.view);
      ({ round } = again.body);
    }
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 3, mark: null }]);
  });
});

describe("a round is dealt once", () => {
  test("to two tabs that ask at the same moment", async () => {
    const visitor = visit(server);
    await beginDay(visitor, "2026-11-03");
    const tabs = await Promise.all([beginDay(sameVisitor(visitor), TODAY), beginDay(sameVisitor(visitor), TODAY)]);
    expect(tabs[0]?.body.view.id).toBe(tabs[1]?.body.view.id);
    await server.setClock(NOON + 5 * MINUTE, { stopped: true });
    await guess(visitor, tabs[0]?.body.round ?? "", others[0]);
    expect(await guess(visitor, tabs[1]?.body.round ?? "", secret)).toMatchObject(MOVED_ON);
  });

  test("and its time runs from the first deal", async () => {
    const visitor = visit(server);
    await beginToday(visitor, 30);
    await guess(visitor, (await beginDay(visitor, TODAY)).body.round, secret);
    expect(await recorded()).toMatchObject([{ took_ms: 30 * MINUTE, mark: null }]);
  });

  test("with another id to another visitor, and for another day and game", async () => {
    const [one, other] = [visit(server), visit(server)];
    const rounds = [
      await beginDay(one, TODAY),
      await beginDay(other, TODAY),
      await beginDay(one, "2026-11-20"),
      await player(one, "career").begin({ kind: "day", day: TODAY }),
    ];
    expect(new Set(rounds.map(({ body }) => body.view.id)).size).toBe(4);
  });
});

describe("a rewound token learns nothing", () => {
  test("whatever is guessed with it", async () => {
    const visitor = visit(server);
    const begun = await beginToday(visitor);
    const [, second] = await guessAll(visitor, begun, others.slice(0, 2));
    for (const made of [secret, others[1], others[5], 1]) {
      const answer = await guess(visitor, begun.body.round, made);
      expect(answer, String(made)).toMatchObject(MOVED_ON);
      expect(answer.body.view).toEqual(second?.body.view);
    }
    expect(await recorded()).toEqual([]);
  });

  test("when thirty guesses come at once: one is judged", async () => {
    const visitor = visit(server);
    const { round } = (await beginToday(visitor)).body;
    const answers = await Promise.all(others.map((made) => guess(visitor, round, made)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const views = answers.map(({ body }) => JSON.stringify(body.view));
    expect(new Set(views).size).toBe(1);
  });

  test("after the round was lost: its last guess cannot be tried again", async () => {
    const visitor = visit(server);
    const answers = await guessAll(visitor, await beginToday(visitor), others.slice(0, 7));
    expect(await guess(visitor, answers[5]?.body.round ?? "", secret)).toMatchObject(MOVED_ON);
    expect(await recorded()).toMatchObject([{ won: 0, guesses: 7, mark: null }]);
  });

  test("after a Grid was stopped for its answers", async () => {
    const grid = player(visit(server), "grid");
    const begun = await grid.begin({ kind: "day", day: TODAY });
    const stopped = await grid.giveUp(begun.body.round);
    const { squares } = (stopped.body.view as unknown as { answer: { squares: number[][] } }).answer;
    const shot = await grid.guess(begun.body.round, { square: 0, player: squares[0]?.[0] });
    expect(shot).toMatchObject({ ...MOVED_ON, body: { view: { state: "gave-up" } } });
  });
});

describe("while the visitor's object is away", () => {
  afterEach(() => server.trouble({}));

  test("moves are judged, and the object adopts them when it is back", async () => {
    const visitor = visit(server);
    const begun = await beginToday(visitor);
    await server.trouble({ ATTEMPTS: "gone" });
    const [, second] = await guessAll(visitor, begun, others.slice(0, 2));
    await server.trouble({});
    const won = await guess(visitor, second?.body.round ?? "", secret);
    expect(won.body.view).toMatchObject({ state: "won" });
    expect(won.body.view).not.toHaveProperty("mark");
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 3, mark: null }]);
  });

  test("a whole round is judged, and its result waits until the object is back", async () => {
    const visitor = visit(server);
    await server.trouble({ ATTEMPTS: "gone" });
    await guessAll(visitor, await beginToday(visitor), [others[0] ?? 0, secret]);
    expect(await recorded()).toEqual([]);
    await server.trouble({});
    await expect.poll(recorded, { timeout: 20_000 }).toMatchObject([{ won: 1, guesses: 2, mark: null }]);
  });

  test("a move is judged after 300 ms, and appended when the object responds", async () => {
    const visitor = visit(server);
    const begun = await beginToday(visitor);
    await server.trouble({ ATTEMPTS: "held" });
    const first = await guess(visitor, begun.body.round, others[0]);
    expect(first.status).toBe(200);
    await server.trouble({});
    await server.settle();
    // A page that lost the response gets it again.
    expect((await beginDay(visitor, TODAY)).body.view).toEqual(first.body.view);
    await guess(visitor, first.body.round, secret);
    expect(await recorded()).toMatchObject([{ guesses: 2, mark: null }]);
  });

  test("a move that turns out to conflict branches the attempt", async () => {
    const phone = visit(server);
    const begun = await beginToday(phone);
    await guess(sameVisitor(phone), begun.body.round, others[1]);
    await server.trouble({ ATTEMPTS: "held" });
    const judged = await guess(phone, begun.body.round, others[0]);
    expect(guessesOf(judged)).toEqual([others[0]]);
    await server.trouble({});
    await server.settle();
    const current = await guess(phone, judged.body.round, secret);
    expect(current).toMatchObject(MOVED_ON);
    expect(guessesOf(current)).toEqual([others[1]]);
    const won = await guess(phone, current.body.round, secret);
    expect(won.body.view).toMatchObject({ state: "won", mark: "branched" });
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 2, mark: "branched" }]);
    expect((await phone.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, mark: "branched" }] });
    await server.setClock(NOON + 60 * MINUTE, { stopped: true });
    expect((await server.get(`/api/days/${TODAY}/classic/outcomes`)).body).toMatchObject({
      distribution: [0, 0, 0, 0, 0, 0, 0],
    });
  });

  test("so does a last move that turns out to conflict", async () => {
    const phone = visit(server);
    const begun = await beginToday(phone);
    await guess(sameVisitor(phone), begun.body.round, others[1]);
    await server.trouble({ ATTEMPTS: "held" });
    await guess(phone, begun.body.round, secret);
    await server.trouble({});
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 1, mark: "branched" }]);
  });

  test("a round is dealt with the id and start of the first deal, which it adopts", async () => {
    const visitor = visit(server);
    const first = await beginToday(visitor, 20);
    await server.trouble({ ATTEMPTS: "gone" });
    const again = await beginDay(visitor, TODAY);
    expect(again.body.view.id).toBe(first.body.view.id);
    await server.trouble({});
    await guess(visitor, again.body.round, secret);
    expect(await recorded()).toMatchObject([{ took_ms: 20 * MINUTE, mark: null }]);
  });
});

describe("a finished round", () => {
  afterEach(() => server.trouble({}));

  test("is dealt as finished while D1 is away", async () => {
    const visitor = visit(server);
    const won = (await guessAll(visitor, await beginToday(visitor), [others[0] ?? 0, secret])).at(-1);
    await server.settle();
    await server.trouble({ DB: "gone" });
    expect((await beginDay(visitor, TODAY)).body.view).toEqual(won?.body.view);
  });

  test("counts once, for the visitor whom it was dealt to, whoever sends it", async () => {
    const [visitor, other] = [visit(server), visit(server)];
    const { round } = (await beginToday(visitor)).body;
    await beginDay(other, TODAY);
    for (let times = 0; times < 5; times++)
      for (const by of [visit(server), other, visitor]) expect((await guess(by, round, secret)).status).toBe(200);
    expect(await recorded()).toMatchObject([{ won: 1, mark: null }]);
    expect((await visitor.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
    expect((await other.get("/api/me")).body).toMatchObject({ results: [] });
  });

  test("gives a browser its cookie back that has lost it, but not its round", async () => {
    const lost = visit(server);
    await guessAll(lost, await beginToday(visit(server)), [others[0] ?? 0, secret]);
    expect(await recorded()).toMatchObject([{ guesses: 2, mark: null }]);
    expect((await lost.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
  });
});

describe("a browser that has lost its cookie, but not its running daily", () => {
  /** Deals the daily again, as a page does that finds a stored round. */
  const dealAgain = (browser: Visitor, round: string) => begin(browser, { kind: "day", day: TODAY, round });

  test("is the same visitor when its page compares the round with the server's", async () => {
    const played = await guess(visit(server), (await beginToday(visit(server))).body.round, others[0]);
    const browser = visit(server);
    const dealt = await dealAgain(browser, played.body.round);
    expect(dealt.body.view).toEqual(played.body.view);
    await guess(browser, dealt.body.round, secret);
    expect(await recorded()).toMatchObject([{ guesses: 2, mark: null }]);
    expect((await browser.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
  });

  test("keeps a cookie that it has, and is a new visitor with the round of a deleted one", async () => {
    const [first, second] = [visit(server), visit(server)];
    const played = await guess(first, (await beginToday(first)).body.round, others[0]);
    await beginToday(second);
    expect(guessesOf(await dealAgain(second, played.body.round))).toEqual([]);
    await first.ask("DELETE", "/api/me");
    for (const round of [played.body.round, "x"]) {
      const browser = visit(server);
      expect(guessesOf(await dealAgain(browser, round))).toEqual([]);
      expect(browser.cookie).not.toBeNull();
    }
  });
});

describe("a Grid that is stopped before its first shot", () => {
  test("is no result, cannot be resumed, and is offered by the archive", async () => {
    const visitor = visit(server);
    const grid = player(visitor, "grid");
    const asked = { kind: "day", day: TODAY } as const;
    const stopped = await grid.giveUp((await grid.begin(asked)).body.round);
    expect(stopped.body.view).toMatchObject({ state: "gave-up", tries: [] });
    expect(await recorded()).toEqual([]);
    expect(await visitor.ask("PUT", "/api/me/nickname", { nickname: "Ginette" })).toMatchObject({
      status: 409,
      body: { error: "unknown-visitor" },
    });
    expect(await server.post("/api/rounds/grid/finished", { round: stopped.body.round })).toMatchObject({
      status: 400,
    });
    expect((await grid.begin(asked)).body.view).toMatchObject({ state: "gave-up" });
    await server.setClock("2026-11-22T12:00:00Z", { stopped: true });
    expect((await grid.begin(asked)).body.view).toMatchObject({ kind: "archive", state: "guessing" });
  });

  test("counts once a shot was made", async () => {
    await idOf(visit(server));
    expect(await recorded()).toMatchObject([{ game: "grid", guesses: 1, won: 0 }]);
  });
});

describe("moving a device", () => {
  afterEach(() => server.trouble({}));

  /** Joins two devices: the second becomes the visitor of the first. */
  async function join(first: Visitor, second: Visitor): Promise<void> {
    const { code } = (await first.post<{ code: string }>("/api/me/code", undefined)).body;
    expect((await second.post("/api/me/claim", { code })).status).toBe(200);
  }

  test("takes the attempts along, and the old device plays on", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const played = (await guessAll(laptop, await beginToday(laptop), others.slice(0, 2))).at(-1) as Played;
    await beginDay(phone, "2026-11-03");
    await join(phone, laptop);
    await server.settle();
    expect((await beginDay(phone, TODAY)).body.view).toEqual(played.body.view);
    await guess(laptop, played.body.round, secret);
    expect(await recorded()).toMatchObject([{ guesses: 3, mark: null }]);
    expect((await phone.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
  });

  test("branches attempts that differ, and says why", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const [begun, other] = [await beginToday(laptop), await beginToday(phone)];
    await guessAll(laptop, begun, others.slice(0, 2));
    const probe = await guess(phone, other.body.round, others[2]);
    await join(phone, laptop);
    await server.settle();
    const won = await guess(phone, probe.body.round, secret);
    expect(won.body.view).toMatchObject({ mark: "two-devices" });
    expect(await recorded()).toMatchObject([{ guesses: 2, mark: "two-devices" }]);
  });

  test.each([
    ["the finished device", true],
    ["the other device", false],
  ])("marks a result of today if the attempts differ, claimed on %s", async (_device, isFinishedFirst) => {
    const [phone, laptop, other] = [visit(server), visit(server), visit(server)];
    const [begun, fresh, third] = [await beginToday(phone), await beginToday(laptop), await beginToday(other)];
    await server.setClock(NOON + 10 * MINUTE, { stopped: true });
    await guessAll(phone, begun, others.slice(0, 6));
    await guess(laptop, fresh.body.round, secret);
    await guess(other, third.body.round, secret);
    await server.settle();
    await laptop.ask("PUT", "/api/me/nickname", { nickname: "Ginette" });
    expect((await laptop.get("/api/leaderboard")).body).toMatchObject({ you: { nickname: "Ginette" } });
    await (isFinishedFirst ? join(phone, laptop) : join(laptop, phone));
    await server.settle();
    const mine = { mark: "two-devices", on_board: 0, place: 0, streak: 0 };
    const results = await recorded();
    expect(results.find(({ mark }) => mark !== null)).toMatchObject({ won: 1, guesses: 1, ...mine });
    expect(results.filter(({ mark }) => mark === null)).toHaveLength(1);
    for (const period of ["today", "week", "all"])
      expect((await phone.get(`/api/leaderboard?period=${period}`)).body).toMatchObject({ total: 0, you: null });
    const { DB } = server;
    const tally = await DB.prepare("SELECT endings FROM tallies WHERE game = 'classic' AND day = ?")
      .bind(TODAY)
      .first();
    expect(tally).toEqual({ endings: '{"1/1/1":1}' });
    expect((await phone.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, mark: "two-devices" }] });
  });

  test("does not mark a result that was finished before the other device began", async () => {
    const [phone, laptop] = [visit(server), visit(server)];
    const begun = await beginToday(laptop);
    await server.setClock(NOON + 10 * MINUTE, { stopped: true });
    await guess(laptop, begun.body.round, secret);
    await server.settle();
    await server.setClock(NOON + 20 * MINUTE, { stopped: true });
    await guess(phone, (await beginToday(phone)).body.round, others[0]);
    await join(laptop, phone);
    await server.settle();
    expect(await recorded()).toMatchObject([{ guesses: 1, mark: null }]);
  });

  test("does not mark results of past days", async () => {
    const [phone, laptop] = [visit(server), visit(server)];
    const [begun, fresh] = [await beginToday(phone), await beginToday(laptop)];
    await server.setClock(NOON + 10 * MINUTE, { stopped: true });
    await guess(phone, begun.body.round, others[0]);
    await guess(laptop, fresh.body.round, secret);
    await server.settle();
    await server.setClock("2026-11-22T12:00:00Z", { stopped: true });
    const next = await beginDay(visit(server), "2026-11-22");
    await server.setClock("2026-11-22T13:00:00Z", { stopped: true });
    await guess(server, next.body.round, await secretOf(server, "2026-11-22"));
    await server.settle();
    await join(phone, laptop);
    expect(await recorded()).toMatchObject([
      { day: TODAY, mark: null },
      { day: "2026-11-22", mark: null },
    ]);
  });

  test("does not branch attempts of which one continues the other", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const played = await guess(laptop, (await beginToday(laptop)).body.round, others[0]);
    await beginToday(phone);
    await join(phone, laptop);
    await server.settle();
    const current = await beginDay(phone, TODAY);
    expect(guessesOf(current)).toEqual(guessesOf(played));
    await guess(phone, current.body.round, secret);
    expect(await recorded()).toMatchObject([{ guesses: 2, mark: null }]);
  });

  test("goes on in the background if the object does not respond for a second", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const played = await guess(laptop, (await beginToday(laptop)).body.round, others[0]);
    await beginDay(phone, "2026-11-03");
    await server.trouble({ ATTEMPTS: "held" });
    await join(phone, laptop);
    await server.trouble({});
    await server.settle();
    expect((await beginDay(phone, TODAY)).body.view).toEqual(played.body.view);
  });

  test("that was interrupted refuses moves with a retryable error, and is finished", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const [from, into] = [await idOf(laptop), await idOf(phone)];
    const played = await guess(laptop, (await beginToday(laptop)).body.round, others[0]);
    await (await server.attemptsOf(from)).startMove(into);
    const refused = await guess(laptop, played.body.round, secret);
    expect(refused).toMatchObject({ status: 503, body: { error: "device-moving" } });
    expect(refused.headers.get("Retry-After")).toBe("2");
    await server.settle();
    expect((await guess(laptop, played.body.round, secret)).body.view).toMatchObject({ state: "won" });
    expect(await resultsOf("classic")).toMatchObject([{ visitor: into, guesses: 2, mark: null }]);
  });

  test("that was interrupted is finished by a result from the queue", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const [from, into] = [await idOf(laptop), await idOf(phone)];
    const begun = await beginToday(laptop);
    await server.trouble({ ATTEMPTS: "gone" });
    await guess(laptop, begun.body.round, secret);
    await (await server.attemptsOf(from)).startMove(into);
    await server.trouble({});
    await expect
      .poll(() => resultsOf("classic"), { timeout: 20_000 })
      .toMatchObject([{ visitor: into, guesses: 1, mark: null }]);
  });

  test("keeps the attempts until the other object has them, and adopting them twice changes nothing", async () => {
    const [old, heir] = [await server.attemptsOf("old"), await server.attemptsOf("heir")];
    const attempt = { day: TODAY, round: "r", begun: 0, movedAt: 0, guesses: [1], gaveUp: false };
    await old.begin("classic", attempt);
    const copy = await old.startMove("heir");
    expect(await old.read("classic", TODAY)).toEqual(attempt);
    for (let times = 0; times < 2; times++) {
      await heir.receiveAttempts(copy);
      expect(await heir.read("classic", TODAY)).toEqual(attempt);
    }
    await old.finishMove("heir");
    expect(await old.read("classic", TODAY)).toBeNull();
    expect(await old.begin("classic", attempt)).toEqual({ movedTo: "heir", isMoving: false });
  });

  test("is followed three times, and no further", async () => {
    const visitor = visit(server);
    const id = await idOf(visitor);
    const begun = await beginToday(visitor);
    const chain = [id, "second", "third", "fourth", "fifth"];
    const move = async (hop: number) => {
      const [from, into] = [await server.attemptsOf(chain[hop] ?? ""), await server.attemptsOf(chain[hop + 1] ?? "")];
      await into.receiveAttempts(await from.startMove(chain[hop + 1] ?? ""));
      await from.finishMove(chain[hop + 1] ?? "");
    };
    for (const hop of [0, 1, 2]) await move(hop);
    const first = await guess(visitor, begun.body.round, others[0]);
    expect(await (await server.attemptsOf("fourth")).read("classic", TODAY)).toMatchObject({ guesses: [others[0]] });
    await move(3);
    expect((await guess(visit(server), begun.body.round, others[1])).status).toBe(200);
    expect(await (await server.attemptsOf("fifth")).read("classic", TODAY)).toMatchObject({
      guesses: guessesOf(first),
    });
  });
});

describe("attempts", () => {
  test("are deleted with the visitor", async () => {
    const visitor = visit(server);
    await guess(visitor, (await beginToday(visitor)).body.round, others[0]);
    const { cookie } = visitor;
    await visitor.ask("DELETE", "/api/me");
    await server.settle();
    expect(guessesOf(await beginDay(visit(server, cookie), TODAY))).toEqual([]);
  });

  test("cannot be continued after the deletion of their visitor, who does not get the cookie back", async () => {
    const visitor = visit(server);
    const begun = await beginToday(visitor);
    const played = await guessAll(visitor, begun, others.slice(0, 3));
    await visitor.ask("DELETE", "/api/me");
    const other = visit(server);
    await beginDay(other, TODAY);
    for (const by of [visit(server), other]) {
      const { cookie } = by;
      for (const { body } of [begun, ...played])
        expect(await guess(by, body.round, secret)).toMatchObject({ status: 400, body: { error: "invalid-token" } });
      expect(by.cookie).toBe(cookie);
    }
    expect(await recorded()).toEqual([]);
  });

  test("leave no result if they were finished before the deletion of their visitor, and recorded after it", async () => {
    const visitor = visit(server);
    const begun = await beginToday(visitor);
    await server.trouble({ ATTEMPTS: "gone", RESULTS: "gone" });
    const won = await guess(visitor, begun.body.round, secret);
    await server.trouble({});
    await visitor.ask("DELETE", "/api/me");
    const other = visit(server);
    await beginDay(other, TODAY);
    await other.post("/api/rounds/classic/finished", { round: won.body.round });
    expect(await recorded()).toEqual([]);
  });

  test("begun with the cookie of a deleted visitor belong to a new one", async () => {
    const id = "d".repeat(22);
    const [visitor, left] = [visit(server, cookieOf(id)), visit(server, cookieOf(id))];
    await beginToday(visitor);
    await visitor.ask("DELETE", "/api/me");
    const { round } = (await beginDay(left, TODAY)).body;
    await server.setClock(NOON + 60 * MINUTE, { stopped: true });
    await guess(left, round, secret);
    expect(await recorded()).toMatchObject([{ visitor: expect.not.stringContaining(id), mark: null }]);
    expect((await left.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
  });

  test("begun before the deletion of their visitor are refused by the object for a week", async () => {
    const attempts = await server.attemptsOf("a deleted visitor of this test alone");
    const attempt = { day: TODAY, round: "r", begun: NOON, movedAt: NOON, guesses: [], gaveUp: false };
    const move = { kind: "guess", guess: 1, hard: false } as const;
    expect(await attempts.deleteAll(NOON)).toBe(false);
    await attempts.begin("classic", attempt);
    expect(await attempts.deleteAll(NOON + MINUTE)).toBe(true);
    expect(await attempts.deleteAll(NOON + MINUTE)).toBe(false);
    const refused = { isDeleted: true };
    expect(await attempts.append("classic", attempt, move, false, NOON)).toEqual(refused);
    expect(await attempts.merge("classic", attempt, "branched")).toEqual(refused);
    await attempts.receiveAttempts([["classic 6", attempt]]);
    expect(await attempts.readAll()).toEqual([]);
    const later = { ...attempt, begun: NOON + 2 * MINUTE };
    expect(await attempts.begin("classic", later)).toEqual(later);
    await attempts.deleteIfExpired(Date.now() + 8 * 24 * 60 * MINUTE);
    expect(await attempts.merge("classic", attempt, "branched")).toEqual(attempt);
  });

  test("are deleted when nothing was written for a week, and not before", async () => {
    const attempts = await server.attemptsOf("a visitor of this test alone");
    await attempts.begin("classic", { day: TODAY, round: "r", begun: 0, movedAt: 0, guesses: [1], gaveUp: false });
    await attempts.deleteIfExpired(Date.now() + 6 * 24 * 60 * MINUTE);
    expect(await attempts.read("classic", TODAY)).toMatchObject({ guesses: [1] });
    await attempts.deleteIfExpired(Date.now() + 8 * 24 * 60 * MINUTE);
    expect(await attempts.read("classic", TODAY)).toBeNull();
  });

  test("cost one object call per deal and move, and none for the result", async () => {
    const visitor = visit(server);
    await server.takeUse();
    const begun = await beginToday(visitor);
    await guessAll(visitor, begun, [...others.slice(0, 3), secret]);
    await server.settle();
    expect(await server.takeUse()).toMatchObject({ objects: 5 });
  });
});

test("a guess counts from when it was received, however slowly it was sent: it cannot be backdated over midnight", async () => {
  const visitor = visit(server);
  await server.setClock(`${TODAY}T23:50:00Z`, { stopped: true });
  const { round } = (await beginDay(visitor, TODAY)).body;
  await server.setClock(`${TODAY}T23:59:59Z`, { stopped: true });
  const body = JSON.stringify({ round, guess: secret });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    Cookie: visitor.cookie ?? "",
  };
  const sent = request(new URL("/api/rounds/classic/guess", server.url), { method: "POST", headers });
  sent.write(body.slice(0, 10));
  // By then it has reached the Worker, incomplete.
  await setTimeout(300);
  await server.setClock("2026-11-22T00:00:03Z", { stopped: true });
  sent.end(body.slice(10));
  const [response] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await recorded()).toMatchObject([{ finished_at: Date.parse("2026-11-22T00:00:03Z"), mark: "late" }]);
});
