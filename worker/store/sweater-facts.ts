import type { Season } from "#rules/league/season";
import type { SweaterPlayerFacts, SweaterFactsById } from "#rules/face/sweater-stages";
import { CURRENT_NUMBER_SQL } from "./all-players.ts";
import { factsDocument, queryDocument } from "./facts-documents.ts";

/** {@link SweaterPlayerFacts} as published. */
type ScoutedRow = [
  id: number,
  hand: SweaterPlayerFacts["hand"],
  inches: number | null,
  round: number | null,
  number: number | null,
  seasons: number[],
  last: Season | null,
];

const CM_PER_INCH = 2.54;

/** A goalie's season with fewer games is ignored. */
const GAMES_OF_A_SEASON = 10;

/** Computed in SQL: 1,000 careers are too much JSON for a free Worker. */
const SCOUTED_ROWS_SQL = `WITH lines AS (
     SELECT players.id, value ->> 0 AS season,
       iif(position = 'G', CAST(round(1000 - 1000.0 * sum(value ->> 9) / sum(value ->> 10)) AS INTEGER),
         coalesce(sum(value ->> 3), 0) + coalesce(sum(value ->> 4), 0)) AS figure
     FROM players, json_each(career) WHERE team IS NOT NULL
     GROUP BY players.id, season
     HAVING position <> 'G' OR (sum(value ->> 2) >= ?1 AND sum(value ->> 10) > 0)
     ORDER BY players.id, season),
   seasons AS (SELECT id, json_group_array(figure) AS figures, max(season) AS latest FROM lines GROUP BY id)
   SELECT json_group_array(json_array(id, shoots, CAST(round(height_cm / ?2) AS INTEGER),
     iif(draft_year IS NULL AND draft_overall IS NULL, 0, draft_round),
     coalesce(${CURRENT_NUMBER_SQL}, numbers ->> team), json(coalesce(figures, '[]')), latest)) AS document
   FROM players LEFT JOIN seasons USING (id) WHERE team IS NOT NULL`;

/** By index, because destructuring is slow on a cold isolate. */
const scoutedOf = (row: ScoutedRow): SweaterPlayerFacts => ({
  hand: row[1],
  inches: row[2],
  round: row[3],
  number: row[4],
  seasons: row[5],
  last: row[6],
});

export const sweaterFacts = factsDocument(
  "scouting",
  async (env) => JSON.parse(await queryDocument(env, SCOUTED_ROWS_SQL, GAMES_OF_A_SEASON, CM_PER_INCH)) as ScoutedRow[],
  (rows): SweaterFactsById => new Map(rows.map((row) => [row[0], scoutedOf(row)])),
);
