import { beforeEach, describe, expect } from "vitest";
import type { D1Database } from "@cloudflare/workers-types";
import { daysOf } from "#rules/cadence";
import { GAME_NAMES, MEASURES, type GameName } from "#rules/measures";
import { PERIODS, byStanding, scoreOf, type Period } from "#rules/score";
import type { LeaderboardRow } from "../../worker/api/leaderboard.ts";
import type { Env } from "../../worker/env.ts";
import type { FinishedRound } from "../../worker/messages.ts";
import { readPicks } from "../../worker/store/picks.ts";
import { insertResults, readOutcomes, readOwnFinish } from "../../worker/store/results.ts";
import {
  countAhead,
  readBoard,
  readStandingOf,
  type Board,
  type Scope,
  type Standing,
} from "../../worker/store/standings.ts";
import { fillTops, TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import { forgetVisitor, mergeVisitors, removeNickname, writeNickname } from "../../worker/store/visitors.ts";
import { puzzleDay } from "./any-game.ts";
import { metered } from "./metered.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { forgetEverybody, storedResults } from "./visitor.ts";

const TODAY = "2026-11-21";
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
/** Any public read, however many have played. */
const MOST_READ = 150;

let server: Server;
let DB: D1Database;
let meter: ReturnType<typeof metered>;
let env: Env;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await forgetEverybody(server);
  ({ DB } = await server.storage());
  meter = metered(DB);
  env = { DB: meter.DB } as unknown as Env;
});

/** As chance would have it, and the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const dayBefore = (days: number): string => new Date(NOON - days * 86_400_000).toISOString().slice(0, 10);
const idOf = (index: number): string => `player-${index}`.padEnd(22, "_");
const round = (of: Partial<FinishedRound> & Pick<FinishedRound, "visitor">): FinishedRound => ({
  game: "classic",
  day: TODAY,
  kind: "daily",
  won: true,
  guesses: 3,
  correct: 1,
  hint: false,
  hard: false,
  score: 71.43,
  tookMs: 60_000,
  ranked: true,
  picks: null,
  squares: null,
  finishedAt: NOON,
  attempt: null,
  mark: null,
  counted: true,
  ...of,
});

/** A round of anybody's, on one of the last ten days or weeks, in any order. */
function anyRound(pick: (below: number) => number, visitors: number, of: Partial<FinishedRound> = {}): FinishedRound {
  const game = GAME_NAMES[pick(GAME_NAMES.length)] as GameName;
  const { limit, toFind } = MEASURES[game];
  const correct = toFind > 1 ? pick(10) : Number(pick(4) > 0);
  const won = correct === toFind;
  const guesses = toFind > 1 || !won ? limit : 1 + pick(limit);
  const kind = pick(10) > 0 ? "daily" : "archive";
  const [hint, hard] = [pick(4) === 0, pick(3) === 0];
  return round({
    visitor: idOf(pick(visitors)),
    game,
    day: puzzleDay(game, dayBefore(daysOf(MEASURES[game]) * pick(10))),
    kind,
    won,
    guesses,
    correct,
    hint,
    hard,
    score: scoreOf(MEASURES[game], { won, guesses, correct, hint }),
    tookMs: 10_000 + pick(200_000),
    ranked: kind === "daily" && pick(8) > 0,
    picks: toFind > 1 ? Array.from({ length: correct }, (_, square) => ({ square, player: 1 + pick(4) })) : null,
    finishedAt: NOON - pick(1_000_000),
    counted: pick(15) > 0,
    ...of,
  });
}

