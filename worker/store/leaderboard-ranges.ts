import { LEADERBOARD_PERIODS, MAX_EXACT_SCORE } from "#rules/site/leaderboard";
import { addCountsSql } from "./json-counts.ts";

/** SQL: the range of a sum (`rangeOf` of rules/site/leaderboard.ts), as text because it is a key of JSON. */
export const rangeSql = (score: string, tookMs: string): string =>
  `iif(${score} > ${MAX_EXACT_SCORE}, (length(${score}) * 100 + substr(${score}, 1, 2)) * 10000,
     ${score} * 100 + 99 - length(${tookMs} / 1000) * 10 - substr(${tookMs} / 1000, 1, 1)) || ''`;

const FROM_AND_COUNTS = LEADERBOARD_PERIODS.map((period) => `${period}_from, ${period}_counts`).join(", ");

/** SQL: replaces the counts of an earlier day or week, and adds to those of the same. */
const update = (from: string, counts: string): string =>
  `${counts} = CASE WHEN excluded.${from} > ${from} THEN excluded.${counts}
     WHEN excluded.${from} = ${from} THEN ${addCountsSql(counts, `excluded.${counts}`)} ELSE ${counts} END,
   ${from} = MAX(${from}, excluded.${from})`;

/** SQL: the value of a period's row; there is at most one per game. */
const ofPeriod = (column: string, period: string): string => `MAX(${column}) FILTER (WHERE period = '${period}')`;

/**
 * SQL: changes the counts of `leaderboard_ranges`. Changes of earlier days and weeks than the stored ones are ignored.
 *
 * @param changes a query with the columns game, period, first_day, and changes: numbers by range, as JSON. One row per game
 *   and period.
 */
export const changeRangesSql = (changes: string): string =>
  `INSERT INTO leaderboard_ranges (game, ${FROM_AND_COUNTS})
   SELECT game, ${LEADERBOARD_PERIODS.map(
     (period) => `COALESCE(${ofPeriod("first_day", period)}, ''), COALESCE(${ofPeriod("changes", period)}, '{}')`,
   ).join(", ")}
   FROM (${changes}) GROUP BY game
   ON CONFLICT DO UPDATE SET ${LEADERBOARD_PERIODS.map((period) => update(`${period}_from`, `${period}_counts`)).join(", ")}`;

/** SQL: counts rows of `leaderboard_sums` that are inserted (1) or deleted (-1), those of the latest day or week. */
export const countSumsSql = (sums: string, change: 1 | -1): string =>
  // With MAX, SQLite takes the other columns from the row of the maximum.
  changeRangesSql(
    `SELECT game, period, MAX(first_day) AS first_day, changes FROM (
       SELECT game, period, first_day, json_group_object(range, change) AS changes FROM (
         SELECT game, period, first_day, ${rangeSql("score", "took_ms")} AS range, ${change} * COUNT(*) AS change
         FROM (${sums}) GROUP BY game, period, first_day, range)
       GROUP BY game, period, first_day)
     GROUP BY game, period`,
  );
