import { once } from "node:events";
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { player } from "./any-game.ts";
import { beginDay, fetchLeague, guess, guessAll, othersThan, secretOf, type Played } from "./classic-player.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { cookieOf, forgetEverybody, storedResults, visit, type StoredResult, type Visitor } from "./visitor.ts";

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
  secret = await secretOf(server, TODAY);
  others = othersThan(secret, league, 30);
});
beforeEach(async () => {
  await forgetEverybody(server);
  await server.setClock(NOON, { stopped: true });
});

/** Today's Classic as it is dealt to a visitor; some minutes have passed when he has looked at it. */
async function sitDown(visitor: Visitor, minutes = 5): Promise<Played> {
  const begun = await beginDay(visitor, TODAY);
  await server.setClock(NOON + minutes * MINUTE, { stopped: true });
  return begun;
}

/** What has been recorded once nothing goes on any more behind the answers. */
async function recorded(): Promise<StoredResult[]> {
  await server.settle();
  return storedResults(server);
}

const RANKED = { mark: null, counted: 1, ranked: 1 };
const FORKED = { mark: "forked", counted: 0, ranked: 0 };
const NOBODY = { rungs: [0, 0, 0, 0, 0, 0, 0], lost: 0 };

async function expectNobodyCompared(): Promise<void> {
  await server.setClock(NOON + 60 * MINUTE, { stopped: true });
  expect((await server.get(`/api/days/${TODAY}/classic/outcomes`)).body).toMatchObject(NOBODY);
}

describe("one line of guesses is ranked", () => {
  test("with every guess sent twice, as when answers are lost on their way", async () => {
    const visitor = visit(server);
    let { round } = (await sitDown(visitor)).body;
    for (const made of [...others.slice(0, 2), secret]) {
      const [once, again] = [await guess(visitor, round, made), await guess(visitor, round, made)];
      expect(again.body.view).toEqual(once.body.view);
      ({ round } = again.body);
    }
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 3, ...RANKED }]);
  });

  test("with a guess that the object was never told of", async () => {
    const visitor = visit(server);
    const begun = await sitDown(visitor);
    await server.configure({ LINES: null });
    const [first] = await guessAll(visitor, begun, others.slice(0, 1));
    await server.configure({});
    await guessAll(visitor, first as Played, [secret]);
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 2, ...RANKED }]);
  });
});

describe("a line that was left is judged, and counts for nobody else", () => {
  test("whoever looks for the answer with the first token, and then goes on straight", async () => {
    const visitor = visit(server);
    const begun = await sitDown(visitor);
    const [first] = await guessAll(visitor, begun, others.slice(0, 1));
    const [probe] = await guessAll(visitor, begun, others.slice(1, 2));
    expect(probe?.body.view.tries).toMatchObject([{ guess: others[1] }]);
    await server.settle();
    const won = await guess(visitor, first?.body.round ?? "", secret);
    expect(won.body.view).toMatchObject({ state: "won" });
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 2, ...FORKED }]);
    await expectNobodyCompared();
  });

  test("whoever sends thirty guesses at once, one of them right", async () => {
    const visitor = visit(server);
    const { round } = (await sitDown(visitor)).body;
    const guesses = [...others.slice(0, 20), secret, ...others.slice(20, 29)];
    const answers = await Promise.all(guesses.map((made) => guess(visitor, round, made)));
    expect(answers.filter(({ body }) => body.view.state === "won")).toHaveLength(1);
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 1, ...FORKED }]);
  });

  test("whoever has lost, and tries his last guess again before that is recorded", async () => {
    const visitor = visit(server);
    const answers = await guessAll(visitor, await sitDown(visitor), others.slice(0, 6));
    const last = answers.at(-1)?.body.round ?? "";
    await guess(visitor, last, others[6]);
    await guess(visitor, last, secret);
    expect(await recorded()).toMatchObject([FORKED]);
    await expectNobodyCompared();
  });

  test("another deal of the same puzzle, dealt while nobody could tell of the first", async () => {
    const visitor = visit(server);
    const [first] = await guessAll(visitor, await sitDown(visitor), others.slice(0, 1));
    await server.configure({ LINES: null });
    const again = await beginDay(visitor, TODAY);
    expect(again.body.view.tries).toEqual([]);
    await server.configure({});
    expect(again.body.view.id).not.toBe(first?.body.view.id);
    await server.setClock(NOON + 10 * MINUTE, { stopped: true });
    await guess(visitor, again.body.round, secret);
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 1, ...FORKED }]);
  });

  test("whoever stops a Grid for its answers, and plays on from before", async () => {
    const visitor = visit(server);
    const grid = player(visitor, "grid");
    const begun = await grid.begin({ kind: "day", day: TODAY });
    await server.setClock(NOON + 5 * MINUTE, { stopped: true });
    const stopped = await grid.giveUp(begun.body.round);
    const { squares } = (stopped.body.view as unknown as { answer: { squares: number[][] } }).answer;
    const made = await grid.guess(begun.body.round, { square: 0, player: squares[0]?.[0] });
    await grid.giveUp(made.body.round);
    expect(await recorded()).toMatchObject([{ game: "grid", correct: 0 }]);
  });
});