/** Writes rounds as rows, many at once: a statement for each takes this D1 longer than all it does for it. */
async function record(rounds: readonly FinishedRound[]): Promise<void> {
  const rows = rounds.map(({ counted = true, picks, ...of }) => ({
    ...of,
    score: Math.round(of.score * 100),
    counted: Number(counted),
    picks: picks && JSON.stringify(picks),
  }));
  await DB.prepare(
    `INSERT INTO results (visitor, game, day, kind, won, guesses, correct, score, took_ms, ranked, picks, finished_at, counted, hint, hard)
     SELECT value ->> 'visitor', value ->> 'game', value ->> 'day', value ->> 'kind', value ->> 'won', value ->> 'guesses',
       value ->> 'correct', value ->> 'score', value ->> 'tookMs', value ->> 'ranked', value ->> 'picks', value ->> 'finishedAt',
       value ->> 'counted', value ->> 'hint', value ->> 'hard' FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
  )
    .bind(JSON.stringify(rows))
    .run();
}

/** All that is counted, with what is kept as JSON in an order of its own. */
async function counts(): Promise<Record<string, unknown[]>> {
  const all = async (query: string) => (await DB.prepare(query).all<Record<string, unknown>>()).results;
  const open = (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === "string" && value.startsWith("{") ? (JSON.parse(value) as unknown) : value,
      ]),
    );
  return {
    standings: await all("SELECT * FROM standings WHERE played > 0 OR won_on <> '' ORDER BY visitor, game"),
    // A step on which nobody stands is none, and a ladder of nobody neither.
    ladders: (await all("SELECT * FROM ladders ORDER BY game")).map(open),
    tallies: (await all("SELECT game, day, endings, picks FROM tallies ORDER BY game, day")).map(open),
  };
}

const names = (count: number) =>
  DB.prepare(
    "INSERT INTO visitors (id, nickname, nickname_key, named_at) SELECT value, value, value, 0 FROM json_each(?)",
  )
    .bind(JSON.stringify(Array.from({ length: count }, (_, index) => idOf(index))))
    .run();

describe("what is counted as it is written is what the results say", () => {
  beforeEach(() => forgetEverybody(server));

  test("of thousands of them, in any order, with names taken and dropped meanwhile", async () => {
    const pick = chance(7);
    for (let part = 0; part < 6; part++) {
      await record(Array.from({ length: 400 }, () => anyRound(pick, 60)));
      for (let other = 0; other < 12; other++) {
        const visitor = idOf(pick(60));
        if (pick(3) === 0) await removeNickname(env, visitor);
        else await writeNickname(env, visitor, `${visitor} ${part}`, `${visitor}${part}`, NOON);
      }
    }
    const kept = await counts();
    expect(kept["standings"]?.length).toBeGreaterThan(300);
    await DB.batch(TALLY_STATEMENTS.map((statement) => DB.prepare(statement)));
    expect(await counts()).toEqual(kept);
  });

  test("after people have become one and been forgotten, but for days that are over", async () => {
    const pick = chance(11);
    await names(30);
    await record(Array.from({ length: 800 }, () => anyRound(pick, 40)));
    for (let index = 0; index < 10; index++) {
      if (index % 2 === 0) await mergeVisitors(env, idOf(index), idOf(39 - index), NOON);
      else await forgetVisitor(env, idOf(index), NOON);
    }
    const today = ({ tallies = [], ...others }: Record<string, unknown[]>) => ({
      ...others,
      tallies: (tallies as { day: string }[]).filter(({ day }) => day === TODAY),
    });
    const kept = await counts();
    await DB.batch(TALLY_STATEMENTS.map((statement) => DB.prepare(statement)));
    const again = await counts();
    expect(today(again)).toEqual(today(kept));
    expect(again["tallies"]).not.toEqual(kept["tallies"]);
  });

  test("nobody's place is told twice, and the count of finishes never falls", async () => {
    await insertResults(
      env,
      [1, 2, 3].map((index) => round({ visitor: idOf(index) })),
    );
    expect((await readOwnFinish(env, idOf(3), "classic", TODAY)).place).toBe(3);
    await forgetVisitor(env, idOf(1), NOON);
    await insertResults(env, [round({ visitor: idOf(4) })]);
    expect((await readOwnFinish(env, idOf(4), "classic", TODAY)).place).toBe(4);
    expect(await readOutcomes(env, "classic", TODAY)).toEqual({
      outcomes: [{ won: true, guesses: 3, correct: 1, count: 3 }],
      counted: 4,
    });
    await DB.batch(TALLY_STATEMENTS.map((statement) => DB.prepare(statement)));
    expect(await readOutcomes(env, "classic", TODAY)).toMatchObject({ counted: 4 });
  });
});

describe("a result is counted once", () => {
  beforeEach(() => forgetEverybody(server));

  test("however often, in whatever order and company it comes: of two of a puzzle the first stands", async () => {
    const first = round({ visitor: idOf(1), guesses: 4 });
    const other = round({ visitor: idOf(2), day: dayBefore(1) });
    await insertResults(env, [other, first, first]);
    const [kept, stored] = [await counts(), await storedResults(server)];
    await insertResults(env, [round({ visitor: idOf(1), guesses: 1 }), first]);
    await insertResults(env, [other]);
    await insertResults(env, []);
    expect(await counts()).toEqual(kept);
    expect(await storedResults(server)).toEqual(stored);
    expect(stored).toMatchObject([{ visitor: idOf(2) }, { visitor: idOf(1), guesses: 4 }]);
  });

  test("all of a batch or none", async () => {
    const broken = { ...round({ visitor: idOf(2) }), kind: "practice" } as unknown as FinishedRound;
    await expect(insertResults(env, [round({ visitor: idOf(1) }), broken])).rejects.toThrow("CHECK");
    expect(await storedResults(server)).toEqual([]);
    expect(await counts()).toEqual({ standings: [], ladders: [], tallies: [] });
  });

  test("and one that is not to count is kept for its visitor alone", async () => {
    await writeNickname(env, idOf(1), "Ginette", "ginette", NOON);
    await insertResults(env, [round({ visitor: idOf(1), counted: false })]);
    expect(await storedResults(server)).toHaveLength(1);
    expect(await counts()).toEqual({ standings: [], ladders: [], tallies: [] });
  });
});

describe("what is still under way", () => {
  beforeEach(() => forgetEverybody(server));

  const late = round({ visitor: idOf(1), finishedAt: NOON - 1 });

  test("brings nobody back who has forgotten himself", async () => {
    await forgetVisitor(env, idOf(1), NOON);
    await insertResults(env, [late]);
    expect(await storedResults(server)).toEqual([]);
    // Whoever plays on with the same cookie, in another browser, begins anew.
    await insertResults(env, [{ ...late, finishedAt: NOON + 1 }]);
    expect(await storedResults(server)).toMatchObject([{ visitor: idOf(1) }]);
  });

  test("goes to whom he has become, however often that one has become another", async () => {
    await mergeVisitors(env, idOf(1), idOf(2), NOON);
    await mergeVisitors(env, idOf(2), idOf(3), NOON);
    await insertResults(env, [late, { ...late, finishedAt: NOON + 1 }]);
    expect(await storedResults(server)).toMatchObject([{ visitor: idOf(3) }]);
  });

  test("goes nowhere when that one has forgotten himself", async () => {
    await mergeVisitors(env, idOf(1), idOf(2), NOON);
    await forgetVisitor(env, idOf(2), NOON);
    await insertResults(env, [late]);
    expect(await storedResults(server)).toEqual([]);
    const { results } = await DB.prepare("SELECT * FROM tombstones").all();
    expect(JSON.stringify(results)).not.toContain("player-");
  });
});

describe("with three thousand who have finished today, and most of them a nickname", () => {
  const COUNT = 3000;
  const scope = (over: Partial<Scope> = {}): Scope => ({ game: "classic", period: "today", today: TODAY, ...over });

  test.beforeAll(async () => {
    await forgetEverybody(server);
    const pick = chance(3);
    await names(2500);
    await record(
      Array.from({ length: COUNT }, (_, index) =>
        anyRound(pick, 1, {
          visitor: idOf(index),
          game: index % 3 === 0 ? "grid" : "classic",
          day: index % 50 === 0 ? dayBefore(1) : TODAY,
          kind: "daily",
          ranked: true,
          counted: true,
        }),
      ),
    );
    meter.take();
  });

  /** How many are ahead of one, as the leaderboard tells it. */
  const placeOf = (own: Standing, board: Board): number => {
    const ahead = board.top.filter((other) => other.visitor !== own.visitor && byStanding(other, own) <= 0).length;
    return ahead < board.top.length ? ahead : countAhead(scope(), own, board);
  };

  test("every read takes a hundred and fifty rows at most", async () => {
    const read: Record<string, number> = {};
    const note = async (what: string, reading: Promise<unknown>) => {
      await reading;
      read[what] = meter.take().rowsRead;
    };
    await note("outcomes", readOutcomes(env, "grid", TODAY));
    await note("picks", readPicks(env, TODAY));
    await note("place", readOwnFinish(env, idOf(1), "classic", TODAY));
    for (const period of PERIODS) {
      for (const game of ["classic", "all"] as const) {
        const asked = scope({ period, game });
        await note(`${period} ${game}`, readBoard(env, asked));
        const board = await readBoard(env, asked);
        meter.take();
        for (const index of [1, 1400, 2999]) {
          await note(
            `${period} ${game} of number ${index}`,
            readStandingOf(env, asked, idOf(index)).then((own) => own && countAhead(asked, own, board)),
          );
          read[`${period} ${game} with number ${index}`] =
            (read[`${period} ${game}`] ?? 0) + (read[`${period} ${game} of number ${index}`] ?? 0);
        }
      }
    }
    expect(Object.entries(read).filter(([, rows]) => rows > MOST_READ)).toEqual([]);
    expect(read["today classic"]).toBe(1);
  });

  test("the first of a board are who they would be if everybody were looked at, also once many of them are gone", async () => {
    const expectFirst = async (period: Period, game: "classic" | "all") => {
      const { top } = await readBoard(env, scope({ period, game }));
      const of = { today: "day_", week: "week_", all: "" }[period];
      const { results } = await DB.prepare(
        `SELECT visitor FROM standings WHERE ? IN (game, 'all') AND nickname IS NOT NULL AND (? = 'all' OR day = ?)
         GROUP BY visitor ORDER BY SUM(${of}score) DESC, SUM(${of}took_ms), visitor LIMIT 100`,
      )
        .bind(game, period, TODAY)
        .all<{ visitor: string }>();
      expect(top.length).toBeLessThanOrEqual(130);
      expect(top.slice(0, 100).map(({ visitor }) => visitor)).toEqual(results.map(({ visitor }) => visitor));
      return top;
    };
    const top = await expectFirst("today", "classic");
    await expectFirst("all", "classic");
    await expectFirst("today", "all");
    // Some go at once; the next night has others come up.
    for (const { visitor } of top.slice(0, 45)) await forgetVisitor(env, visitor, NOON);
    expect((await readBoard(env, scope())).top.length).toBeLessThan(100);
    await fillTops(env);
    await expectFirst("today", "classic");
    meter.take();
    await fillTops(env);
    expect(meter.take()).toMatchObject({ rowsWritten: 0 });
  });

  test("one's place is the one that counting everybody gives", async () => {
    const mine = (await storedResults(server)).filter(({ day, game }) => day === TODAY && game === "classic");
    const board = await readBoard(env, scope({ period: "today" }));
    const named = mine.filter(({ visitor }) => Number(visitor.split("-")[1]?.replace(/_+$/, "")) < 2500);
    const wrong: unknown[] = [];
    for (const { visitor, score, took_ms } of mine.filter((_, index) => index % 40 === 0)) {
      const own = await readStandingOf(env, scope(), visitor);
      const ahead = named.filter(
        (other) =>
          other.visitor !== visitor &&
          byStanding({ score: other.score, tookMs: other.took_ms }, { score, tookMs: took_ms }) <= 0,
      ).length;
      const told = own && placeOf(own, board);
      // Of a hundred on one step nobody is counted one by one.
      if (told === null || Math.abs(told - ahead) > 40) wrong.push([visitor, told, ahead]);
    }
    expect(wrong).toEqual([]);
  });

  test("a finish writes three rows, and some more for who is on the boards", async () => {
    const written = async (of: Partial<FinishedRound> & Pick<FinishedRound, "visitor">) => {
      await insertResults(env, [round(of)]);
      return meter.take().rowsWritten;
    };
    const shots = [{ square: 0, player: 1 }];
    expect(await written({ visitor: idOf(2999), game: "roster" })).toBe(3);
    expect(await written({ visitor: idOf(2999), game: "grid", correct: 9, guesses: 9, picks: shots })).toBe(3);
    expect(await written({ visitor: "somebody-new" })).toBe(3);
    // Two ladders besides, of the game and of all games, with the first of their boards.
    expect(await written({ visitor: idOf(7), game: "grid" })).toBe(5);
    expect(await written({ visitor: idOf(7), game: "grid" })).toBe(0);
  });
});

test("who asks to be forgotten without being known has nothing counted", async () => {
  await forgetEverybody(server);
  await server.setClock(NOON, { stopped: true });
  const total = async () =>
    (await server.get<{ total: number; rows: LeaderboardRow[] }>("/api/leaderboard?game=career")).body.total;
  await insertResults(env, [round({ visitor: idOf(1), game: "career" })]);
  expect(await total()).toBe(0);
  await names(2);
  await server.send("/api/me", { method: "DELETE" });
  await server.send("/api/me/nickname", { method: "DELETE" });
  expect(await total()).toBe(0);
  await server.setClock(NOON + 20_000, { stopped: true });
  expect(await total()).toBe(1);
});
