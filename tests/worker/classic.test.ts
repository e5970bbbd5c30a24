import { describe, expect } from "vitest";
import { findPlayer } from "#rules/league/player";
import { computeRosterFacts, type League, type RosterFacts } from "#rules/league/rostered-players";
import type { PracticeFilter } from "#rules/shared/game-config";
import { begin, beginDay, dealClassic, giveUp, guess, guessAll, hidePlayer, type Played } from "./any-game.ts";
import type { Server } from "./server.ts";
import { AWAY, MINUTE, NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
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
