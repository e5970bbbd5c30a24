import { beforeEach, describe, expect } from "vitest";
import { comparePlayers } from "#rules/classic/classic";
import type { PracticeFilter } from "#rules/shared/game";
import { chooseHint } from "#rules/classic/hint";
import { computeRosterFacts, type RosterFacts } from "#rules/league/rostered-players";
import { findPlayer } from "#rules/league/player";
import type { LeaderboardRow } from "#rules/site/leaderboard";
import {
  begin,
  beginDay,
  fetchLeague,
  giveUp,
  guess,
  guessAll,
  othersThan,
  secretOf,
  type Played,
} from "./any-game.ts";
import type { Server } from "./server.ts";
import { serverAt, test } from "./shared.ts";
import { settledResults, visit } from "./visitor.ts";

const TODAY = "2026-11-21";
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
const MINUTE = 60_000;

const server = serverAt(NOON);
let facts: RosterFacts;
let secret: number;
let others: number[];
/** A practice filter that excludes the others. */
let elsewhere: PracticeFilter;

test.beforeAll(async () => {
  const league = await fetchLeague(server);
  facts = computeRosterFacts(league, TODAY);
  secret = await secretOf(server, TODAY);
  others = othersThan(secret, league, 10);
  const theirs = new Set(others.map((id) => findPlayer(facts, id).team));
  const team = league.clubs.map(({ code }) => code).find((code) => !theirs.has(code)) ?? "";
  elsewhere = { players: "team", team };
});
beforeEach(async () => {
  await server.deleteVisitors();
  await server.setClock(NOON, { stopped: true });
});

const takeHint = (by: Server, { body: { round } }: Played): Promise<Played> =>
  by.post("/api/rounds/classic/hint", { round });
const guessHard = (by: Server, { body: { round } }: Played, made: unknown, hard: boolean): Promise<Played> =>
  by.post("/api/rounds/classic/guess", { round, guess: made, hard });
const refused = (status: number, error: string) => ({ status, body: { error } });

/** Returns a round with some misses, some minutes after its deal. */
async function missed(by: Server, begun: Played, misses: number): Promise<Played> {
  await server.setClock(NOON + 5 * MINUTE, { stopped: true });
  return (await guessAll(by, begun, others.slice(0, misses))).at(-1) ?? begun;
}

const recorded = () => settledResults(server);

describe("a hint", () => {
  test("is available after the fourth miss, and requesting it too early has no effect", async () => {
    const visitor = visit(server);
    const third = await missed(visitor, await beginDay(visitor, TODAY), 3);
    expect(await takeHint(visitor, third)).toMatchObject(refused(409, "hint-too-early"));
    const fourth = await guess(visitor, third.body.round, others[3]);
    expect(fourth.body.view.tries).toHaveLength(4);
    expect(fourth.body.view).not.toHaveProperty("hint");
    const hinted = await takeHint(visitor, fourth);
    expect(hinted.body.view).toEqual({
      ...fourth.body.view,
      hint: chooseHint(facts, secret, others.slice(0, 4)),
    });
  });

  test("is the same for every request: again, later, after the end, and in a browser without storage", async () => {
    const visitor = visit(server);
    const fourth = await missed(visitor, await beginDay(visitor, TODAY), 4);
    const { hint } = (await takeHint(visitor, fourth)).body.view;
    const again = await takeHint(visitor, fourth);
    expect(again.body.view.hint).toEqual(hint);
    expect((await takeHint(visitor, again)).body.view).toEqual(again.body.view);
    const fifth = await guess(visitor, again.body.round, others[4]);
    expect((await takeHint(visitor, fifth)).body.view).toEqual(fifth.body.view);
    await server.settle();
    const dealt = await beginDay(visitor, TODAY);
    expect(dealt.body.view).toEqual(fifth.body.view);
    expect((await takeHint(visitor, dealt)).body.view.hint).toEqual(hint);
    const won = await guess(visitor, dealt.body.round, secret);
    expect((await takeHint(visitor, won)).body.view).toEqual(won.body.view);
    expect(won.body.view).toMatchObject({ state: "won", hint });
    expect(await recorded()).toMatchObject([{ guesses: 6, hint: 1, hard: 0, score: 1429, mark: null }]);
  });

  test("is not available after a round that ended without it", async () => {
    const visitor = visit(server);
    const lost = await missed(visitor, await beginDay(visitor, TODAY), 7);
    expect(await takeHint(visitor, lost)).toMatchObject(refused(409, "round-over"));
    expect(await recorded()).toMatchObject([{ won: 0, hint: 0 }]);
  });

  test("cannot be undone with a token from before it", async () => {
    const visitor = visit(server);
    const fourth = await missed(visitor, await beginDay(visitor, TODAY), 4);
    const hinted = await takeHint(visitor, fourth);
    const answer = await guess(visitor, fourth.body.round, secret);
    expect(answer).toMatchObject(refused(409, "round-moved-on"));
    expect(answer.body.view).toEqual(hinted.body.view);
    await guess(visitor, answer.body.round, secret);
    expect(await recorded()).toMatchObject([{ won: 1, guesses: 5, hint: 1, score: 2143, mark: null }]);
  });

  test("is not given while the attempt cannot be reached", async () => {
    const visitor = visit(server);
    const fourth = await missed(visitor, await beginDay(visitor, TODAY), 4);
    await server.configure({ ATTEMPTS: null });
    expect(await takeHint(visitor, fourth)).toMatchObject(refused(503, "storage-unavailable"));
    await server.configure({});
    expect((await takeHint(visitor, fourth)).body.view).toHaveProperty("hint");
  });

  test("halves the score on the board, marks its row, and is in the exported data", async () => {
    const visitor = visit(server);
    const fourth = await missed(visitor, await beginDay(visitor, TODAY), 4);
    await guess(visitor, (await takeHint(visitor, fourth)).body.round, secret);
    await server.settle();
    const rowsOf = async (query: string) =>
      (await visitor.get<{ rows: LeaderboardRow[] }>(`/api/leaderboard?${query}`)).body.rows;
    expect(await rowsOf("period=today&game=classic")).toMatchObject([{ score: 21.43, guesses: 5, hint: true }]);
    expect(await rowsOf("period=today&game=all")).toEqual([expect.not.objectContaining({ hint: true })]);
    expect((await visitor.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, guesses: 5, hint: true }] });
    expect((await visitor.get("/api/me/data")).body).toMatchObject({ results: [{ hint: 1, hard: 0, score: 2143 }] });
  });

  test("is available in Unlimited, a challenge and the archive too", async () => {
    const { code } = (await server.post<{ code: string }>("/api/challenges/classic", { secret, language: "en" })).body;
    const visitor = visit(server);
    const archived = await beginDay(visitor, "2026-11-03");
    const rounds = [
      await begin(server, { kind: "practice", filter: elsewhere }),
      await begin(server, { kind: "challenge", code }),
      archived,
    ];
    for (const begun of rounds) {
      const fourth = await missed(visitor, begun, 4);
      const hinted = await takeHint(visitor, fourth);
      expect(hinted).toMatchObject({ status: 200 });
      expect(hinted.body.view.hint, begun.body.view.kind).toMatchObject({ kind: expect.stringMatching(/letter|club/) });
      expect((await takeHint(visitor, fourth)).body.view).toEqual(hinted.body.view);
    }
  });
});

