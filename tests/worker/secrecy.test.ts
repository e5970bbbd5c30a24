import { describe, expect } from "vitest";
import type { League } from "#rules/league/rostered-players";
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
import type { TestResponse, Server } from "./server.ts";
import { test } from "./shared.ts";

const TODAY = "2026-11-21";
let server: Server;
let league: League;

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(`${TODAY}T12:00:00Z`);
  league = await fetchLeague(server);
});

function expectNothingOf(secret: number, seen: readonly TestResponse[]): void {
  const player = league.players.find(({ id }) => id === secret);
  for (const { headers, text, body } of seen) {
    const { round = "" } = (body ?? {}) as { round?: string };
    // Tokens are searched too, in case they are not encrypted; short names may occur by chance.
    const inside = Buffer.from(round, "base64url").toString("latin1");
    for (const place of [[...headers].join("\n"), text, inside]) expect(place).not.toContain(String(secret));
    expect(text.replace(round, "")).not.toContain(player?.last ?? String(secret));
    expect(text).not.toContain('"answer"');
  }
}

/** Plays to the last guess, including errors. */
async function playAlmost(begun: Played, secret: number): Promise<{ seen: TestResponse[]; round: string }> {
  const others = othersThan(secret, league, 6);
  const guesses = await guessAll(server, begun, others);
  const round = guesses.at(-1)?.body.round ?? "";
  const hintAfter = (misses: number) =>
    server.post<Played["body"]>("/api/rounds/classic/hint", { round: guesses[misses - 1]?.body.round ?? "" });
  const hinted = await hintAfter(6);
  expect(hinted.body.view).toHaveProperty("hint");
  const seen = [
    begun,
    ...guesses,
    await hintAfter(3),
    await hintAfter(4),
    hinted,
    await guess(server, round, others[0]),
    await guess(server, round, "nobody"),
    await guess(server, `${round}x`, others[0]),
    await server.get("/api/today"),
    await server.get(`/api/days/${TODAY}/classic`),
    await server.get("/api/days/2026-11-22/classic"),
  ];
  return { seen, round: hinted.body.round };
}

describe("before a round has ended, no response names the answer", () => {
  test("in a daily", async () => {
    const begun = await beginDay(server, TODAY);
    const secret = await secretOf(server, TODAY);
    const { seen, round } = await playAlmost(begun, secret);
    expectNothingOf(secret, [...seen, await giveUp(server, round)]);
    // The same search finds the answer after the end.
    const ended = await guess(server, round, othersThan(secret, league, 7)[6]);
    expect(() => expectNothingOf(secret, [ended])).toThrow();
  });

  test.each([{ players: "everyone" }, { players: "best-known" }, { players: "team", team: "MTL" }] as const)(
    "in practice with %o",
    async (filter) => {
      const begun = await begin(server, { kind: "practice", filter });
      const {
        body: { view },
      } = await giveUp(server, begun.body.round);
      if (view.state !== "gave-up") throw new Error("not given up");
      expectNothingOf(view.answer.player, (await playAlmost(begun, view.answer.player)).seen);
    },
  );

  test("in hard mode, whose errors name only the ignored clue", async () => {
    const begun = await begin(server, { kind: "practice", filter: { players: "everyone" } });
    const {
      body: { view },
    } = await giveUp(server, begun.body.round);
    if (view.state !== "gave-up") throw new Error("not given up");
    const secret = view.answer.player;
    const [first, ...others] = othersThan(secret, league, 30);
    const set = await server.post<Played["body"]>("/api/rounds/classic/guess", {
      round: begun.body.round,
      guess: first,
      hard: true,
    });
    expect(set.body.view).toMatchObject({ hard: true });
    const tried = await Promise.all(others.map((id) => guess(server, set.body.round, id)));
    expectNothingOf(secret, [set, ...tried]);
    for (const { status, body } of tried)
      if (status !== 200) expect(body).toEqual({ error: expect.stringMatching(/^hard-mode-[a-z]+$/) });
  });

  test("in a challenge", async () => {
    const secret = 8478402;
    const made = await server.post<{ code: string }>("/api/challenges/classic", { secret, language: "en" });
    const begun = await begin(server, { kind: "challenge", code: made.body.code });
    expectNothingOf(secret, [made, ...(await playAlmost(begun, secret)).seen]);
  });

  test("the length of a token does not depend on the answer", async () => {
    const lengths = new Set<number>();
    for (let deal = 0; deal < 20; deal++) {
      lengths.add((await begin(server, { kind: "practice", filter: { players: "everyone" } })).body.round.length);
    }
    expect(lengths.size).toBe(1);
  });
});
