import { afterEach, describe, expect } from "vitest";
import { begin, beginDay, guess, hidePlayer } from "./any-game.ts";
import { RATE_LIMITS } from "./prepared.ts";
import type { TestResponse } from "./server.ts";
import { refusal, serverAt, test, TODAY } from "./shared.ts";
import { fromAddress, visit, type Visitor } from "./visitor.ts";

const PAST = "2026-11-05";
const HELD_BACK = refusal(429, "too-many-requests");

const server = serverAt();
afterEach(() => server.limit(false));

type LimitName = keyof typeof RATE_LIMITS;

/** Sends more than twice the allowed requests, because a minute may end in between. Returns the first refusal. */
async function exhaust(name: LimitName, ask: () => Promise<TestResponse>): Promise<TestResponse | undefined> {
  const answers = await Promise.all(Array.from({ length: 2 * RATE_LIMITS[name] + 1 }, ask));
  return answers.find(({ status }) => status === 429);
}

describe("rate limits apply for a minute, and only to the visitor who exceeds them", () => {
  const everyone = { kind: "practice", filter: { players: "everyone" } } as const;
  const message = { name: "", email: "", message: "", website: "a bot" };

  /** Limited requests, each counted by itself. */
  const KINDS: [what: string, limit: LimitName, ask: (by: Visitor, round: string) => Promise<TestResponse>][] = [
    ["deals", "PLAY_BY_VISITOR", (by) => begin(by, everyone)],
    ["guesses", "PLAY_BY_VISITOR", (by, round) => guess(by, round, "nobody")],
    ["proofs", "PLAY_BY_VISITOR", (by, round) => by.post("/api/proofs", { round, square: 0 })],
    ["leaderboards", "PLAY_BY_VISITOR", (by) => by.get("/api/leaderboard")],
    ["messages", "WRITE_BY_VISITOR", (by) => by.post("/api/feedback", message)],
    ["names", "WRITE_BY_VISITOR", (by) => by.ask("PUT", "/api/me/nickname", { nickname: "!" })],
    ["codes", "WRITE_BY_VISITOR", (by) => by.post("/api/me/code", undefined)],
    ["challenges", "WRITE_BY_VISITOR", (by) => hidePlayer(by, 8478402)],
    // Each time with the cookie, which the response removes.
    ["deletions", "WRITE_BY_VISITOR", (by) => visit(server, by.cookie).ask("DELETE", "/api/me")],
    ["claims", "WRITE_BY_VISITOR", (by) => by.post("/api/me/claim", { code: "ABCD2345" })],
  ];

  test.each(KINDS)("%s", async (_what, name, ask) => {
    const [eager, other] = [visit(server), visit(server)];
    // Of a past day: a deletion then finds nothing to delete, and the visitor remains.
    const [{ body: mine }, { body: theirs }] = [await beginDay(eager, PAST), await beginDay(other, PAST)];
    await server.limit(true);
    const refused = await exhaust(name, () => ask(eager, mine.round));
    expect(refused).toMatchObject(HELD_BACK);
    expect(refused?.headers.get("Retry-After")).toBe("60");
    expect((await ask(other, theirs.round)).status).not.toBe(429);
  });

  test("also without the cookie: a round counts for the visitor whom it was dealt to", async () => {
    const { round } = (await beginDay(visit(server), TODAY)).body;
    await server.limit(true);
    expect(await exhaust("PLAY_BY_VISITOR", () => guess(visit(server), round, "nobody"))).toMatchObject(HELD_BACK);
  });
});

test("the limit per address includes all of its visitors", async () => {
  const writeFrom = (address: string) => fromAddress(server, address).post("/api/feedback", { website: "a bot" });
  await server.limit(true);
  // A household has one /64 of IPv6, which counts as one address.
  let times = 0;
  const household = () => writeFrom(`2001:db8:1:2:${(times++ % 5) + 1}::5`);
  expect(await exhaust("WRITE_BY_ADDRESS", household)).toMatchObject(HELD_BACK);
  expect((await writeFrom("2001:db8:1:3::3")).status).toBe(201);
});
