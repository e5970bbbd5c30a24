import { describe, expect } from "vitest";
import { classic } from "#rules/classic/classic";
import { computeRosterFacts, type League } from "#rules/league/rostered-players";
import { beginDay, fetchLeague, giveUp, guess, guessAll, othersThan, secretOf } from "./any-game.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";

const TODAY = "2026-11-21";
const NOON = `${TODAY}T12:00:00Z`;
let server: Server;
let league: League;
let secret: number;
let others: number[];

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(NOON);
  league = await fetchLeague(server);
  secret = await secretOf(server, TODAY);
  others = othersThan(secret, league, 8);
});

describe("a daily round", () => {
  test("is dealt without guesses", async () => {
    const { status, headers, body } = await beginDay(server, TODAY);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body).toEqual({
      round: expect.stringMatching(/^[\w-]+$/),
      view: {
        id: expect.any(String),
        kind: "daily",
        day: TODAY,
        number: 21,
        league: league.version,
        limit: 7,
        tries: [],
        correct: 0,
        seen: null,
        state: "guessing",
      },
    });
  });

  test.each([1, 4, 7])("is won with guess %i, and only then returns the answer", async (count) => {
    const begun = await beginDay(server, TODAY);
    const answers = await guessAll(server, begun, [...others.slice(0, count - 1), secret]);
    for (const {
      body: { view },
    } of answers.slice(0, -1)) {
      expect(view.state).toBe("guessing");
      expect(view).not.toHaveProperty("answer");
    }
    expect(answers.at(-1)?.body.view).toMatchObject({
      state: "won",
      answer: { player: secret },
      id: begun.body.view.id,
    });
    expect(answers.at(-1)?.body.view.tries).toHaveLength(count);
  });

  test("is lost with the seventh wrong guess, and only then returns the answer", async () => {
    const answers = await guessAll(server, await beginDay(server, TODAY), others.slice(0, 7));
    expect(answers.map(({ body: { view } }) => view.state)).toEqual([...Array(6).fill("guessing"), "lost"]);
    expect(answers.map(({ body: { view } }) => "answer" in view)).toEqual([...Array(6).fill(false), true]);
    expect(answers.at(-1)?.body.view).toMatchObject({ answer: { player: secret } });
  });

  test("has every guess judged by the rules, in order, in every view", async () => {
    const puzzle = { facts: computeRosterFacts(league, TODAY), secret, data: null };
    const made = [...others.slice(0, 3), secret];
    const answers = await guessAll(server, await beginDay(server, TODAY), made);
    for (const [
      index,
      {
        body: { view },
      },
    ] of answers.entries()) {
      expect(view.tries).toEqual(
        made.slice(0, index + 1).map((player) => ({ guess: player, clue: classic.judge(puzzle, player) })),
      );
    }
  });

  test("cannot be given up", async () => {
    const {
      body: { round },
    } = await beginDay(server, TODAY);
    expect(await giveUp(server, round)).toMatchObject({ status: 409, body: { error: "cannot-give-up" } });
  });

  test("accepts no move after its end", async () => {
    const won = await guess(server, (await beginDay(server, TODAY)).body.round, secret);
    const lost = (await guessAll(server, await beginDay(server, TODAY), others.slice(0, 7))).at(-1);
    for (const ended of [won, lost]) {
      expect(await guess(server, ended?.body.round ?? "", others[7])).toMatchObject({
        status: 409,
        body: { error: "round-over" },
      });
    }
  });
});

describe("a rejected guess is not counted", () => {
  test.each([
    ["somebody on no roster", 8447400, 422, "unknown-player"],
    ["an id as text", "8478402", 422, "unknown-player"],
    ["nobody", null, 422, "unknown-player"],
    ["many at once", [8478402], 422, "unknown-player"],
    ["no whole number", 8478402.5, 422, "unknown-player"],
  ])("%s", async (_what, player, status, error) => {
    const [first] = await guessAll(server, await beginDay(server, TODAY), others.slice(0, 1));
    const refused = await guess(server, first?.body.round ?? "", player);
    expect([refused.status, refused.body]).toEqual([status, { error }]);
    const next = await guess(server, first?.body.round ?? "", others[1]);
    expect(next.body.view.tries.map((made) => made.guess)).toEqual(others.slice(0, 2));
  });

  test("the same player again", async () => {
    const [first] = await guessAll(server, await beginDay(server, TODAY), others.slice(0, 1));
    const refused = await guess(server, first?.body.round ?? "", others[0]);
    expect([refused.status, refused.body]).toEqual([409, { error: "repeated-guess" }]);
    expect((await guess(server, first?.body.round ?? "", secret)).body.view).toMatchObject({ state: "won" });
  });
});

describe("a token played again", () => {
  test("judges the same guess the same way, for example after a lost response", async () => {
    const begun = await beginDay(server, TODAY);
    const [once, again] = [
      await guess(server, begun.body.round, others[0]),
      await guess(server, begun.body.round, others[0]),
    ];
    expect(again.status).toBe(200);
    expect(again.body.view).toEqual(once.body.view);
    const lastGuess = (await guessAll(server, begun, others.slice(0, 6))).at(-1)?.body.round ?? "";
    const [lost, lostAgain] = [await guess(server, lastGuess, others[6]), await guess(server, lastGuess, others[6])];
    expect(lostAgain.body.view).toEqual(lost.body.view);
  });

  test("contains no later guess, if its round does not count", async () => {
    const begun = await beginDay(server, "2026-11-03");
    await guessAll(server, begun, others.slice(0, 7));
    const {
      body: { view },
    } = await guess(server, begun.body.round, others[7]);
    expect(view.tries.map((made) => made.guess)).toEqual([others[7]]);
    expect(view).not.toHaveProperty("answer");
  });
});

describe("rounds and days", () => {
  test("a daily begun before midnight is finished as that day's, on another day with other players", async () => {
    await server.setClock("2026-11-21T23:59:59.999Z", { stopped: true });
    const begun = await beginDay(server, TODAY);
    await server.setClock("2026-11-24T08:00:00Z");
    await server.coldStart();
    const won = await guess(server, begun.body.round, secret);
    expect(won.body.view).toMatchObject({ kind: "daily", day: TODAY, number: 21, state: "won" });
    await server.setClock(NOON);
  });

  test("a day that is over is played as archive, against its own answer", async () => {
    const begun = await beginDay(server, "2026-11-03");
    expect(begun.body.view).toMatchObject({ kind: "archive", day: "2026-11-03", number: 3 });
    const won = await guess(server, begun.body.round, await secretOf(server, "2026-11-03"));
    expect(won.body.view).toMatchObject({ kind: "archive", state: "won" });
    const another = await beginDay(server, "2026-11-03");
    expect(await giveUp(server, another.body.round)).toMatchObject({ status: 409, body: { error: "cannot-give-up" } });
  });

  test.each([
    ["2026-11-22", 403, "future-day"],
    ["2026-10-31", 404, "unknown-day"],
    ["2026-11-31", 404, "unknown-day"],
    ["", 404, "unknown-day"],
  ])("no round of %j", async (day, status, error) => {
    const refused = await beginDay(server, day);
    expect([refused.status, refused.body]).toEqual([status, { error }]);
  });
});
