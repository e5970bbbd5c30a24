/**
 * The statements that record a finished round: the result, and all counts that depend on it, so that reads cost a
 * bounded number of rows. They run in one batch, which is a transaction. Each selects from {@link NEW_RESULT}, which is
 * empty if the result is already stored, so that a repeat changes nothing.
 *
 * tally.ts derives the same counts from the results.
 */

import { DAILIES_SQL, WEEKLIES_SQL } from "./game-lists.ts";
import { addCountsSql } from "./json-counts.ts";
import { changeRangesSql, rangeSql } from "./leaderboard-ranges.ts";

/** SQL: the Monday of a day's week. */
export const mondaySql = (day: string): string => `date(${day}, 'weekday 0', '-6 days')`;

/** SQL: how a round ended, as a count. */
export const endingSql = (result: string): string =>
  `json_object(${result}.won || '/' || ${result}.guesses || '/' || ${result}.correct, 1)`;

/** SQL: the right picks of a Grid, as counts. */
export const picksSql = (result: string): string =>
  `(SELECT json_group_object((value ->> 'square') || ':' || (value ->> 'player'), 1) FROM json_each(COALESCE(${result}.picks, '[]')))`;

/** SQL: results that count for all visitors: on leaderboards, in comparisons, and for streaks. */
export const isCountedDailySql = (result: string): string => `${result}.kind = 'daily' AND ${result}.mark IS NULL`;

/** SQL: the first day of a period with a day; '' for all time. */
const firstDaySql = (period: string, day: string): string =>
  `CASE ${period} WHEN 'today' THEN ${day} WHEN 'week' THEN ${mondaySql(day)} ELSE '' END`;

/** SQL: a figure of a result on the board of its puzzle; 0 on boards of several. */
const ofOnePuzzle = (figure: string): string =>
  `iif(period.value = 'today' AND board.value <> 'all', ${figure}, 0) AS ${figure}`;

/**
 * SQL: counting results, once per row of `leaderboard_sums` that they add to. Weeklies are not on the board of all
 * games.
 */
export const sumEntriesSql = (results: string): string =>
  `SELECT visitor, board.value AS game, period.value AS period,
     ${firstDaySql("period.value", "day")} AS first_day,
     score, took_ms, 1 AS played, guesses, correct, ${["streak", "hint", "hard"].map(ofOnePuzzle).join(", ")}
   FROM ${results} JOIN visitors ON visitors.id = ${results}.visitor
     JOIN json_each('["today","week","all"]') AS period JOIN json_each(json_array(${results}.game, 'all')) AS board
   WHERE ${isCountedDailySql(results)} AND (board.value <> 'all' OR ${results}.game NOT IN (${WEEKLIES_SQL}))`;

/** The columns of `leaderboard_sums` that are added up. */
export const SUMMED_COLUMNS = ["score", "took_ms", "played", "guesses", "correct", "streak", "hint", "hard"];

/** All its columns, in the order of {@link sumEntriesSql}. */
export const SUM_COLUMNS = ["visitor", "game", "period", "first_day", ...SUMMED_COLUMNS].join(", ");

/** SQL: the day of the previous puzzle in the game's schedule. */
const puzzleBefore = (of: string): string =>
  `date(${of}.day, iif(${of}.game IN (${WEEKLIES_SQL}), '-7 days', '-1 day'))`;

/** SQL: the day of a game's running puzzle at an instant. @param at Unix milliseconds */
export const runningDaySql = (game: string, at: string): string =>
  `iif(${game} IN (${WEEKLIES_SQL}), date(${at} / 1000, 'unixepoch', '-6 days', 'weekday 0'), date(${at} / 1000, 'unixepoch'))`;

/**
 * The start of each statement: `new` is the result, if it is to be recorded. The result of a visitor whose device has
 * joined another belongs to the visitor who adopted it, and counts for that visitor alone if the puzzle was running
 * then. A deleted visitor's result belongs to no visitor.
 *
 * Parameters: ?1 the result as JSON, under the names of its columns; ?2 the hash of its visitor's id.
 */
