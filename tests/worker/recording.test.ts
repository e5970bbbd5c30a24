import { describe, expect } from "vitest";
import type { Day } from "#rules/shared/day";
import { begin, beginDay, dealClassic, giveUp, guess, guessAll, hidePlayer, type Played } from "./any-game.ts";
import { MINUTE, NOON, serverAt, test, TODAY } from "./shared.ts";
import { storedResults, visit, type Visitor } from "./visitor.ts";

const PAST = "2026-11-19";
const SEALED = /^deke_visitor=[\w-]{60,}$/;

const server = serverAt();
let secret: number;
let others: number[];
let pastSecret: number;

/** Plays a day's Classic within a minute. Returns the response to the deal, or to the last guess. */
async function playDay(visitor: Visitor, day: Day, players: readonly number[]): Promise<Played> {
  await server.setClock(NOON);
  const begun = await beginDay(visitor, day);
  await server.setClock(NOON + MINUTE);
  return (await guessAll(visitor, begun, players)).at(-1) ?? begun;
}

test.beforeAll(async () => {
  ({ secret, others } = await dealClassic(server, TODAY));
  ({ secret: pastSecret } = await dealClassic(server, PAST));
});

describe("the cookie", () => {
  test("is set when a day is dealt, encrypted, and identifies the same visitor afterwards", async () => {
    const visitor = visit(server);
    const begun = await playDay(visitor, PAST, []);
    expect(visitor.cookie).toMatch(SEALED);
    const attributes = (begun.headers.get("Set-Cookie") ?? "").split("; ").slice(1);
    expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Strict"]);
    const answers = await guessAll(visitor, begun, [pastSecret]);
    expect(answers.map(({ headers }) => headers.has("Set-Cookie"))).toEqual([false]);
    await playDay(visitor, TODAY, [secret]);
    const results = await storedResults(server);
    expect(new Set(results.map((result) => result.visitor)).size).toBe(1);
    // The id is readable neither by scripts nor by people who see the cookie.
    expect(visitor.cookie).not.toContain(results[0]?.visitor);
  });

  test("that another host could have set is not read over https", async () => {
    const visitor = visit(server);
    await playDay(visitor, TODAY, [secret]);
    await server.settle();
    const [, token = ""] = (visitor.cookie ?? "").split("=");
    const me = async (cookie: string) =>
      (await server.send("https://deke.example/api/me", { headers: { Cookie: cookie } })).body;
    expect(await me(`deke_visitor=${token}`)).toEqual({ nickname: null, results: [] });
    expect(await me(`__Host-deke_visitor=${token}`)).toMatchObject({ results: [{ of: TODAY }] });
  });

  test("is not set by practice or a challenge, and nothing is recorded", async () => {
    const visitor = visit(server);
    const practice = { kind: "practice", filter: { players: "best-known" } } as const;
    await guessAll(visitor, await begin(visitor, practice), others.slice(0, 7));
    await giveUp(visitor, (await begin(visitor, practice)).body.round);
    const { code } = (await hidePlayer(visitor, secret)).body;
    const won = await guess(visitor, (await begin(visitor, { kind: "challenge", code })).body.round, secret);
    expect(won.body.view).toMatchObject({ kind: "challenge", state: "won" });
    expect(visitor.cookie).toBeNull();
    await playDay(visitor, TODAY, [secret]);
    expect(await storedResults(server)).toMatchObject([{ kind: "daily" }]);
  });

  test("that was not encrypted by this site is ignored and replaced", async () => {
    const visitor = visit(server);
    await playDay(visitor, TODAY, [secret]);
    await server.settle();
    const sealed = (visitor.cookie ?? "").replace("deke_visitor=", "");
    const bytes = Buffer.from(sealed, "base64url");
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    const { round } = (await beginDay(server, TODAY)).body;
    const texts = ["", "x", "a".repeat(22), "'; DROP TABLE results;", "é".repeat(22), `${"a".repeat(21)}%00`];
    const forgeries = [...texts, bytes.toString("base64url"), sealed.slice(0, -1), `${sealed}A`, round];
    for (const forged of forgeries) {
      const forger = visit(server, encodeURI(`deke_visitor=${forged}`));
      expect((await forger.get("/api/me")).body, forged).toEqual({ nickname: null, results: [] });
      expect((await beginDay(forger, TODAY)).status, forged).toBe(200);
      expect(forger.cookie, forged).toMatch(SEALED);
    }
  });
});

test("more in a guess than a guess is overlooked", async () => {
  const visitor = visit(server);
  const { round } = (await beginDay(visitor, TODAY)).body;
  const claim = { visitor: "f".repeat(22), begun: 0, score: 100, tookMs: 60_000, mark: null };
  await visitor.post("/api/rounds/classic/guess", { round, guess: secret, ...claim });
  expect(await storedResults(server)).toMatchObject([
    { visitor: expect.not.stringContaining("fff"), took_ms: 0, mark: "too-fast" },
  ]);
});
