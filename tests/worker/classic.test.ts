import { describe, expect } from "vitest";
import { classic } from "#rules/classic/classic";
import { computeRosterFacts, type League } from "#rules/league/rostered-players";
import { begin, beginDay, fetchLeague, guess, guessAll, othersThan, secretOf } from "./any-game.ts";
import type { TestResponse } from "./server.ts";
import { serverAt, test } from "./shared.ts";

const TODAY = "2026-11-21";
const server = serverAt(`${TODAY}T12:00:00Z`);
let league: League;

test.beforeAll(async () => {
  league = await fetchLeague(server);
});

test("every view has all guesses, each judged by the rules", async () => {
  const begun = await beginDay(server, TODAY);
  const secret = await secretOf(server, TODAY);
  const puzzle = { facts: computeRosterFacts(league, TODAY), secret, data: null };
  const tries = [...othersThan(secret, league, 3), secret].map((id) => ({
    guess: id,
    clue: classic.judge(puzzle, id),
  }));
  const answers = await guessAll(
    server,
    begun,
    tries.map(({ guess: id }) => id),
  );
  for (const [at, { body }] of answers.entries()) expect(body.view.tries).toEqual(tries.slice(0, at + 1));
});

describe("a challenge", () => {
  const challenge = (secret: unknown): Promise<TestResponse<{ code: string }>> =>
    server.post("/api/challenges/classic", { secret, language: "en" });
  const accept = (code: string) => begin(server, { kind: "challenge", code });
  const chosen = 8478402; // Connor McDavid

  test.each([
    ["somebody on no roster", 8447400],
    ["an id as text", "8478402"],
    ["nobody", null],
  ])("cannot hide %s", async (_what, secret) =>
    expect(await challenge(secret)).toMatchObject({ status: 422, body: { error: "unknown-player" } }),
  );

  test("can still be opened days later, with the players of that day", async () => {
    const { code } = (await challenge(chosen)).body;
    await server.setClock("2027-01-05T12:00:00Z");
    const begun = await accept(code);
    await server.setClock(`${TODAY}T12:00:00Z`);
    expect(begun.body.view).toMatchObject({ kind: "challenge", day: "2027-01-05" });
  });

  test("fails with its own error if its player has left the league since", async () => {
    const { code } = (await challenge(chosen)).body;
    await server.trade(chosen, null);
    await server.setClock("2027-02-05T12:00:00Z");
    const gone = await accept(code);
    await server.trade(chosen, "EDM");
    await server.setClock(`${TODAY}T12:00:00Z`);
    expect([gone.status, gone.body]).toEqual([410, { error: "player-not-available" }]);
  });

  test("judges ages as of the day it was begun on, past midnight too", async () => {
    const [facts, tomorrow] = [computeRosterFacts(league, TODAY), computeRosterFacts(league, "2026-11-22")];
    const ageOf = (id: number, day = facts) => day.players.get(id)?.age ?? null;
    const birthday = league.players.find(({ id }) => ageOf(id) !== ageOf(id, tomorrow))?.id ?? 0;
    const peer =
      league.players.find(
        ({ id }) => id !== birthday && ageOf(id) === ageOf(birthday) && ageOf(id) === ageOf(id, tomorrow),
      )?.id ?? 0;
    const { code } = (await challenge(birthday)).body;
    const begun = await accept(code);
    await server.setClock("2026-11-22T12:00:00Z");
    const rounds = [begun, await accept(code)];
    const [on21st, on22nd] = await Promise.all(rounds.map(({ body: { round } }) => guess(server, round, peer)));
    await server.setClock(`${TODAY}T12:00:00Z`);
    expect(on21st?.body.view.tries[0]?.clue).toEqual(classic.judge({ facts, secret: birthday, data: null }, peer));
    expect(on21st?.body.view.tries[0]?.clue.age).toEqual({ verdict: "match", arrow: "none" });
    expect(on22nd?.body.view.tries[0]?.clue.age).toEqual({ verdict: "near", arrow: "up" });
  });
});
