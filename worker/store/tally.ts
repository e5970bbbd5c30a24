/** Derives counts from the results: all for `npm run tally`, or a visitor's when results change (record-result.ts). */

import type { Env } from "../env.ts";
import { WEEKLIES_SQL } from "./game-lists.ts";
import { subtractCountsSql } from "./json-counts.ts";
import { countSumsSql } from "./leaderboard-ranges.ts";
import {
  endingSql,
  isCountedDailySql,
  mondaySql,
  picksSql,
  runningDaySql,
  SUM_COLUMNS,
  sumEntriesSql,
  SUMMED_COLUMNS,
} from "./record-result.ts";

/** Whose counts are derived: all visitors', or those of the visitors in ?1, a JSON array of ids. */
type Whose = "all" | "listed";

/** SQL: a condition on the visitor of `results`. */
const isOf = (whose: Whose): string =>
  whose === "all" ? "true" : "results.visitor IN (SELECT value FROM json_each(?1))";

/** Derives the sums of visitors without sums: for their latest day, latest week and all time. */
const derivedSums = (whose: Whose): string =>
  `WITH unsummed AS (
     SELECT * FROM results
     WHERE ${isOf(whose)} AND NOT EXISTS (SELECT 1 FROM leaderboard_sums WHERE visitor = results.visitor)
   )
   SELECT ${SUM_COLUMNS} FROM (
     SELECT visitor, game, period, first_day, ${SUMMED_COLUMNS.map((sum) => `SUM(${sum}) AS ${sum}`).join(", ")},
       ROW_NUMBER() OVER (PARTITION BY visitor, game, period ORDER BY first_day DESC) AS age
     FROM (${sumEntriesSql("unsummed")}) GROUP BY visitor, game, period, first_day)
   WHERE age = 1`;

/** Inserts the sums of visitors without sums, after their ranges are counted. */
const deriveSums = (whose: Whose): [ranges: string, sums: string] => [
  countSumsSql(derivedSums(whose), 1),
  `INSERT INTO leaderboard_sums (${SUM_COLUMNS}) ${derivedSums(whose)}`,
];

/** SQL: takes sums out of their ranges, and deletes them. @param visitors a query or list of the visitors' ids */
export const deleteSumsSql = (visitors: string): [ranges: string, sums: string] => [
  countSumsSql(`SELECT * FROM leaderboard_sums WHERE visitor IN (${visitors})`, -1),
  `DELETE FROM leaderboard_sums WHERE visitor IN (${visitors})`,
];

/** SQL: the number of a puzzle in its game's schedule: two in a row differ by one. */
const puzzleNumber = `CAST(julianday(day) + 0.5 AS INTEGER) / iif(game IN (${WEEKLIES_SQL}), 7, 1)`;

/** Derives streaks. For puzzles won in a row, number minus row number is constant. */
const deriveStreaks = (whose: Whose): string =>
  `UPDATE results SET streak = won.streak FROM (
     SELECT visitor, game, day, ROW_NUMBER() OVER (PARTITION BY visitor, game, run ORDER BY day) AS streak FROM (
       SELECT visitor, game, day, ${puzzleNumber} - ROW_NUMBER() OVER (PARTITION BY visitor, game ORDER BY day) AS run
       FROM results WHERE ${isOf(whose)} AND ${isCountedDailySql("results")} AND won = 1)) AS won
   WHERE results.visitor = won.visitor AND results.game = won.game AND results.day = won.day
     AND results.streak <> won.streak`;

/** Derives the results that friends see, of all or of the visitor in ?1. The old rows must be deleted before. */
export const deriveFriendsSql = (whose: "all" | "visitor"): [weeks: string, days: string] => {
  const members = `kind = 'daily' AND game NOT IN (${WEEKLIES_SQL}) AND visitor IN (SELECT visitor FROM friend_members) ${whose === "visitor" ? "AND visitor = ?1" : ""}`;
  return [
    `INSERT INTO friend_weeks (visitor, week, finished)
     SELECT visitor, ${mondaySql("day")} AS week, json_group_object(day, json(games)) FROM (
       SELECT visitor, day, json_group_object(game, json_array(won, guesses, correct, squares, mark)) AS games
       FROM results WHERE ${members} GROUP BY visitor, day)
     GROUP BY visitor, week`,
    `INSERT INTO friend_days (visitor, days)
     SELECT visitor, json_group_array(DISTINCT day) FROM results WHERE ${members} GROUP BY visitor`,
  ];
};

