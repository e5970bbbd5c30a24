import { describe, expect } from "vitest";
import { classic, comparePlayers } from "#rules/classic/classic";
import { chooseHint } from "#rules/classic/hint";
import { findPlayer } from "#rules/league/player";
import { computeRosterFacts, type League, type RosterFacts } from "#rules/league/rostered-players";
import type { PracticeFilter } from "#rules/shared/game-config";
import { begin, beginDay, dealClassic, giveUp, guess, guessAll, hidePlayer, type Played } from "./any-game.ts";
import type { Server } from "./server.ts";
import { AWAY, MINUTE, MOVED_ON, NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
import { storedResults, visit } from "./visitor.ts";

const server = serverAt();
let league: League;
let facts: RosterFacts;
let secret: number;
let others: number[];

test.beforeAll(async () => {
  ({ league, secret, others } = await dealClassic(server, TODAY));
  facts = computeRosterFacts(league, TODAY);
});

test("every view has all guesses, each judged by the rules", async () => {
  const made = [...others.slice(0, 3), secret];
  const tries = made.map((id) => ({ guess: id, clue: classic.judge({ facts, secret, data: null }, id) }));
  const answers = await guessAll(server, await beginDay(server, TODAY), made);
  for (const [at, { body }] of answers.entries()) expect(body.view.tries).toEqual(tries.slice(0, at + 1));
});

const accept = (code: string) => begin(server, { kind: "challenge", code });
/** Begins a practice round whose answer is in another club than the guesses of {@link missed}. */
function practiseElsewhere(): Promise<Played> {
  const theirs = new Set(others.map((id) => findPlayer(facts, id).team));
  const team = league.clubs.map(({ code }) => code).find((code) => !theirs.has(code)) ?? "";
  const filter: PracticeFilter = { players: "team", team };
  return begin(server, { kind: "practice", filter });
}

describe("a hint", () => {
  const takeHint = (by: Server, { body: { round } }: Played): Promise<Played> =>
    by.post("/api/rounds/classic/hint", { round });

  /** Returns a round with some misses, some minutes after its deal. */
  async function missed(by: Server, begun: Played, misses: number): Promise<Played> {
    await server.setClock(NOON + 5 * MINUTE);
    return (await guessAll(by, begun, others.slice(0, misses))).at(-1) ?? begun;
  }

  test("is available after the fourth miss, the same for each request, and part of the result", async () => {
    const visitor = visit(server);
    const third = await missed(visitor, await beginDay(visitor, TODAY), 3);
    expect(await takeHint(visitor, third)).toMatchObject(refusal(409, "hint-too-early"));
    const fourth = await guess(visitor, third.body.round, others[3]);
    const hint = chooseHint(facts, secret, others.slice(0, 4));
    const hinted = await takeHint(visitor, fourth);
    expect(hinted.body.view).toEqual({ ...fourth.body.view, hint });
    expect((await takeHint(visitor, fourth)).body.view).toEqual(hinted.body.view);
    // An older token cannot undo it.
    const behind = await guess(visitor, fourth.body.round, secret);
    expect(behind).toMatchObject({ ...MOVED_ON, body: { view: hinted.body.view } });
    const fifth = await guess(visitor, hinted.body.round, others[4]);
    const dealt = await beginDay(visitor, TODAY);
    expect(dealt.body.view).toEqual(fifth.body.view);
    const won = await guess(visitor, dealt.body.round, secret);
    expect((await takeHint(visitor, won)).body.view).toEqual(won.body.view);
    expect(won.body.view).toMatchObject({ state: "won", hint });
    expect(await storedResults(server)).toMatchObject([{ guesses: 6, hint: 1, hard: 0, score: 1429, mark: null }]);
    expect((await visitor.get("/api/leaderboard?game=classic")).body).toMatchObject({ rows: [{ hint: true }] });
    expect((await visitor.get("/api/leaderboard")).body).toMatchObject({
      rows: [expect.not.objectContaining({ hint: true })],
    });
    expect((await visitor.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, hint: true }] });
  });

  test("is not available after a round that ended without it, nor while the attempt cannot be reached", async () => {
    const visitor = visit(server);
    const sixth = await missed(visitor, await beginDay(visitor, TODAY), 6);
    await server.configure({ ATTEMPTS: null });
    expect(await takeHint(visitor, sixth)).toMatchObject(AWAY);
    await server.configure({});
    const lost = await guess(visitor, sixth.body.round, others[6]);
    expect(await takeHint(visitor, lost)).toMatchObject(refusal(409, "round-over"));
    expect(await storedResults(server)).toMatchObject([{ won: 0, hint: 0 }]);
  });

  test("is available in Unlimited, a challenge and the archive too", async () => {
    const { code } = (await hidePlayer(server, secret)).body;
    for (const begun of [await practiseElsewhere(), await accept(code), await beginDay(server, "2026-11-03")]) {
      const fourth = await missed(server, begun, 4);
      const hinted = await takeHint(server, fourth);
      expect(hinted.body.view.hint, begun.body.view.kind).toMatchObject({ kind: expect.stringMatching(/letter|club/) });
      expect((await takeHint(server, fourth)).body.view).toEqual(hinted.body.view);
    }
  });
});

