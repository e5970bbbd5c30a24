/**
 * What the triggers of 0014_tallies.sql, 0028_friends.sql, 0030_audience.sql, 0031_tops.sql and 0032_one_line_fewer.sql keep, worked
 * out from the results again: SQL for who changes results otherwise than by adding them, and for `npm run tally`.
 */

import { WEEKLY_NAMES } from "#rules/measures";
import type { Env } from "../env.ts";

/** In SQL, the games that have a puzzle a week: in none of all games together, and with streaks of weeks. */
const WEEKLY = WEEKLY_NAMES.map((game) => `'${game}'`).join(", ");

/** In SQL, the place of a day among those of its game's puzzles: of two that follow each other it differs by one. */
const placeOf = (day: string): string => `CAST(julianday(${day}) + 0.5 AS INTEGER) / iif(game IN (${WEEKLY}), 7, 1)`;

const SUMS = ["score", "took_ms", "played", "guesses", "correct"];

/** Sums of ranked rounds, of all or of those of the last week or day, under their columns' names. */
const sumsOf = (prefix: string, condition: string): string =>
  SUMS.map((sum) => `SUM(iif(${condition}, ${sum === "played" ? "1" : `round.${sum}`}, 0)) AS ${prefix}${sum}`).join(
    ", ",
  );

/** What is summed up of the last day alone, beside the columns it has in the results. */
const MARKS = { day_hints: "hint", day_hard: "hard" };

const COLUMNS = ["", "week_", "day_"]
  .flatMap((prefix) => [...(prefix === "" ? [] : [prefix.slice(0, -1)]), ...SUMS.map((sum) => prefix + sum)])
  .concat(Object.keys(MARKS))
  .join(", ");

/**
 * Works standings out from results: of everybody, or of the visitor that `?1` stands for. They must have been deleted before.
 */
export const deriveStandings = (of: "everybody" | "visitor"): string =>
  `WITH round AS (
     SELECT *, date(day, 'weekday 0', '-6 days') AS week, kind = 'daily' AND won = 1 AS is_won FROM results
     WHERE counted = 1 AND (ranked = 1 OR kind = 'daily' AND won = 1) ${of === "visitor" ? "AND visitor = ?1" : ""}
   ), numbered AS (
     -- Going back in time, the row number grows by as much as the place shrinks, as long as no puzzle was missed.
     SELECT *, ${placeOf("day")} + ROW_NUMBER() OVER (PARTITION BY visitor, game, is_won ORDER BY day DESC) AS run FROM round
   ), last AS (
     SELECT visitor, game, MAX(iif(ranked = 1, week, '')) AS week, MAX(iif(ranked = 1, day, '')) AS day,
       MAX(iif(is_won, day, '')) AS won_on
     FROM round GROUP BY visitor, game
   )
   INSERT INTO standings (visitor, game, nickname, ${COLUMNS}, won_on, streak)
   SELECT round.visitor, round.game, (SELECT nickname FROM visitors WHERE id = round.visitor),
     ${sumsOf("", "ranked = 1")},
     last.week, ${sumsOf("week_", "ranked = 1 AND round.week = last.week")},
     last.day, ${sumsOf("day_", "ranked = 1 AND round.day = last.day")},
     ${Object.values(MARKS)
       .map((mark) => `SUM(iif(ranked = 1 AND round.day = last.day, round.${mark}, 0))`)
       .join(", ")},
     last.won_on, SUM(is_won AND run = ${placeOf("last.won_on")} + 1)
   FROM numbered AS round JOIN last USING (visitor, game) GROUP BY round.visitor, round.game`;

/**
 * Works out from results what friends are shown of a member, as the trigger of 0028_friends.sql does: of everybody who is on
 * a board, or of the visitor that `?1` stands for. It must have been deleted before.
 */
export const deriveFriends = (of: "everybody" | "visitor"): [weeks: string, days: string] => {
  const members = `kind = 'daily' AND game NOT IN (${WEEKLY}) AND visitor IN (SELECT visitor FROM friend_members) ${of === "visitor" ? "AND visitor = ?1" : ""}`;
  return [
    `INSERT INTO friend_weeks (visitor, week, finished)
     SELECT visitor, date(day, '-6 days', 'weekday 1') AS week, json_group_object(day, json(games)) FROM (
       SELECT visitor, day, json_group_object(game, json_array(won, guesses, correct, counted, squares, mark)) AS games
       FROM results WHERE ${members} GROUP BY visitor, day)
     GROUP BY visitor, week`,
    `INSERT INTO friend_days (visitor, days)
     SELECT visitor, json_group_array(DISTINCT day) FROM results WHERE ${members} GROUP BY visitor`,
  ];
};

