import { describe, expect } from "vitest";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import {
  begin,
  beginDay,
  fetchLeague,
  guess,
  guessAll,
  GUESSES,
  othersThan,
  player,
  puzzleDay,
  secretOf,
} from "./any-game.ts";
import { serverAt, test } from "./shared.ts";

const TODAY = "2026-11-21";
const server = serverAt(`${TODAY}T12:00:00Z`);
let others: number[];
let secret: number;
/** Practice rounds of each game, begun while there was storage. */
const practice = {} as Record<GameName, string>;

/** Removes all tables and documents under the running Worker. */
async function takeStorageAway(): Promise<void> {
  const { DB, PUBLISHED } = server;
  const results = await server.sql<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  );
  await DB.batch(results.map(({ name }) => DB.prepare(`ALTER TABLE ${name} RENAME TO gone_${name}`)));
  for (const { name } of (await PUBLISHED.list()).keys) await PUBLISHED.delete(name);
}

test.beforeAll(async () => {
  const league = await fetchLeague(server);
  await beginDay(server, TODAY);
  secret = await secretOf(server, TODAY);
  others = othersThan(secret, league, 6);
  for (const game of GAME_NAMES) {
    const begun = await player(server, game).begin({ kind: "practice", filter: { players: "everyone" } });
    practice[game] = begun.body.round;
  }
  await takeStorageAway();
});

describe("a warm isolate needs neither D1 nor KV", () => {
  test("for a whole daily", async () => {
    const answers = await guessAll(server, await beginDay(server, TODAY), [...others, secret]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(answers.at(-1)?.body.view).toMatchObject({ state: "won" });
  });

  test.each(GAME_NAMES)("to begin the day's %s, and for a guess", async (game) => {
    const { begin, guess } = player(server, game);
    const {
      status,
      body: { round },
    } = await begin({ kind: "day", day: puzzleDay(game, TODAY) });
    expect([status, (await guess(round, GUESSES[game])).status]).toEqual([200, 200]);
  });

  test.each(GAME_NAMES)("for practice of %s", async (game) => {
    const { guess, giveUp } = player(server, game);
    expect((await guess(practice[game], GUESSES[game])).status).toBe(200);
    expect((await giveUp(practice[game])).body.view).toMatchObject({ state: "gave-up" });
  });

  test("for a challenge", async () => {
    const { code } = (await server.post<{ code: string }>("/api/challenges/classic", { secret, language: "en" })).body;
    const begun = await begin(server, { kind: "challenge", code });
    expect((await guess(server, begun.body.round, secret)).body.view).toMatchObject({ state: "won" });
  });

  test("for the day and its players", async () =>
    expect((await fetchLeague(server)).players.length).toBeGreaterThan(600));
});

// Proves that the tests above can fail: a day that is not cached needs storage.
test("a day that is not in memory cannot be dealt without them, and says so in the one shape of an error", async () => {
  const refused = await beginDay(server, "2026-11-03");
  expect([refused.status, refused.body]).toEqual([500, { error: "internal" }]);
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
});
