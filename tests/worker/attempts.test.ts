import { once } from "node:events";
import { request } from "node:http";
import { afterEach, describe, expect } from "vitest";
import { begin, beginDay, dealClassic, guess, player, secretOf, type Played } from "./any-game.ts";
import { AWAY, DAY, MINUTE, MOVED_ON, NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
import { idOf, joinDevices, known, storedResults, visit, type Visitor } from "./visitor.ts";

const server = serverAt();
let secret: number;
let others: number[];

test.beforeAll(async () => {
  ({ secret, others } = await dealClassic(server, TODAY));
});

/** Begins today's Classic; the clock then says that the visitor has thought for some minutes. */
async function beginToday(visitor: Visitor, minutes = 5): Promise<Played> {
  const begun = await beginDay(visitor, TODAY);
  await server.setClock(NOON + minutes * MINUTE);
  return begun;
}

/** Returns the guesses of a response, in order. */
const guessesOf = ({ body: { view } }: Played) => view.tries.map(({ guess: made }) => made);

/** Returns a second browser with the same cookie, as after moving a device. */
const sameVisitor = (visitor: Visitor): Visitor => visit(server, visitor.cookie);

describe("a round is dealt once", () => {
  test("to two tabs that ask at the same moment", async () => {
    const visitor = visit(server);
    await beginDay(visitor, "2026-11-03");
    const tabs = await Promise.all([beginDay(sameVisitor(visitor), TODAY), beginDay(sameVisitor(visitor), TODAY)]);
    expect(tabs[0]?.body.view.id).toBe(tabs[1]?.body.view.id);
    await server.setClock(NOON + 5 * MINUTE);
    await guess(visitor, tabs[0]?.body.round ?? "", others[0]);
    expect(await guess(visitor, tabs[1]?.body.round ?? "", secret)).toMatchObject(MOVED_ON);
  });

  test("and its time runs from the first deal", async () => {
    const visitor = visit(server);
    await beginToday(visitor, 30);
    await guess(visitor, (await beginDay(visitor, TODAY)).body.round, secret);
    expect(await storedResults(server)).toMatchObject([{ took_ms: 30 * MINUTE, mark: null }]);
  });

  test("with another id to another visitor, and for another day and game", async () => {
    const [one, other] = [visit(server), visit(server)];
    const rounds = [
      await beginDay(one, TODAY),
      await beginDay(other, TODAY),
      await beginDay(one, "2026-11-20"),
      await player(one, "career").beginDay(TODAY),
    ];
    expect(new Set(rounds.map(({ body }) => body.view.id)).size).toBe(4);
  });
});

test("of thirty guesses that come at once with one token, one is judged", async () => {
  const visitor = visit(server);
  const { round } = (await beginToday(visitor)).body;
  const answers = await Promise.all(others.map((made) => guess(visitor, round, made)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.view))).size).toBe(1);
});

describe("while the visitor's object is away", () => {
  afterEach(() => server.trouble({}));

  test("no move is judged, and the round goes on later", async () => {
    const visitor = visit(server);
    const { round } = (await beginToday(visitor)).body;
    await server.trouble({ ATTEMPTS: "gone" });
    for (const made of [secret, others[0]]) expect(await guess(visitor, round, made)).toMatchObject(AWAY);
    await server.trouble({});
    await guess(visitor, round, secret);
    expect(await storedResults(server)).toMatchObject([{ won: 1, guesses: 1, mark: null }]);
  });

  test("a known visitor is dealt no daily, and a new one is", async () => {
    const visitor = visit(server);
    await beginDay(visitor, "2026-11-03");
    await server.trouble({ ATTEMPTS: "gone" });
    expect(await beginDay(visitor, TODAY)).toMatchObject(AWAY);
    expect((await beginDay(visit(server), TODAY)).status).toBe(200);
    await server.trouble({});
    expect((await beginDay(visitor, TODAY)).status).toBe(200);
  });

  test("for a restart, deals and moves are tried once more", async () => {
    const visitor = visit(server);
    await server.trouble({ ATTEMPTS: { fault: "gone", call: 1 } });
    const begun = await beginToday(visitor);
    expect(guessesOf(await guess(visitor, begun.body.round, others[0]))).toEqual([others[0]]);
    expect(guessesOf(await beginDay(visitor, TODAY))).toEqual([others[0]]);
  });

  test("because it is overloaded, it is not called again", async () => {
    const visitor = visit(server);
    const { round } = (await beginToday(visitor)).body;
    await server.settle();
    await server.trouble({ ATTEMPTS: "overloaded" });
    const refuse = async () => expect(await guess(visitor, round, others[0])).toMatchObject(AWAY);
    expect(await server.useOf(refuse)).toMatchObject({ objects: 1 });
  });
});