describe("hard mode", () => {
  /** A player who matches in position, and one who does not; both miss the team. */
  const choices = () => {
    const answer = findPlayer(facts, secret);
    const clueOf = (id: number) => comparePlayers(answer, findPlayer(facts, id));
    const pick = (position: "match" | "miss") =>
      [...facts.players.keys()].filter((id) => {
        const clue = clueOf(id);
        const matches = Object.entries(clue).filter(([, mark]) => mark?.verdict === "match");
        return clue.position?.verdict === position && matches.length === Number(position === "match");
      });
    return { same: pick("match"), other: pick("miss") };
  };

  test("is set with the first guess; a guess that ignores a match is rejected with the clue, and not counted", async () => {
    const { same, other } = choices();
    const visitor = visit(server);
    const begun = await beginDay(visitor, TODAY);
    expect(begun.body.view).not.toHaveProperty("hard");
    await server.setClock(NOON + 5 * MINUTE, { stopped: true });
    const first = await guessHard(visitor, begun, same[0], true);
    expect(first.body.view).toMatchObject({ hard: true });
    expect(await guess(visitor, first.body.round, other[0])).toMatchObject(refused(422, "hard-mode-position"));
    const second = await guess(visitor, first.body.round, same[1]);
    expect(second.body.view.tries.map(({ guess: made }) => made)).toEqual(same.slice(0, 2));
    await server.settle();
    // Dealt again, it is the same.
    const dealt = await beginDay(visitor, TODAY);
    expect(dealt.body.view).toEqual(second.body.view);
    expect(await guess(visitor, dealt.body.round, other[0])).toMatchObject(refused(422, "hard-mode-position"));
    await guess(visitor, dealt.body.round, secret);
    expect(await recorded()).toMatchObject([{ guesses: 3, hint: 0, hard: 1, score: 7143, mark: null }]);
    expect((await visitor.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, hard: true }] });
  });

  test("cannot be switched on or off during a round, and trying has no effect", async () => {
    for (const hard of [true, false]) {
      const visitor = visit(server);
      const first = await guessHard(visitor, await beginDay(visitor, TODAY), others[0], hard);
      expect(await guessHard(visitor, first, others[1], !hard)).toMatchObject(refused(409, "hard-mode-set"));
      const second = await guessHard(visitor, first, secret, hard);
      expect(second.body.view).toMatchObject({ state: "won", correct: 1 });
    }
  });

  test("belongs to the first guess: that cannot be made again without it", async () => {
    const visitor = visit(server);
    const begun = await beginDay(visitor, TODAY);
    await server.setClock(NOON + 5 * MINUTE, { stopped: true });
    const hard = await guessHard(visitor, begun, others[0], true);
    const easy = await guess(visitor, begun.body.round, others[0]);
    expect(easy).toMatchObject(refused(409, "round-moved-on"));
    expect(easy.body.view).toEqual(hard.body.view);
  });

  test("is available in Unlimited", async () => {
    const begun = await begin(server, { kind: "practice", filter: elsewhere });
    const first = await guessHard(server, begun, others[0], true);
    expect(first.body.view).toMatchObject({ kind: "practice", hard: true });
    const given = await giveUp(server, first.body.round);
    expect(given.body.view).toMatchObject({ state: "gave-up", hard: true });
    expect(await takeHint(server, given)).toMatchObject(refused(409, "round-over"));
  });
});
