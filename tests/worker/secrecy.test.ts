import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { League } from "#rules/player";
import { begin, beginDay, fetchLeague, giveUp, guess, guessAll, othersThan, secretOf, type Played } from "./classic-player.ts";
import { startServer, type Answer, type Server } from "./server.ts";

const TODAY = "2026-11-21";
let server: Server;
let league: League;

beforeAll(async () => {
  server = await startServer({ at: `${TODAY}T12:00:00Z` });
  league = await fetchLeague(server);
});
afterAll(() => server.close());

/** Everything a browser gets to see of an answer, and what is in its token, should that be no seal. */
function everythingOf({ headers, text, body }: Answer): string {
  const { round = "" } = (body ?? {}) as { round?: string };
  return [...headers].join("\n") + text + Buffer.from(round, "base64url").toString("latin1");
}

function expectNothingOf(secret: number, seen: readonly Answer[]): void {
  const player = league.players.find(({ id }) => id === secret);
  const everything = seen.map(everythingOf).join("\n");
  expect(everything).not.toContain(String(secret));
  expect(everything).not.toContain(player?.last ?? String(secret));
  expect(everything).not.toContain('"answer"');
}

/** A round up to the guess before the last, with all that goes wrong on the way. */
async function playAlmost(begun: Played, secret: number): Promise<Answer[]> {
  const others = othersThan(secret, league, 6);
  const guesses = await guessAll(server, begun, others);
  const round = guesses.at(-1)?.body.round ?? "";
  return [
    begun, ...guesses,
    await guess(server, round, others[0]),
    await guess(server, round, "nobody"),
    await guess(server, `${round}x`, others[0]),
    await server.get("/api/today"),
    await server.get(`/api/days/${TODAY}/classic`),
    await server.get("/api/days/2026-11-22/classic"),
  ];
}

describe("before a round has ended, no answer of the server names the one to be found", () => {
  test("in a daily", async () => {
    const begun = await beginDay(server, TODAY);
    const secret = await secretOf(server, TODAY);
    const seen = await playAlmost(begun, secret);
    expectNothingOf(secret, [...seen, await giveUp(server, seen[6]?.body ? (seen[6] as Played).body.round : "")]);
    // The search finds him once he is told.
    const ended = await guess(server, (seen[6] as Played).body.round, othersThan(secret, league, 7)[6]);
    expect(() => expectNothingOf(secret, [ended])).toThrow();
    expect(everythingOf(ended)).toContain(String(secret));
  });

  test.each([{ players: "everyone" }, { players: "best-known" }, { players: "team", team: "MTL" }] as const)("in practice with %o", async (filter) => {
    const begun = await begin(server, { kind: "practice", filter });
    const { body: { view } } = await giveUp(server, begun.body.round);
    if (view.state !== "gave-up") throw new Error("not given up");
    expectNothingOf(view.answer.player, await playAlmost(begun, view.answer.player));
  });

  test("in a challenge", async () => {
    const secret = 8478402;
    const made = await server.post<{ code: string }>("/api/challenges/classic", { secret });
    const begun = await begin(server, { kind: "challenge", code: made.body.code });
    expectNothingOf(secret, [made, ...(await playAlmost(begun, secret))]);
  });

  test("and the length of a token does not tell one from another", async () => {
    const lengths = new Set<number>();
    for (let deal = 0; deal < 20; deal++) {
      lengths.add((await begin(server, { kind: "practice", filter: { players: "everyone" } })).body.round.length);
    }
    expect(lengths.size).toBe(1);
  });
});