/** Returns statements that put visitors with a nickname on the leaderboards, unless they are there. */
export const updateLeaderboardsStatements = (env: Env, visitors: readonly string[]): D1PreparedStatement[] =>
  deriveSums("listed").map((statement) => env.DB.prepare(statement).bind(JSON.stringify(visitors)));

export const deleteSumsStatements = (env: Env, visitors: readonly string[]): D1PreparedStatement[] =>
  deleteSumsSql("SELECT value FROM json_each(?1)").map((statement) =>
    env.DB.prepare(statement).bind(JSON.stringify(visitors)),
  );

export const updateStreaksStatement = (env: Env, visitor: string): D1PreparedStatement =>
  env.DB.prepare(deriveStreaks("listed")).bind(JSON.stringify([visitor]));

/** SQL: subtracts the results of the visitor ?1 from the counts of the puzzles that run at ?2. */
const SUBTRACT_FROM_TALLIES = `UPDATE tallies SET endings = ${subtractCountsSql("tallies.endings", endingSql("results"))},
     picks = ${subtractCountsSql("tallies.picks", picksSql("results"))}
   FROM results WHERE results.visitor = ?1 AND results.day = ${runningDaySql("results.game", "?2")}
     AND ${isCountedDailySql("results")} AND tallies.game = results.game AND tallies.day = results.day`;

/** Returns statements that delete a visitor's results, and their counts of running puzzles. Those of past days stay. */
export const deleteResultsStatements = (env: Env, visitor: string, now: number): D1PreparedStatement[] => [
  env.DB.prepare(SUBTRACT_FROM_TALLIES).bind(visitor, now),
  env.DB.prepare("DELETE FROM results WHERE visitor = ?").bind(visitor),
];

/** Derives everything, in this order. Deleted visitors disappear from the counts of past days. */
export const TALLY_STATEMENTS: readonly string[] = [
  "DELETE FROM leaderboard_sums",
  "DELETE FROM leaderboard_ranges",
  deriveStreaks("all"),
  ...deriveSums("all"),
  "DELETE FROM tallies",
  `INSERT INTO tallies (game, day, finished, endings, picks)
   SELECT game, day, MAX(SUM(count), MAX(place)), json_group_object(ending, count), '{}'
   FROM (SELECT game, day, won || '/' || guesses || '/' || correct AS ending, COUNT(*) AS count, MAX(place) AS place FROM results
     WHERE ${isCountedDailySql("results")} GROUP BY 1, 2, 3)
   GROUP BY game, day`,
  `UPDATE tallies SET picks = picked.picks FROM (
     SELECT game, day, json_group_object(pick, count) AS picks FROM (
       SELECT game, day, (value ->> 'square') || ':' || (value ->> 'player') AS pick, COUNT(*) AS count
       FROM results, json_each(results.picks) WHERE ${isCountedDailySql("results")} GROUP BY 1, 2, 3)
     GROUP BY game, day) AS picked
   WHERE tallies.game = picked.game AND tallies.day = picked.day`,
  // The visitor's first result of a day, in any daily, is the one that finished first.
  `WITH finish AS (
     SELECT visitor, game, day, ROW_NUMBER() OVER (PARTITION BY visitor, day ORDER BY finished_at, game) AS place FROM results
     WHERE ${isCountedDailySql("results")} AND game NOT IN (${WEEKLIES_SQL})
   ), visit AS (
     SELECT game, day, ROW_NUMBER() OVER by_day AS number, julianday(day) - julianday(LAG(day) OVER by_day) AS later
     FROM finish WHERE place = 1 WINDOW by_day AS (PARTITION BY visitor ORDER BY day)
   ), noted AS (
     SELECT game, day, 'players' AS kind FROM visit
     UNION ALL SELECT game, day, 'new' FROM visit WHERE number = 1
     UNION ALL SELECT game, day, '' || CAST(later AS INTEGER) FROM visit WHERE number = 2 AND later <= 30
   )
   UPDATE tallies SET visits = counted.visits FROM (
     SELECT game, day, json_group_object(kind, count) AS visits
     FROM (SELECT game, day, kind, COUNT(*) AS count FROM noted GROUP BY 1, 2, 3) GROUP BY game, day) AS counted
   WHERE tallies.game = counted.game AND tallies.day = counted.day`,
  "DELETE FROM friend_weeks",
  "DELETE FROM friend_days",
  ...deriveFriendsSql("all"),
];
