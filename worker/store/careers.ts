import {
  MIN_GAMES_OF_CANDIDATE,
  withGamesForOneClub,
  rankPaths,
  type CareerPuzzleData,
  type CareerFact,
  type CareerFacts,
  type PathCandidate,
} from "#rules/career/career";
import { MIN_STOPS } from "#rules/career/stages";
import { decodeCareer, type Career, type Careers } from "#rules/career/careers";
import { EXPANSION_SEASON, firstYear, type Stint } from "#rules/league/season";
import { RENAMED_IN_TOWN, computeCareerStops, type PastNames } from "#rules/league/tenures";
import { TROPHIES, type Trophy } from "#rules/league/trophies";
import type { Env } from "../env.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { SWEATER_NUMBER_SQL } from "./all-players.ts";
import { factsDocument, queryDocument, textDocument } from "./facts-documents.ts";
import { recentFactsVersion } from "./facts-version.ts";

interface Pools {
  byFame: number[];
  longServing: number[];
}

/** Built in SQL, because parsing all players exceeds a free Worker's CPU limit. */
export const careersDocument = textDocument(
  "candidates",
  `SELECT json_object(
     'version', (SELECT value FROM meta WHERE name = 'facts'),
     'careers', (
       SELECT json_group_array(json_array(id, position, country, json(clubs), debut, (
         SELECT sum(DISTINCT 1 << ((value ->> 0) / 10000 - debut)) FROM json_each(career))))
       FROM (SELECT *, (career ->> '$[0][0]') / 10000 AS debut FROM players
         WHERE games >= ?1 AND career ->> '$[#-1][0]' >= ?2 ORDER BY id))
   ) AS document`,
  MIN_GAMES_OF_CANDIDATE,
  EXPANSION_SEASON,
);

/** SQL: the code of a club in its last town, which several codes may share. @param club SQL of a club's code */
const townSql = (club: string): string => `coalesce(?4 ->> (${club}), ${club})`;

/** Computed in SQL: 3,000 careers are too much JSON for a free Worker. */
export const careerPools = factsDocument(
  "paths",
  async (env): Promise<Pools> => {
    const document = await queryDocument(
      env,
      // Materialized, because each career is read once then. Windows over a career read it several times.
      `WITH paths AS MATERIALIZED (
         SELECT id, fame, career ->> '$[#-1][0]' AS last, (
           SELECT json_group_array(${townSql("value ->> 1")} ORDER BY key) FROM json_each(career)
           WHERE key = 0 OR ${townSql("value ->> 1")} <> ${townSql("career ->> ('$[' || (key - 1) || '][1]')")}
         ) AS path, (
           SELECT max(played)
           FROM (SELECT sum(value ->> 2) AS played FROM json_each(career) GROUP BY ${townSql("value ->> 1")})
         ) AS most
         FROM players WHERE games >= ?1 AND career ->> '$[#-1][0]' >= ?2)
       SELECT json_group_array(json_array(id, fame, last, most)) AS document FROM (
         SELECT *, count(*) OVER (PARTITION BY path) AS sharing FROM paths
       ) WHERE json_array_length(path) >= ?3 AND sharing = 1`,
      MIN_GAMES_OF_CANDIDATE,
      EXPANSION_SEASON,
      MIN_STOPS,
      JSON.stringify(RENAMED_IN_TOWN),
    );
    const pathed = JSON.parse(document) as PathCandidate[];
    const byFame = rankPaths(pathed);
    return { byFame, longServing: withGamesForOneClub(pathed, byFame) };
  },
  (pools) => pools,
);

const factsByVersion = new IsolateCache<CareerFacts>(4);

export async function readCareerFacts(env: Env, now: number): Promise<CareerFacts> {
  const factsVersion = await recentFactsVersion(env, now);
  const known = factsByVersion.get(factsVersion);
  if (known !== undefined) return known;
  const [{ byFame, longServing }, text] = await Promise.all([
    careerPools.read(env, factsVersion),
    careersDocument.read(env, factsVersion),
  ]);
  const { careers } = JSON.parse(text) as Careers;
  const rows = new Map(careers.map((row) => [row[0], row]));
  const get = (id: number): Career | undefined => {
    const row = rows.get(id);
    // Decoded only for guessed players.
    return row && decodeCareer(row);
  };
  return factsByVersion.set(factsVersion, {
    players: { has: (id) => rows.has(id), get },
    byFame,
    longServing: new Set(longServing),
  });
}

type CareerRow = Pick<CareerPuzzleData, "position" | "country" | "games" | "points"> & {
  career: string;
  past: string;
  round: number | null;
  number: number | null;
  trophies: string;
};

/** Builds the puzzle data of a player. @throws Error for an unknown id */
export async function readCareerPuzzleData(env: Env, id: number): Promise<CareerPuzzleData> {
  const row = await env.DB.prepare(
    `SELECT position, country, games, points, career,
       (SELECT json_group_object(code, json(past)) FROM teams WHERE past <> '[]') AS past,
       iif(draft_year IS NULL AND draft_overall IS NULL, 0, draft_round) AS round, ${SWEATER_NUMBER_SQL} AS number,
       (SELECT json_group_array(award) FROM trophies
         WHERE EXISTS (SELECT 1 FROM json_each(winners) WHERE value ->> 1 = players.id)) AS trophies
     FROM players WHERE id = ?`,
  )
    .bind(id)
    .first<CareerRow>();
  if (row === null) throw new Error("no such player");
  const { career, past, round, number, trophies, ...known } = row;
  const won = JSON.parse(trophies) as Trophy[];
  const trophy = TROPHIES.find((each) => won.includes(each));
  const lines = JSON.parse(career) as Stint[];
  const wins = row.position === "G" ? lines.reduce((sum, line) => sum + (line[5] ?? 0), 0) : null;
  const years = [...new Set(lines.map(([season]) => firstYear(season)))];
  const spare: CareerFact[] = [
    ...(round === null ? [] : [{ name: "round" as const, value: round }]),
    ...(trophy === undefined ? [] : [{ name: "trophy" as const, value: trophy }]),
    ...(number === null ? [] : [{ name: "number" as const, value: number }]),
  ];
  return { stops: computeCareerStops(lines, JSON.parse(past) as PastNames), ...known, wins, years, spare };
}