describe("hard mode", () => {
  const guessHard = (by: Server, { body: { round } }: Played, made: unknown, hard = true): Promise<Played> =>
    by.post("/api/rounds/classic/guess", { round, guess: made, hard });
  /** Returns players who match in position alone, or in nothing. */
  const guessesThat = (position: "match" | "miss") =>
    [...facts.players.keys()].filter((id) => {
      const clue = comparePlayers(findPlayer(facts, secret), findPlayer(facts, id));
      const matches = Object.entries(clue).filter(([, mark]) => mark?.verdict === "match");
      return clue.position?.verdict === position && matches.length === Number(position === "match");
    });

  test("is set with the first guess; a guess that ignores a match is rejected with the clue, and not counted", async () => {
    const [same, [other]] = [guessesThat("match"), guessesThat("miss")];
    const visitor = visit(server);
    const begun = await beginDay(visitor, TODAY);
    await server.setClock(NOON + 5 * MINUTE);
    const first = await guessHard(visitor, begun, same[0]);
    expect(first.body.view).toMatchObject({ hard: true });
    expect(await guess(visitor, first.body.round, other)).toMatchObject(refusal(422, "hard-mode-position"));
    const second = await guess(visitor, first.body.round, same[1]);
    const dealt = await beginDay(visitor, TODAY);
    expect(dealt.body.view).toEqual(second.body.view);
    expect(await guess(visitor, dealt.body.round, other)).toMatchObject(refusal(422, "hard-mode-position"));
    await guess(visitor, dealt.body.round, secret);
    expect(await storedResults(server)).toMatchObject([{ guesses: 3, hint: 0, hard: 1, score: 7143, mark: null }]);
    expect((await visitor.get("/api/me")).body).toMatchObject({ results: [{ of: TODAY, hard: true }] });
  });

  test("belongs to the first guess: it cannot be switched on or off during a round", async () => {
    for (const hard of [true, false]) {
      const visitor = visit(server);
      const begun = await beginDay(visitor, TODAY);
      const first = await guessHard(visitor, begun, others[0], hard);
      expect(await guessHard(visitor, begun, others[0], !hard)).toMatchObject(MOVED_ON);
      expect(await guessHard(visitor, first, others[1], !hard)).toMatchObject(refusal(409, "hard-mode-set"));
      expect((await guessHard(visitor, first, secret, hard)).body.view).toMatchObject({ state: "won", correct: 1 });
    }
  });

  test("is available in Unlimited", async () => {
    const first = await guessHard(server, await practiseElsewhere(), others[0]);
    expect((await giveUp(server, first.body.round)).body.view).toMatchObject({ state: "gave-up", hard: true });
  });
});

describe("a challenge", () => {
  const chosen = 8478402; // Connor McDavid

  test("can be opened days later, with the players of that day, unless its player has left the league", async () => {
    const { code } = (await hidePlayer(server, chosen)).body;
    await server.setClock("2027-01-05T12:00:00Z");
    expect((await accept(code)).body.view).toMatchObject({ kind: "challenge", day: "2027-01-05" });
    await server.trade(chosen, null);
    await server.setClock("2027-02-05T12:00:00Z");
    const gone = await accept(code);
    await server.trade(chosen, "EDM");
    expect(gone).toMatchObject(refusal(410, "player-not-available"));
  });

  test("judges ages as of the day it was begun on, past midnight too", async () => {
    const tomorrow = computeRosterFacts(league, "2026-11-22");
    const ageOf = (id: number, day = facts) => day.players.get(id)?.age ?? null;
    const isOlder = (id: number) => ageOf(id) !== ageOf(id, tomorrow);
    const birthday = league.players.find(({ id }) => isOlder(id))?.id ?? 0;
    const peer = league.players.find(({ id }) => id !== birthday && ageOf(id) === ageOf(birthday) && !isOlder(id))?.id;
    const { code } = (await hidePlayer(server, birthday)).body;
    const begun = await accept(code);
    await server.setClock("2026-11-22T12:00:00Z");
    const rounds = [begun, await accept(code)];
    const judged = await Promise.all(rounds.map(({ body: { round } }) => guess(server, round, peer)));
    expect(judged.map(({ body }) => body.view.tries[0]?.clue.age)).toEqual([
      { verdict: "match", arrow: "none" },
      { verdict: "near", arrow: "up" },
    ]);
  });
});