const NEW_RESULT = `WITH sent AS (
    SELECT COALESCE((SELECT adopted_by FROM deleted_visitors WHERE visitor = ?2), ?1 ->> 'visitor') AS visitor,
      ?1 ->> 'game' AS game, ?1 ->> 'day' AS day, ?1 ->> 'kind' AS kind, ?1 ->> 'won' AS won, ?1 ->> 'guesses' AS guesses,
      ?1 ->> 'correct' AS correct, ?1 ->> 'hint' AS hint, ?1 ->> 'hard' AS hard, ?1 ->> 'score' AS score,
      ?1 ->> 'took_ms' AS took_ms, ?1 ->> 'finished_at' AS finished_at,
      COALESCE(?1 ->> 'mark', (SELECT 'joined' FROM deleted_visitors WHERE visitor = ?2
        AND ?1 ->> 'kind' = 'daily' AND ?1 ->> 'day' = ${runningDaySql("?1 ->> 'game'", "deleted_at")})) AS mark,
      ?1 ->> 'picks' AS picks, ?1 ->> 'squares' AS squares
  ), new AS MATERIALIZED (
    SELECT *, iif(${isCountedDailySql("sent")} AND sent.won = 1, 1 + COALESCE((
        SELECT streak FROM results
        WHERE visitor = sent.visitor AND game = sent.game AND day = ${puzzleBefore("sent")}), 0), 0) AS streak
    FROM sent
    WHERE NOT EXISTS (SELECT 1 FROM deleted_visitors WHERE visitor = ?2 AND adopted_by IS NULL)
      AND NOT EXISTS (SELECT 1 FROM results WHERE visitor = sent.visitor AND game = sent.game AND day = sent.day)
  )`;

/**
 * SQL: the counts of `tallies.visits` for a result. The visitor's first and last day are looked up per game, because
 * the primary key of `results` finds each in one row.
 */
const visitsOf = (result: string): string => {
  const dayOf = (order: string): string =>
    `(SELECT results.day FROM results WHERE results.visitor = ${result}.visitor AND results.game = daily.value
        AND ${isCountedDailySql("results")} ORDER BY results.day ${order} LIMIT 1)`;
  return `(WITH played AS MATERIALIZED (
      SELECT ${dayOf("ASC")} AS first, ${dayOf("DESC")} AS last, EXISTS (
        SELECT 1 FROM results WHERE results.visitor = ${result}.visitor AND results.game = daily.value
          AND results.day = ${result}.day AND ${isCountedDailySql("results")}) AS today
      FROM json_each(json_array(${DAILIES_SQL})) AS daily)
    SELECT CASE
      WHEN ${result}.game IN (${WEEKLIES_SQL}) OR MAX(today) THEN '{}'
      WHEN MIN(first) IS NULL THEN '{"players":1,"new":1}'
      WHEN MIN(first) = MAX(last) AND MAX(last) < ${result}.day AND julianday(${result}.day) - julianday(MAX(last)) <= 30
        THEN json_object('players', 1, CAST(julianday(${result}.day) - julianday(MAX(last)) AS INTEGER) || '', 1)
      ELSE '{"players":1}' END
    FROM played)`;
};

const COUNT_IN_TALLY = `INSERT INTO tallies (game, day, finished, endings, picks, visits)
  SELECT game, day, 1, ${endingSql("new")}, ${picksSql("new")}, ${visitsOf("new")} FROM new WHERE ${isCountedDailySql("new")}
  ON CONFLICT DO UPDATE SET finished = finished + 1,
    endings = ${addCountsSql("endings", "excluded.endings")},
    picks = ${addCountsSql("picks", "excluded.picks")},
    visits = ${addCountsSql("visits", "excluded.visits")}`;

/** Adds the result of a visitor with a nickname to their sums. A later day or week replaces the one before. */
const ADD_TO_SUMS = `INSERT INTO leaderboard_sums (${SUM_COLUMNS})
  SELECT * FROM (${sumEntriesSql("new")}) WHERE true
  ON CONFLICT DO UPDATE SET ${SUMMED_COLUMNS.map(
    (sum) => `${sum} = iif(excluded.first_day > first_day, 0, ${sum}) + excluded.${sum}`,
  ).join(", ")}, first_day = excluded.first_day
  WHERE excluded.first_day >= first_day`;

const RANGE = rangeSql("sums.score", "sums.took_ms");
const RANGE_BEFORE = rangeSql("(sums.score - new.score)", "(sums.took_ms - new.took_ms)");

