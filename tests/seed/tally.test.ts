import { expect, test } from "vitest";
import { rangeOf } from "#rules/site/leaderboard";
import { TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import { openDatabase } from "./schema.ts";

/** Results of six visitors, three of them with nicknames, over a week, without any counts. */
const PLAYED = `
  INSERT INTO visitors SELECT 'v' || value, 'Name ' || value, 'n' || value, 0 FROM json_each('[1,2,3]');
  INSERT INTO results (visitor, game, day, kind, won, guesses, correct, score, took_ms, picks, finished_at)
  SELECT 'v' || visitor.value, game.value, '2026-11-' || (10 + day.value), iif(day.value = 4, 'archive', 'daily'),
    (visitor.value + day.value) % 3 > 0, 1 + (visitor.value * day.value) % 6, (visitor.value + day.value) % 3 > 0,
    1000 * ((visitor.value * 7 + day.value) % 10), 20000 + 1000 * visitor.value,
    iif(game.value = 'grid', '[{"square":0,"player":8478402}]', NULL), day.value
  FROM json_each('[1,2,3,4,5,6]') AS visitor, json_each('["classic","grid"]') AS game, json_each('[1,2,3,4,6,7]') AS day;`;

test("the tally derives every count from results, and is idempotent", () => {
  const database = openDatabase(PLAYED);
  const tally = (): Record<string, unknown>[][] => {
    for (const statement of TALLY_STATEMENTS) database.exec(statement);
    return ["leaderboard_sums", "tallies", "leaderboard_ranges", "results"].map((table) =>
      database.prepare(`SELECT * FROM ${table}`).all(),
    );
  };
  const first = tally();
  const [sums = [], tallies = [], ranges = []] = first;
  // Three visitors; two games and all together; a day, a week and all time.
  expect(sums).toHaveLength(3 * 3 * 3);
  const ofWeekOfFirst = { visitor: "v1", game: "classic", period: "week", first_day: "2026-11-16" };
  const figures = { score: 7000, took_ms: 42_000, played: 2, guesses: 3, correct: 2, streak: 0, hint: 0, hard: 0 };
  expect(sums).toContainEqual({ ...ofWeekOfFirst, ...figures });
  expect(ranges).toHaveLength(3);
  expect(ranges[1]).toMatchObject({ game: "classic", today_from: "2026-11-17", week_from: "2026-11-16", all_from: "" });
  const ofWeek = [
    { score: 70, tookMs: 42_000 },
    { score: 10, tookMs: 44_000 },
    { score: 150, tookMs: 46_000 },
  ];
  expect(JSON.parse(String(ranges[1]?.["week_counts"]))).toEqual(
    Object.fromEntries(ofWeek.map((sums) => [rangeOf(sums).range, 1])),
  );
  expect(tallies).toHaveLength(2 * 5);
  expect(tallies[5]).toMatchObject({ game: "grid", day: "2026-11-11", finished: 6, picks: '{"0:8478402":6}' });
  expect(tally()).toEqual(first);
});

test("the tables have no triggers and no views: the Worker's statements write all counts", () => {
  const written = openDatabase().prepare("SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'view')").all();
  expect(written).toEqual([]);
});
