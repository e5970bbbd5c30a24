import { beforeEach, describe, expect } from "vitest";
import { puzzleDurationDays } from "#rules/shared/schedule";
import { GAME_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { scoreOf } from "#rules/shared/score";
import { countInRanges, type LeaderboardPeriod } from "#rules/site/leaderboard";
import type { FinishedRound } from "../../worker/runtime/queue-messages.ts";
import { insertResults, readOutcomeCounts, readOwnFinish } from "../../worker/store/results.ts";
import { readLeaderboard } from "../../worker/store/leaderboard.ts";
import { TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import { deleteVisitor, adoptVisitor, clearNickname, setNickname } from "../../worker/store/visitors.ts";
import { puzzleDay } from "./any-game.ts";
import { NOON, serverAt, test, TODAY } from "./shared.ts";
import { finishedRound, idOf, storedResults, storeNicknames } from "./visitor.ts";

/** Maximum rows written for a finished daily. */
const MAX_WRITTEN = { named: 18, unnamed: 6 };

const server = serverAt();

/** Returns a seeded random source. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const dayBefore = (days: number): string => new Date(NOON - days * 86_400_000).toISOString().slice(0, 10);
const round = (of: Partial<FinishedRound> & Pick<FinishedRound, "visitor">): FinishedRound =>
  finishedRound({ day: TODAY, finishedAt: NOON, ...of });

/** Returns a random round on one of the last ten days or weeks. */
function anyRound(pick: (below: number) => number, visitors: number, of: Partial<FinishedRound> = {}): FinishedRound {
  const game = GAME_NAMES[pick(GAME_NAMES.length)] as GameName;
  const { limit, toFind, toWin } = GAME_CONFIG[game];
  const correct = toFind > 1 ? pick(10) : Number(pick(4) > 0);
  const won = correct >= toWin;
  const guesses = toFind > 1 || !won ? limit : 1 + pick(limit);
  const kind = pick(10) > 0 ? "daily" : "archive";
  const [hint, hard] = [pick(4) === 0, pick(3) === 0];
  return round({
    visitor: idOf(pick(visitors)),
    game,
    day: puzzleDay(game, dayBefore(puzzleDurationDays(GAME_CONFIG[game]) * pick(10))),
    kind,
    won,
    guesses,
    correct,
    hint,
    hard,
    score: scoreOf(GAME_CONFIG[game], { won, guesses, correct, hint }),
    tookMs: 10_000 + pick(200_000),
    mark: kind === "daily" && pick(8) === 0 ? "too-fast" : null,
    picks: toFind > 1 ? Array.from({ length: correct }, (_, square) => ({ square, player: 1 + pick(4) })) : null,
    finishedAt: NOON - pick(1_000_000),
    ...of,
  });
}

/** Records rounds like the Worker, in batches. */
async function record(rounds: readonly FinishedRound[]): Promise<void> {
  for (let from = 0; from < rounds.length; from += 50) await insertResults(server.env, rounds.slice(from, from + 50));
}

/** Returns all counts, with JSON columns parsed because their keys have no order. */
async function counts(): Promise<Record<string, Record<string, unknown>[]>> {
  const all = (query: string) => server.sql<Record<string, unknown>>(query);
  const open = (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === "string" && /^[{[]/.test(value) ? (JSON.parse(value) as unknown) : value,
      ]),
    );
  const friendDays = (await all("SELECT * FROM friend_days ORDER BY visitor")).map(open);
  return {
    sums: await all("SELECT * FROM leaderboard_sums ORDER BY visitor, game, period"),
    streaks: await all("SELECT visitor, game, day, streak FROM results WHERE streak > 0 ORDER BY visitor, game, day"),
    ranges: (await all("SELECT * FROM leaderboard_ranges ORDER BY game")).map(open),
    tallies: (await all("SELECT game, day, endings, picks FROM tallies ORDER BY game, day")).map(open),
    friendWeeks: (await all("SELECT * FROM friend_weeks ORDER BY visitor, week")).map(open),
    friendDays: friendDays.map(({ visitor, days }) => ({ visitor, days: (days as string[]).toSorted() })),
  };
}

const names = (count: number) =>
  storeNicknames(server, Object.fromEntries(Array.from({ length: count }, (_, index) => [idOf(index), idOf(index)])));

/** Makes visitors members of a friends' board. */
const befriend = (count: number) =>
  server.sql(
    "INSERT INTO friend_members SELECT 'board', value, value, value, value, 0, NULL FROM json_each(?)",
    JSON.stringify(Array.from({ length: count }, (_, index) => idOf(index))),
  );

describe("counts updated with each write equal those derived from results", () => {
  test("for hundreds of results, in any order, with nicknames set and removed in between", async () => {
    const pick = chance(7);
    await befriend(10);
    for (let part = 0; part < 4; part++) {
      await record(Array.from({ length: 100 }, () => anyRound(pick, 30)));
      for (let other = 0; other < 12; other++) {
        const visitor = idOf(pick(30));
        if (pick(3) === 0) await clearNickname(server.env, visitor);
        else await setNickname(server.env, visitor, `${visitor} ${part}`, `${visitor}${part}`, visitor, NOON);
      }
    }
    const kept = await counts();
    for (const rows of Object.values(kept)) expect(rows.length).toBeGreaterThan(6);
    await server.execute(TALLY_STATEMENTS);
    expect(await counts()).toEqual(kept);
  });

  test("after devices have joined and visitors were deleted, except for past days", async () => {
    const pick = chance(11);
    await names(30);
    await record(Array.from({ length: 300 }, () => anyRound(pick, 40)));
    for (let index = 0; index < 10; index++) {
      if (index % 2 === 0) await adoptVisitor(server.env, idOf(index), idOf(39 - index), NOON);
      else await deleteVisitor(server.env, idOf(index), NOON);
    }
    const today = ({ tallies = [], ...others }: Awaited<ReturnType<typeof counts>>) => ({
      ...others,
      tallies: tallies.filter(({ day }) => day === TODAY),
    });
    const kept = await counts();
    await server.execute(TALLY_STATEMENTS);
    const again = await counts();
    expect(today(again)).toEqual(today(kept));
    expect(again["tallies"]).not.toEqual(kept["tallies"]);
  });

  test("every position is unique, and the number of finishes never decreases", async () => {
    await insertResults(
      server.env,
      [1, 2, 3].map((index) => round({ visitor: idOf(index) })),
    );
    expect((await readOwnFinish(server.env, idOf(3), "classic", TODAY)).place).toBe(3);
    await deleteVisitor(server.env, idOf(1), NOON);
    await insertResults(server.env, [round({ visitor: idOf(4) })]);
    expect((await readOwnFinish(server.env, idOf(4), "classic", TODAY)).place).toBe(4);
    expect(await readOutcomeCounts(server.env, "classic", TODAY)).toEqual({
      outcomes: [{ won: true, guesses: 3, correct: 1, count: 3 }],
      counted: 4,
    });
    await server.execute(TALLY_STATEMENTS);
    expect(await readOutcomeCounts(server.env, "classic", TODAY)).toMatchObject({ counted: 4 });
  });
});

describe("a result is counted once", () => {
  test("in any order and batch, however often it is sent: the first of a puzzle is kept", async () => {
    const first = round({ visitor: idOf(1), guesses: 4 });
    const other = round({ visitor: idOf(2), day: dayBefore(1) });
    await insertResults(server.env, [other, first, first]);
    const [kept, stored] = [await counts(), await storedResults(server)];
    await insertResults(server.env, [round({ visitor: idOf(1), guesses: 1 }), first]);
    await insertResults(server.env, [other]);
    await insertResults(server.env, []);
    expect(await counts()).toEqual(kept);
    expect(await storedResults(server)).toEqual(stored);
    expect(stored).toMatchObject([{ visitor: idOf(2) }, { visitor: idOf(1), guesses: 4 }]);
  });

  test("a batch is stored as a whole or not at all", async () => {
    const broken = { ...round({ visitor: idOf(2) }), kind: "practice" } as unknown as FinishedRound;
    await expect(insertResults(server.env, [round({ visitor: idOf(1) }), broken])).rejects.toThrow("CHECK");
    expect(await storedResults(server)).toEqual([]);
    expect(Object.values(await counts()).flat()).toEqual([]);
  });
});

describe("a result in the queue", () => {
  const late = round({ visitor: idOf(1), finishedAt: NOON - 1 });

  test("does not restore a deleted visitor", async () => {
    await deleteVisitor(server.env, idOf(1), NOON);
    await insertResults(server.env, [late]);
    expect(await storedResults(server)).toEqual([]);
    // Also if its round was finished after the deletion.
    await insertResults(server.env, [{ ...late, finishedAt: NOON + 1 }]);
    expect(await storedResults(server)).toEqual([]);
  });

  test("goes to the visitor who adopted the others, however often that one joined another", async () => {
    await adoptVisitor(server.env, idOf(1), idOf(2), NOON);
    await adoptVisitor(server.env, idOf(2), idOf(3), NOON);
    await insertResults(server.env, [late, { ...late, finishedAt: NOON + 1 }]);
    expect(await storedResults(server)).toMatchObject([{ visitor: idOf(3), mark: "joined" }]);
  });

  test("is dropped if that visitor was deleted", async () => {
    await adoptVisitor(server.env, idOf(1), idOf(2), NOON);
    await deleteVisitor(server.env, idOf(2), NOON);
    await insertResults(server.env, [late]);
    expect(await storedResults(server)).toEqual([]);
    const results = await server.sql("SELECT * FROM deleted_visitors");
    for (const id of [1, 2]) expect(JSON.stringify(results)).not.toContain(idOf(id));
  });
});

describe("with many finishes today, most with a nickname", () => {
  const COUNT = 300;

  beforeEach(async () => {
    const pick = chance(3);
    await record(
      Array.from({ length: COUNT }, (_, index) =>
        anyRound(pick, 1, {
          visitor: idOf(index),
          game: index % 3 === 0 ? "grid" : "classic",
          day: index % 50 === 0 ? dayBefore(1) : TODAY,
          kind: "daily",
          mark: null,
        }),
      ),
    );
    await names(250);
  });

  test("the top of a board equals that of all results, also after many were deleted", async () => {
    const expectFirst = async (period: LeaderboardPeriod, game: "classic" | "all") => {
      const { top, ranges } = await readLeaderboard(server.env, { period, game, today: TODAY });
      const results = await server.sql<{ visitor: string; total: number }>(
        `SELECT visitor, COUNT(*) OVER () AS total FROM results JOIN visitors ON id = visitor
         WHERE ?1 IN (game, 'all') AND (?2 <> 'today' OR day = ?3)
         GROUP BY visitor ORDER BY SUM(score) DESC, SUM(took_ms), visitor LIMIT 100`,
        game,
        period,
        TODAY,
      );
      expect(top.map(({ visitor }) => visitor)).toEqual(results.map(({ visitor }) => visitor));
      expect(countInRanges(ranges)).toBe(results[0]?.total);
      return top;
    };
    const top = await expectFirst("today", "classic");
    await expectFirst("week", "classic");
    await expectFirst("all", "classic");
    await expectFirst("today", "all");
    for (const { visitor } of top.slice(0, 45)) await deleteVisitor(server.env, visitor, NOON);
    await expectFirst("today", "classic");
    await expectFirst("all", "all");
  });

  test("a finish writes few rows, and a duplicate none", async () => {
    const written = async (of: Partial<FinishedRound> & Pick<FinishedRound, "visitor">) =>
      (await server.useOf(() => insertResults(server.env, [round(of)]))).rowsWritten;
    const shots = [{ square: 0, player: 1 }];
    expect(await written({ visitor: idOf(299), game: "roster" })).toBe(2);
    expect(await written({ visitor: idOf(299), game: "grid", correct: 9, guesses: 9, picks: shots })).toBe(2);
    expect(await written({ visitor: "somebody-new" })).toBe(2);
    expect(await written({ visitor: idOf(9), game: "classic" })).toBe(16);
    expect(await written({ visitor: idOf(9), game: "classic" })).toBe(0);
    // With the two rows for friends' boards.
    await befriend(280);
    expect(await written({ visitor: idOf(9), game: "face" })).toBeLessThanOrEqual(MAX_WRITTEN.named);
    expect(await written({ visitor: idOf(270), game: "face" })).toBeLessThanOrEqual(MAX_WRITTEN.unnamed);
  });
});