/** Counts the sums with the result in their ranges, and no longer those without it. */
const COUNT_IN_RANGES = changeRangesSql(
  `SELECT sums.game, sums.period, sums.first_day,
     iif(sums.played = 1, json_object(${RANGE}, 1), json_object(${RANGE}, 1, ${RANGE_BEFORE}, -1)) AS changes
   FROM new CROSS JOIN visitors ON visitors.id = new.visitor CROSS JOIN leaderboard_sums AS sums
     ON sums.visitor = new.visitor AND sums.game IN (new.game, iif(new.game IN (${WEEKLIES_SQL}), new.game, 'all'))
     AND sums.first_day = ${firstDaySql("sums.period", "new.day")}
   WHERE ${isCountedDailySql("new")} AND (sums.played = 1 OR ${RANGE} <> ${RANGE_BEFORE})`,
);

/**
 * SQL: continues the streaks of later results, if this one arrives late and closes a gap before them.
 *
 * @param later a condition for the later rows
 * @param day their column with the day of a result
 */
const continueStreaksSql = (table: string, later: string, day: string): string =>
  `UPDATE ${table} SET streak = ${table}.streak + new.streak FROM new
   WHERE ${table}.visitor = new.visitor AND ${table}.game = new.game AND ${later} AND new.streak > 0
     AND ${table}.streak * iif(new.game IN (${WEEKLIES_SQL}), 7, 1) = julianday(${day}) - julianday(new.day)`;

/** A result that friends see: of a daily, by a member of a board. */
const SHOWN_TO_FRIENDS = `new.kind = 'daily' AND new.game NOT IN (${WEEKLIES_SQL})
  AND EXISTS (SELECT 1 FROM friend_members WHERE visitor = new.visitor)`;

const ADD_TO_FRIEND_WEEK = `INSERT INTO friend_weeks (visitor, week, finished)
  SELECT visitor, ${mondaySql("day")}, json_object(day, json_object(game, json_array(won, guesses, correct, squares, mark)))
  FROM new WHERE ${SHOWN_TO_FRIENDS}
  ON CONFLICT DO UPDATE SET finished = json_patch(finished, excluded.finished)`;

const ADD_TO_FRIEND_DAYS = `INSERT INTO friend_days (visitor, days)
  SELECT visitor, json_array(day) FROM new WHERE ${SHOWN_TO_FRIENDS}
  ON CONFLICT DO UPDATE SET days = json_insert(days, '$[#]', excluded.days ->> 0)
  WHERE NOT EXISTS (SELECT 1 FROM json_each(friend_days.days) WHERE value = excluded.days ->> 0)`;

/** The columns of `results` with what was played. */
export const PLAYED_COLUMNS =
  "visitor, game, day, kind, won, guesses, correct, hint, hard, score, took_ms, finished_at";

/** Stores the result. Must be last, because NEW_RESULT is empty afterwards. */
const INSERT_RESULT = `INSERT INTO results (${PLAYED_COLUMNS}, mark, picks, squares, place, streak)
  SELECT ${PLAYED_COLUMNS}, mark, iif(mark IS NULL, picks, NULL), squares,
    iif(${isCountedDailySql("new")}, (SELECT finished FROM tallies WHERE game = new.game AND day = new.day), 0), streak
  FROM new`;

/** Returns one row: whether the visitor was deleted, whether the result is stored, and how other rounds have ended. */
const READ_BEFORE = `SELECT EXISTS (SELECT 1 FROM deleted_visitors WHERE visitor = ?2 AND adopted_by IS NULL) AS deleted,
    NOT EXISTS (SELECT 1 FROM new) AS stored,
    (SELECT endings FROM tallies WHERE game = ?1 ->> 'game' AND day = ?1 ->> 'day') AS endings`;

/** In this order, each with the parameters of {@link NEW_RESULT}. Only the first returns a row. */
export const RECORD_STATEMENTS: readonly string[] = [
  READ_BEFORE,
  COUNT_IN_TALLY,
  ADD_TO_SUMS,
  COUNT_IN_RANGES,
  continueStreaksSql("results", "results.day > new.day", "results.day"),
  continueStreaksSql("leaderboard_sums", "period = 'today' AND first_day > new.day", "first_day"),
  ADD_TO_FRIEND_WEEK,
  ADD_TO_FRIEND_DAYS,
  INSERT_RESULT,
].map((statement) => `${NEW_RESULT}\n${statement}`);