describe("a line that ends in a win is closed by its result", () => {
  const ID = "o".repeat(22);
  /** Plays to its end, and has the object sleep as soon as nothing goes on behind the answers. Gives every answer. */
  async function playAndSleep(visitor: Visitor, guesses: readonly number[]): Promise<Played[]> {
    const answers = await guessAll(visitor, await sitDown(visitor), guesses);
    await server.settle();
    await server.putToSleep(ID);
    return answers;
  }
  /** What is dealt to him while nobody can ask D1 whether he has finished. */
  async function dealtWithoutD1(visitor: Visitor) {
    await server.trouble({ DB: "gone" });
    const { view } = (await beginDay(visitor, TODAY)).body;
    return { state: view.state, tries: view.tries.length };
  }
  afterEach(() => server.trouble({}));

  test("which takes the place of its last row, and whoever goes on from before it is not ranked again", async () => {
    const visitor = visit(server, cookieOf(ID));
    const [, second] = await playAndSleep(visitor, [...others.slice(0, 2), secret]);
    const result = await recorded();
    expect(result).toMatchObject([{ visitor: ID, guesses: 3, place: 1, ...RANKED }]);
    expect(await dealtWithoutD1(visitor)).toEqual({ state: "guessing", tries: 2 });
    await server.trouble({});
    expect(await beginDay(visitor, TODAY)).toMatchObject({ status: 409, body: { error: "day-finished" } });
    const again = await guessAll(visitor, second as Played, [others[5] ?? 0, secret]);
    expect(again.at(-1)?.body.view).toMatchObject({ state: "won" });
    await guess(visitor, second?.body.round ?? "", secret);
    expect(await recorded()).toEqual(result);
    await server.setClock(NOON + 60 * MINUTE, { stopped: true });
    expect((await server.get(`/api/days/${TODAY}/classic/outcomes`)).body).toMatchObject({
      rungs: [0, 0, 1, 0, 0, 0, 0],
    });
  });

  test("but is written while that waits in a queue: the round is over, and who goes on from before has left it", async () => {
    const visitor = visit(server, cookieOf(ID));
    await server.trouble({ DB: "gone" });
    const [, second] = await playAndSleep(visitor, [...others.slice(0, 2), secret]);
    expect(await dealtWithoutD1(visitor)).toEqual({ state: "won", tries: 3 });
    await guess(visitor, second?.body.round ?? "", others[5]);
    await server.settle();
    await server.trouble({});
    await expect.poll(recorded, { timeout: 20_000 }).toMatchObject([{ guesses: 3, ...FORKED }]);
  });

  test("and a lost one is written at once: who has seen the answer could play again for it", async () => {
    const visitor = visit(server, cookieOf(ID));
    await playAndSleep(visitor, others.slice(0, 7));
    expect(await recorded()).toMatchObject([{ won: 0, ...RANKED }]);
    expect(await dealtWithoutD1(visitor)).toEqual({ state: "lost", tries: 7 });
  });
});

