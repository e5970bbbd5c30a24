import { MIN_GAMES_OF_CANDIDATE } from "#rules/career/career";
import { MAX_ID_STEP } from "#rules/league/all-players";
import { EXPANSION_SEASON } from "#rules/league/season";
import { OTHER_NAMES_SQL } from "./other-names.ts";
import { textDocument } from "./facts-documents.ts";

/** SQL: the club whose sweater a player in `players` is remembered in. */
const SWEATER_CLUB_SQL = `coalesce(team, (
  SELECT value ->> 1 FROM json_each(iif(career = '[]', playoffs, career)) GROUP BY value ->> 1 ORDER BY sum(value ->> 2) DESC, min(key) LIMIT 1))`;

/** SQL: whether a row of `players` wore its current number with its club last season. @param row the table or its alias */
const woreLastSeasonSql = (row: string): string =>
  `EXISTS (SELECT 1 FROM json_each(${row}.last_numbers, '$.' || ${row}.team) WHERE value = ${row}.number)`;

/** SQL: a player's current number; NULL if his club has listed it twice, unless only he wore it there last season. */
export const CURRENT_NUMBER_SQL = `iif(EXISTS (
  SELECT 1 FROM players AS mate WHERE mate.team = players.team AND mate.number = players.number AND mate.id <> players.id
    AND (${woreLastSeasonSql("mate")} OR NOT ${woreLastSeasonSql("players")})), NULL, number)`;

/** SQL: the current number, or the one worn most with {@link SWEATER_CLUB_SQL}. */
export const SWEATER_NUMBER_SQL = `iif(team IS NULL, numbers ->> (${SWEATER_CLUB_SQL}), ${CURRENT_NUMBER_SQL})`;

/**
 * Built in SQL in the order of `PublishedPlayerRow`: 8,000 rows exceed a free Worker's CPU limit. A tenth of the fame
 * is enough to order search results, and smaller.
 */
export const allPlayersDocument = textDocument(
  "people",
  `WITH everybody AS (
     SELECT *, id - lag(id, 1, 0) OVER (ORDER BY id) AS step, iif(career = '[]', playoffs, career) AS played,
       ${SWEATER_CLUB_SQL} AS sweater, ${SWEATER_NUMBER_SQL} AS worn
     FROM players WHERE career <> '[]' OR playoffs <> '[]' ORDER BY id),
   named AS (SELECT id, also FROM everybody)
   SELECT json_object(
     'version', (SELECT value FROM meta WHERE name = 'facts'),
     'clubs', (
       SELECT json_group_array(json_object('code', code, 'franchise', franchise, 'place', place, 'nickname', nickname, 'nameFr', name_fr,
         'conference', conference, 'first', first_season, 'last', last_season, 'past', json(past)))
       FROM (SELECT * FROM teams ORDER BY code)),
     'people', (
       SELECT json_group_array(json_array(iif(step < ?3, step, id), first, last, position, CAST(substr(birth_date, 1, 4) AS INTEGER), country,
         team, worn,
         nullif(sweater, clubs ->> 0), json(clubs), (played ->> '$[0][0]') / 10000, (played ->> '$[#-1][0]') % 10000 - (played ->> '$[0][0]') / 10000,
         CAST(fame / 10 AS INTEGER), games >= ?1 AND career ->> '$[#-1][0]' >= ?2))
       FROM everybody),
     'names', ${OTHER_NAMES_SQL}
   ) AS document`,
  MIN_GAMES_OF_CANDIDATE,
  EXPANSION_SEASON,
  MAX_ID_STEP,
);
