import type { Day } from "#rules/shared/day";
import {
  LEGEND,
  LEGENDS_FAME_HALF_LIFE_YEARS,
  readLegendsTableLazily,
  readLegendsTable,
  BEST_KNOWN_LEGENDS,
  type LegendsFacts,
  type LegendsTable,
} from "#rules/legends/legends";
import type { Env } from "../env.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { publishJsonText, readKvDocument } from "./kv-documents.ts";

const factsBySunday = new IsolateCache<LegendsFacts>(4);

/** Returns the facts of the week of a Sunday from the isolate cache, KV or D1, or makes them. D1 keeps the first. */
export async function readLegendFacts(env: Env, sunday: Day): Promise<LegendsFacts> {
  const known = factsBySunday.get(sunday);
  if (known !== undefined) return known;
  const key = `legends:${sunday}`;
  const published = await readKvDocument<LegendsTable>(env, key);
  if (published !== null) return factsBySunday.set(sunday, readLegendsTable(published));
  const { document, renowned, pool } = (await selectTable(env, sunday)) ?? (await makeTable(env, sunday));
  await publishJsonText(env, key, document);
  let table: LegendsTable | undefined;
  const read = () => (table ??= JSON.parse(document) as LegendsTable);
  return factsBySunday.set(
    sunday,
    readLegendsTableLazily(read, {
      renowned: JSON.parse(renowned) as LegendsTable["renowned"],
      pool: JSON.parse(pool) as LegendsTable["pool"],
    }),
  );
}

/** The table as text, of which a deal parses only the two lists. */
interface TableRow {
  document: string;
  renowned: string;
  pool: string;
}

const selectTable = (env: Env, sunday: Day): Promise<TableRow | null> =>
  env.DB.prepare(
    "SELECT document, document -> 'renowned' AS renowned, document -> 'pool' AS pool FROM legend_tables WHERE sunday = ?",
  )
    .bind(sunday)
    .first<TableRow>();

/** Makes a week's {@link LegendsTable} in SQL: 8,000 careers are too much JSON for a free Worker. */
async function makeTable(env: Env, sunday: Day): Promise<TableRow> {
  await env.DB.prepare(
    `INSERT INTO legend_tables (sunday, document)
     WITH won AS MATERIALIZED (
       SELECT CAST(winner.value ->> 1 AS INTEGER) AS player, count(*) AS trophies,
         max(award IN (SELECT value FROM json_each(?4))) AS has_famous, max(award = 'calder') AS has_calder
       FROM trophies, json_each(winners) AS winner GROUP BY 1),
     everybody AS (
       SELECT *, iif(career = '[]', playoffs, career) AS played FROM players
       WHERE career <> '[]' OR playoffs <> '[]' ORDER BY id),
     figures AS MATERIALIZED (
       SELECT id, round(fame, 1) AS fame, fame AS exact_fame, team, games, points, hall_of_fame,
         (played ->> '$[#-1][0]') % 10000 AS last
       FROM everybody),
     latest AS MATERIALIZED (SELECT MAX(last) AS year FROM figures),
     retired AS MATERIALIZED (SELECT * FROM figures JOIN latest WHERE team IS NULL AND last < year)
     SELECT ?1, json_object(
       'ids', json_group_array(id),
       'club', json_group_array(played ->> '$[#-1][1]'),
       'clubs', json_group_array(replace(trim(clubs, '[]'), '"', '')),
       'position', json_group_array(position),
       'country', json_group_array(country),
       'debut', json_group_array((played ->> '$[0][0]') / 10000),
       'last', json_group_array((played ->> '$[#-1][0]') % 10000),
       'games', json_group_array(games),
       'points', json_group_array(points),
       'overall', json_group_array(draft_overall),
       'honours', json_group_array(json_array_length(cups) + coalesce(trophies, 0)),
       'fame', json_group_array(round(fame, 1)),
       'renowned', (SELECT json_group_array(json_array(id, last)) FROM (
         SELECT id, last FROM retired ORDER BY fame * pow(0.5, (year - last) / ?2) DESC, id LIMIT ?3)),
       'active', (SELECT json_group_array(id ORDER BY id) FROM figures JOIN latest WHERE team IS NOT NULL OR last = year),
       'pool', (SELECT json_group_array(json_array(id, last) ORDER BY id) FROM (
         SELECT id, last FROM retired LEFT JOIN won ON player = id
         WHERE hall_of_fame = 1 OR points >= ?5 OR has_famous = 1 OR (has_calder = 1 AND games >= ?6)
         ORDER BY exact_fame DESC, id LIMIT ?7))
     )
     FROM everybody LEFT JOIN won ON player = id WHERE true
     ON CONFLICT DO NOTHING`,
  )
    .bind(
      sunday,
      LEGENDS_FAME_HALF_LIFE_YEARS,
      BEST_KNOWN_LEGENDS,
      JSON.stringify(LEGEND.trophies),
      LEGEND.points,
      LEGEND.calderGames,
      LEGEND.pool,
    )
    .run();
  const made = await selectTable(env, sunday);
  if (made === null) throw new Error(`no table of ${sunday}`);
  return made;
}