/** In SQL, what a board tells of a line, as the triggers of 0031_tops.sql have it. */
const toldOf = (of: string): string =>
  `json_array(${["score", "took_ms", "played", "guesses", "correct"].map((sum) => of + sum).join(", ")}, nickname${
    of === "day_" ? ", iif(won_on = day, streak, 0), day_hints, day_hard" : ""
  })`;

/** Works out again from the standings how many stand on which step of a board, and who the first are. */
const LADDER_STATEMENTS = [
  "DELETE FROM ladders",
  `INSERT INTO climbs SELECT game, visitor, NULL, NULL, NULL, NULL, NULL, week, day, step, week_step, day_step,
     ${["", "week_", "day_"].map(toldOf).join(", ")}
   FROM standings WHERE nickname IS NOT NULL AND played > 0`,
  // The board of all games.
  `INSERT INTO moves SELECT DISTINCT visitor, NULL, NULL, NULL, NULL, NULL, NULL
   FROM standings WHERE nickname IS NOT NULL AND played > 0`,
];

/** So many are told of a board. */
const TOLD = 100;

/** Has the first of a board come up to a hundred again where some of them are gone. Reads everybody with a nickname, only then. */
export async function fillTops(env: Env): Promise<void> {
  const lacks = (of: string): string => `(${of}top ->> '$.inside' < ?1 AND ${of}top ->> '$.outside' > 0)`;
  const lacking = await env.DB.prepare(
    `SELECT 1 FROM ladders WHERE ${["", "week_", "day_"].map(lacks).join(" OR ")} LIMIT 1`,
  )
    .bind(TOLD)
    .all();
  if (lacking.results.length > 0) await env.DB.batch(LADDER_STATEMENTS.map((statement) => env.DB.prepare(statement)));
}

/** Works everything out again, in this order. Whoever has forgotten himself since falls out of days that are over, too. */
export const TALLY_STATEMENTS: readonly string[] = [
  "DELETE FROM standings",
  "DELETE FROM ladders",
  deriveStandings("everybody"),
  "DELETE FROM tallies",
  `INSERT INTO tallies (game, day, finished, endings, picks)
   SELECT game, day, MAX(SUM(count), MAX(place)), json_group_object(ending, count), '{}'
   FROM (SELECT game, day, won || '/' || guesses || '/' || correct AS ending, COUNT(*) AS count, MAX(place) AS place FROM results
     WHERE counted = 1 AND kind = 'daily' GROUP BY 1, 2, 3)
   GROUP BY game, day`,
  `UPDATE tallies SET picks = picked.picks FROM (
     SELECT game, day, json_group_object(pick, count) AS picks FROM (
       SELECT game, day, (value ->> 'square') || ':' || (value ->> 'player') AS pick, COUNT(*) AS count
       FROM results, json_each(results.picks) WHERE counted = 1 AND kind = 'daily' GROUP BY 1, 2, 3)
     GROUP BY game, day) AS picked
   WHERE tallies.game = picked.game AND tallies.day = picked.day`,
  // As 0030_audience.sql did for what was finished before it.
  `WITH finish AS (
     SELECT visitor, game, day, ROW_NUMBER() OVER (PARTITION BY visitor, day ORDER BY finished_at, game) AS place FROM results
     WHERE kind = 'daily' AND counted = 1 AND game NOT IN (${WEEKLY})
   ), visit AS (
     SELECT game, day, ROW_NUMBER() OVER his AS number, julianday(day) - julianday(LAG(day) OVER his) AS later
     FROM finish WHERE place = 1 WINDOW his AS (PARTITION BY visitor ORDER BY day)
   ), noted AS (
     SELECT game, day, 'players' AS kind FROM visit
     UNION ALL SELECT game, day, 'new' FROM visit WHERE number = 1
     UNION ALL SELECT game, day, '' || CAST(later AS INTEGER) FROM visit WHERE number = 2 AND later <= 30
   )
   UPDATE tallies SET visits = told.visits FROM (
     SELECT game, day, json_group_object(kind, count) AS visits
     FROM (SELECT game, day, kind, COUNT(*) AS count FROM noted GROUP BY 1, 2, 3) GROUP BY game, day) AS told
   WHERE tallies.game = told.game AND tallies.day = told.day`,
  "DELETE FROM friend_weeks",
  "DELETE FROM friend_days",
  ...deriveFriends("everybody"),
];