describe("a browser that has lost its cookie, but not its running daily", () => {
  /** Deals the daily again, as a page does that finds a stored round. */
  const dealAgain = (browser: Visitor, round: string) => begin(browser, { kind: "day", day: TODAY, round });

  test("is the same visitor by a move, or when its page compares the round with the server's", async () => {
    for (const isMoved of [true, false]) {
      const played = await guess(visit(server), (await beginToday(visit(server))).body.round, others[0]);
      const browser = visit(server);
      const current = isMoved ? played : await dealAgain(browser, played.body.round);
      expect(current.body.view).toEqual(played.body.view);
      await guess(browser, current.body.round, secret);
      await server.settle();
      expect((await browser.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, guesses: 2 }] });
    }
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

test("a Grid that is stopped before its first shot is no result, cannot be resumed, and is offered by the archive", async () => {
  const visitor = visit(server);
  const grid = player(visitor, "grid");
  const stopped = await grid.giveUp((await grid.beginDay(TODAY)).body.round);
  expect(stopped.body.view).toMatchObject({ state: "gave-up", tries: [] });
  expect(await storedResults(server)).toEqual([]);
  expect(await visitor.ask("PUT", "/api/me/nickname", { nickname: "Ginette" })).toMatchObject(
    refusal(409, "unknown-visitor"),
  );
  expect((await grid.beginDay(TODAY)).body.view).toMatchObject({ state: "gave-up" });
  await server.setClock("2026-11-22T12:00:00Z");
  expect((await grid.beginDay(TODAY)).body.view).toMatchObject({ kind: "archive", state: "guessing" });
});

test.each([
  ["on the same day", NOON + 60 * MINUTE, { status: 200, body: { view: { state: "won" } } }],
  ["six days later", NOON + 6 * 24 * 60 * MINUTE, refusal(409, "day-finished")],
])("a result that neither D1 nor the queue took is recorded by a deal of its day %s", async (_when, at, response) => {
  const visitor = visit(server);
  const { round } = (await beginToday(visitor)).body;
  const lost = await server.during({ DB: "gone", RESULTS: "gone" }, () => guess(visitor, round, secret));
  expect(lost).toMatchObject(AWAY);
  expect(await storedResults(server)).toEqual([]);
  await server.setClock(at);
  expect(await beginDay(visitor, TODAY)).toMatchObject(response);
  const won = { kind: "daily", won: 1, guesses: 1, mark: null, finished_at: NOON + 5 * MINUTE };
  expect(await storedResults(server)).toMatchObject([won]);
});

describe("joining devices", () => {
  /** Returns two devices: the first has begun today's Classic, the second has won it. */
  async function playApart(): Promise<{ laptop: Visitor; phone: Visitor; begun: Played; won: Played }> {
    const [laptop, phone] = [visit(server), visit(server)];
    const [begun, other] = [await beginToday(laptop), await beginToday(phone)];
    await server.setClock(NOON + 10 * MINUTE);
    const played = await guess(laptop, begun.body.round, others[0]);
    const won = await guess(phone, other.body.round, secret);
    await server.settle();
    return { laptop, phone, begun: played, won };
  }

  test("keeps a result of a running puzzle for the visitor alone, and closes the first device's round", async () => {
    const { laptop, phone, begun } = await playApart();
    await phone.ask("PUT", "/api/me/nickname", { nickname: "Ginette" });
    await joinDevices(laptop, phone);
    expect(await storedResults(server)).toMatchObject([{ won: 1, mark: "joined", place: 0, streak: 0 }]);
    for (const period of ["today", "week", "all"])
      expect((await phone.get(`/api/leaderboard?period=${period}`)).body).toMatchObject({ total: 0, you: null });
    expect(await server.value("SELECT endings FROM tallies WHERE game = 'classic'")).toBe("{}");
    for (const device of [laptop, phone])
      expect((await device.get("/api/me")).body).toMatchObject({
        nickname: "Ginette",
        results: [{ of: TODAY, mark: "joined" }],
      });
    // Neither the round that was open nor a new one: the answer is known.
    const finished = refusal(409, "day-finished");
    expect(await guess(laptop, begun.body.round, secret)).toMatchObject(finished);
    for (const trouble of [{}, { DB: "gone" }] as const)
      expect(await server.during(trouble, () => beginDay(laptop, TODAY))).toMatchObject(finished);
  });

  test("keeps the first device's own result and its rank", async () => {
    const { laptop, phone, begun } = await playApart();
    await guess(laptop, begun.body.round, secret);
    await server.settle();
    await joinDevices(laptop, phone);
    expect(await storedResults(server)).toMatchObject([{ guesses: 2, mark: null }]);
    expect((await phone.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, guesses: 2 }] });
  });

  test("discards the second device's open round, and leaves the first device's open", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const [begun, other] = [await beginToday(laptop), await beginToday(phone)];
    const played = await guess(laptop, begun.body.round, others[0]);
    const probe = await guess(phone, other.body.round, others[1]);
    await joinDevices(laptop, phone);
    expect(await guess(phone, probe.body.round, secret)).toMatchObject({ body: { error: "invalid-token" } });
    expect((await beginDay(phone, TODAY)).body.view).toEqual(played.body.view);
  });

  test("gives a browser that still has the former cookie a new visitor at its next deal, and says so", async () => {
    const { laptop, phone } = await playApart();
    const tab = sameVisitor(phone);
    await joinDevices(laptop, phone);
    const browser = sameVisitor(tab);
    const dealt = await beginDay(browser, TODAY);
    expect(dealt.body).toMatchObject({ visitorReplaced: true, view: { state: "guessing", tries: [] } });
    expect(browser.cookie).not.toBe(tab.cookie);
    expect((await beginDay(browser, TODAY)).body).not.toHaveProperty("visitorReplaced");
    // Until then nothing new can be stored for it.
    expect(await tab.post("/api/me/code", undefined)).toMatchObject(refusal(409, "unknown-visitor"));
  });

  test("answers while the objects are away, and the queue completes it", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const [begun, won] = [await beginToday(laptop), await beginToday(phone)];
    const left = sameVisitor(phone);
    await guess(phone, won.body.round, secret);
    await server.settle();
    await server.during({ ATTEMPTS: "gone" }, () => joinDevices(laptop, phone));
    const refusals = async () => [
      (await guess(laptop, begun.body.round, 1)).body.error,
      (await guess(left, won.body.round, 1)).body.error,
    ];
    await expect.poll(refusals).toEqual(["day-finished", "invalid-token"]);
  });

  test("fails, and can be repeated, if neither the objects nor the queue respond", async () => {
    const { laptop, phone } = await playApart();
    const failed = await server.during({ ATTEMPTS: "gone", RESULTS: "gone" }, () => joinDevices(laptop, phone));
    expect(failed.status).toBe(503);
    await joinDevices(laptop, phone);
    expect(await storedResults(server)).toMatchObject([{ mark: "joined" }]);
    expect(await beginDay(laptop, TODAY)).toMatchObject(refusal(409, "day-finished"));
  });
});