describe("a round counts once, for him whom it was dealt to", () => {
  test("whoever sends it, how often and with whatever cookie", async () => {
    const [visitor, other] = [visit(server), visit(server)];
    const { round } = (await sitDown(visitor)).body;
    await beginDay(other, TODAY);
    for (let times = 0; times < 5; times++)
      for (const by of [visit(server), other, visitor]) expect((await guess(by, round, secret)).status).toBe(200);
    expect(await recorded()).toMatchObject([{ won: 1, ...RANKED }]);
    expect((await visitor.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
    expect((await other.get("/api/me")).body).toMatchObject({ results: [] });
  });

  test("a Grid that is stopped without a cookie is stopped for him", async () => {
    const visitor = visit(server);
    const { round } = (await player(visitor, "grid").begin({ kind: "day", day: TODAY })).body;
    await server.setClock(NOON + 5 * MINUTE, { stopped: true });
    await player(server, "grid").giveUp(round);
    expect(await recorded()).toMatchObject([{ game: "grid", won: 0 }]);
    expect(await player(visitor, "grid").begin({ kind: "day", day: TODAY })).toMatchObject({
      status: 409,
      body: { error: "day-finished" },
    });
  });

  test("two first finishes at once make one visitor", async () => {
    const visitor = visit(server);
    const rounds = [await sitDown(visitor), await player(visitor, "face").begin({ kind: "day", day: TODAY })];
    const { DB } = await server.storage();
    const face = await DB.prepare("SELECT secret FROM puzzles WHERE game = 'face' AND day = ?")
      .bind(TODAY)
      .first<string>("secret");
    await server.setClock(NOON + 5 * MINUTE, { stopped: true });
    await Promise.all([
      guess(visitor, rounds[0]?.body.round ?? "", secret),
      player(visitor, "face").guess(rounds[1]?.body.round ?? "", Number(face)),
    ]);
    const results = await recorded();
    expect(results.map(({ game }) => game).toSorted()).toEqual(["classic", "face"]);
    expect(new Set(results.map((result) => result.visitor)).size).toBe(1);
  });

  test("a browser that has lost its cookie and not its round is known again by it", async () => {
    const visitor = visit(server);
    const begun = await sitDown(visitor);
    const lost = visit(server);
    await guessAll(lost, begun, [others[0] ?? 0, secret]);
    expect(await recorded()).toMatchObject([{ guesses: 2, ...RANKED }]);
    expect((await lost.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
  });
});

describe("dealing again resumes the line that is known", () => {
  test("in a browser that has lost all but its cookie: the same round, with its guesses and clues", async () => {
    const visitor = visit(server);
    const played = (await guessAll(visitor, await sitDown(visitor), others.slice(0, 3))).at(-1);
    await server.settle();
    await server.setClock(NOON + 30 * MINUTE, { stopped: true });
    const again = await beginDay(visitor, TODAY);
    expect(again.body.view).toEqual(played?.body.view);
    await guess(visitor, again.body.round, secret);
    // From the first deal on.
    expect(await recorded()).toMatchObject([{ guesses: 4, took_ms: 30 * MINUTE, ...RANKED }]);
  });

  test("on the device that it has been moved to, also where the old one plays on", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const played = (await guessAll(laptop, await sitDown(laptop), others.slice(0, 2))).at(-1) as Played;
    await beginDay(phone, "2026-11-03");
    const { code } = (await phone.post<{ code: string }>("/api/me/code", undefined)).body;
    await laptop.post("/api/me/claim", { code });
    const again = await beginDay(phone, TODAY);
    expect(again.body.view).toEqual(played.body.view);
    await guess(laptop, played.body.round, secret);
    expect(await recorded()).toMatchObject([{ guesses: 3, ...RANKED }]);
    expect((await phone.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY }] });
  });

  test("but not of another day or game, nor an archive round, nor once it is forgotten", async () => {
    const visitor = visit(server);
    await guessAll(visitor, await sitDown(visitor), others.slice(0, 1));
    await server.settle();
    const tries = async (day: string) => (await beginDay(visitor, day)).body.view.tries.length;
    expect(await tries("2026-11-14")).toBe(0);
    expect((await player(visitor, "career").begin({ kind: "day", day: TODAY })).body.view.tries).toEqual([]);
    expect(await tries(TODAY)).toBe(1);
    const { cookie } = visitor;
    await visitor.ask("DELETE", "/api/me");
    expect((await beginDay(visit(server, cookie), TODAY)).body.view.tries).toEqual([]);
  });

  test("and is given up with its visitor's two devices, where each has played a line of its own", async () => {
    const [laptop, phone] = [visit(server), visit(server)];
    const [begun, other] = [await sitDown(laptop), await sitDown(phone)];
    await guessAll(laptop, begun, others.slice(0, 2));
    const [probe] = await guessAll(phone, other, others.slice(2, 3));
    await server.settle();
    const { code } = (await phone.post<{ code: string }>("/api/me/code", undefined)).body;
    await laptop.post("/api/me/claim", { code });
    await server.setClock(NOON + 10 * MINUTE, { stopped: true });
    await guess(phone, probe?.body.round ?? "", secret);
    expect(await recorded()).toMatchObject([{ guesses: 2, ...FORKED }]);
  });
});

describe("where nobody can tell", () => {
  test("it is played to its end, and counted once somebody can", async () => {
    const visitor = visit(server);
    const begun = await sitDown(visitor);
    await server.configure({ LINES: null });
    const won = (await guessAll(visitor, begun, [others[0] ?? 0, secret])).at(-1);
    expect(won).toMatchObject({ status: 200, body: { view: { state: "won", answer: { player: secret } } } });
    expect(await recorded()).toEqual([]);
    await server.configure({});
    await expect.poll(recorded, { timeout: 20_000 }).toMatchObject([{ won: 1, guesses: 2, ...RANKED }]);
  });

  test("an object forgets its lines when nothing was guessed for a week, and not before", async () => {
    const { LINES } = await server.storage();
    const lines = LINES.getByName("a visitor of this test alone");
    const steps = { day: TODAY, round: "r", begun: 0, guesses: [1], gaveUp: false };
    await lines.note("classic", steps);
    await lines.retire(Date.now() + 6 * 24 * 60 * MINUTE);
    expect(await lines.read("classic", TODAY)).toMatchObject({ guesses: [1] });
    await lines.retire(Date.now() + 8 * 24 * 60 * MINUTE);
    expect(await lines.read("classic", TODAY)).toBeNull();
  });
});

test("a guess is made when it has come, however slowly it was sent: nobody backdates it over midnight", async () => {
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
  // It has reached the Worker by then, and half of it has not.
  await setTimeout(300);
  await server.setClock("2026-11-22T00:00:03Z", { stopped: true });
  sent.end(body.slice(10));
  const [response] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await recorded()).toMatchObject([
    { finished_at: Date.parse("2026-11-22T00:00:03Z"), mark: "late", counted: 0, ranked: 0 },
  ]);
});