describe("attempts", () => {
  test("cannot be continued after the deletion of their visitor, in a daily or the archive", async () => {
    const visitor = visit(server);
    const [daily, archive] = [await beginToday(visitor), await beginDay(visitor, "2026-11-03")];
    const right = await secretOf(server, "2026-11-03");
    await visitor.ask("DELETE", "/api/me");
    const other = visit(server);
    await beginDay(other, TODAY);
    for (const by of [visit(server), other]) {
      const { cookie } = by;
      for (const answer of [await guess(by, daily.body.round, secret), await guess(by, archive.body.round, right)])
        expect(answer).toMatchObject({ body: { error: "invalid-token" } });
      expect(by.cookie).toBe(cookie);
    }
    expect(await storedResults(server)).toEqual([]);
  });

  test("are deleted later if the object is away: the queue tries until it is done", async () => {
    const visitor = visit(server);
    const { round } = (await beginToday(visitor)).body;
    await server.during({ ATTEMPTS: "gone" }, () => visitor.ask("DELETE", "/api/me"));
    const refused = async () => (await guess(visit(server), round, others[0])).body.error;
    await expect.poll(refused).toBe("invalid-token");
  });

  test("begun with the cookie of a deleted visitor belong to a new one", async () => {
    const [visitor, left] = [known(server, "deleted"), known(server, "deleted")];
    await beginToday(visitor);
    await visitor.ask("DELETE", "/api/me");
    const { round, ...dealt } = (await beginDay(left, TODAY)).body;
    expect(dealt).toMatchObject({ visitorReplaced: true });
    await server.setClock(NOON + 60 * MINUTE);
    await guess(left, round, secret);
    expect(await storedResults(server)).toMatchObject([
      { visitor: expect.not.stringContaining("deleted"), mark: null },
    ]);
    expect((await left.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
  });

  test("expire: those of a deleted visitor are refused for 400 days, others kept for a week", async () => {
    /** Runs the alarm of a visitor's object as some days later. */
    const pass = (name: string, days: number) => server.expireAttempts(idOf(name), Date.now() + days * DAY);
    const [visitor, other] = [known(server, "deleted"), known(server, "kept")];
    const [lost, begun] = [await beginToday(visitor), await beginToday(other)];
    await visitor.ask("DELETE", "/api/me");
    await guess(other, begun.body.round, others[0]);
    await pass("deleted", 399);
    await pass("kept", 6);
    expect(await guess(visitor, lost.body.round, others[0])).toMatchObject({ body: { error: "invalid-token" } });
    expect(guessesOf(await beginDay(other, TODAY))).toEqual([others[0]]);
    await pass("deleted", 401);
    await pass("kept", 8);
    expect((await guess(visitor, lost.body.round, others[0])).status).toBe(200);
    expect(guessesOf(await beginDay(other, TODAY))).toEqual([]);
  });
});

test("a guess counts from when it was received, however slowly it was sent: it cannot be backdated over midnight", async () => {
  const visitor = visit(server);
  await server.setClock(`${TODAY}T23:50:00Z`);
  const { round } = (await beginDay(visitor, TODAY)).body;
  await server.setClock(`${TODAY}T23:59:59Z`);
  const body = JSON.stringify({ round, guess: secret });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    Cookie: visitor.cookie ?? "",
  };
  const sent = request(new URL("/api/rounds/classic/guess", server.url), { method: "POST", headers });
  sent.write(body.slice(0, 10));
  // It has reached the Worker, incomplete.
  await server.receiving();
  await server.setClock("2026-11-22T00:00:03Z");
  sent.end(body.slice(10));
  const [response] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await storedResults(server)).toMatchObject([
    { finished_at: Date.parse("2026-11-22T00:00:03Z"), mark: "late" },
  ]);
});

test("a visitor's object writes one row per deal, one per move, and one for its alarm", async () => {
  const visitor = visit(server);
  const deal = await server.useOf(() => beginDay(visitor, TODAY));
  expect(deal).toMatchObject({ objects: 1, objectRowsWritten: 2 });
  const { round } = (await beginDay(visitor, TODAY)).body;
  const move = await server.useOf(() => guess(visitor, round, others[0]));
  expect(move).toMatchObject({ objects: 1, objectRowsWritten: 1 });
  expect(move.objectRowsRead).toBeGreaterThan(0);
  // An outdated round is compared, and nothing is written.
  const outdated = await server.useOf(() => guess(visitor, round, others[1]));
  expect(outdated).toMatchObject({ objects: 1, objectRowsWritten: 0 });
});
