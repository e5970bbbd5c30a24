import {
  FEWEST_STOPS,
  GAMES_TO_BE_KNOWN,
  longServing,
  rankPaths,
  type CareerEvidence,
  type CareerFacts,
  type Pathed,
} from "#rules/career/career";
import { careerIn, type Career, type Careers } from "#rules/career/careers";
import { EXPANSION, firstYear, type Stint } from "#rules/league/season";
import { RENAMED_IN_TOWN, stopsOf, type PastNames } from "#rules/league/tenures";
import type { Env } from "../env.ts";
import { Memory } from "../runtime/isolate-cache.ts";
import { readOrPublish } from "./kv-documents.ts";
import { recentStamp } from "./facts-version.ts";

const factsByStamp = new Memory<CareerFacts>(4);
/** As text, because the Worker does not look inside. */
const documents = new Memory<string>(2);

/** The possible answers, as published. */
interface Pools {
  byFame: number[];
  longServing: number[];
}

/** Returns the facts of Career Path from the isolate cache, KV or D1. @param now Unix milliseconds */
export async function readCareerFacts(env: Env, now: number): Promise<CareerFacts> {
  const stamp = await recentStamp(env, now);
  const known = factsByStamp.get(stamp);
  if (known !== undefined) return known;
  const [{ byFame, longServing: serving }, text] = await Promise.all([
    readOrPublish(env, `paths:${stamp}`, () => workOutPools(env)),
    readCareers(env, stamp),
  ]);
  const { careers } = JSON.parse(text) as Careers;
  const rows = new Map(careers.map((row) => [row[0], row]));
  const get = (id: number): Career | undefined => {
    const row = rows.get(id);
    // Decoded only for guessed players.
    return row && careerIn(row);
  };
  return factsByStamp.keep(stamp, {
    candidates: { has: (id) => rows.has(id), get },
    byFame,
    longServing: new Set(serving),
  });
}

/** Returns the JSON of `Careers` for a version of the facts, from the isolate cache, KV or D1. */
export async function readCareers(env: Env, stamp: string): Promise<string> {
  const key = `candidates:${stamp}`;
  return documents.get(key) ?? documents.keep(key, await readOrPublish(env, key, () => makeCareers(env)));
}

/** Built in SQL, because parsing all players exceeds a free Worker's CPU limit. */
export async function makeCareers(env: Env): Promise<string> {
  const row = await env.DB.prepare(
    `SELECT json_object(
       'version', (SELECT value FROM meta WHERE name = 'facts'),
       'careers', (
         SELECT json_group_array(json_array(id, position, country, json(clubs), debut, (
           SELECT sum(DISTINCT 1 << ((value ->> 0) / 10000 - debut)) FROM json_each(career))))
         FROM (SELECT *, (career ->> '$[0][0]') / 10000 AS debut FROM players
           WHERE games >= ?1 AND career ->> '$[#-1][0]' >= ?2 ORDER BY id))
     ) AS document`,
  )
    .bind(GAMES_TO_BE_KNOWN, EXPANSION)
    .first<{ document: string }>();
  if (row === null) throw new Error("the league was never seeded");
  return row.document;
}

/** Computed in SQL: 3,000 careers are too much JSON for a free Worker. */
export async function workOutPools(env: Env): Promise<Pools> {
  const row = await env.DB.prepare(
    `SELECT json_group_array(json_array(id, fame, last, most)) AS pathed FROM (
       SELECT id, fame, career ->> '$[#-1][0]' AS last, (
         SELECT count(*)
         FROM (SELECT town, lag(town) OVER (ORDER BY key) AS before
           FROM (SELECT key, coalesce(?4 ->> (value ->> 1), value ->> 1) AS town FROM json_each(career)))
         WHERE before IS NULL OR town <> before
       ) AS stops, (
         SELECT max(played)
         FROM (SELECT sum(value ->> 2) AS played FROM json_each(career) GROUP BY coalesce(?4 ->> (value ->> 1), value ->> 1))
       ) AS most
       FROM players WHERE games >= ?1 AND career ->> '$[#-1][0]' >= ?2
     ) WHERE stops >= ?3`,
  )
    .bind(GAMES_TO_BE_KNOWN, EXPANSION, FEWEST_STOPS, JSON.stringify(RENAMED_IN_TOWN))
    .first<{ pathed: string }>();
  if (row === null) throw new Error("the league was never seeded");
  const pathed = JSON.parse(row.pathed) as Pathed[];
  const byFame = rankPaths(pathed);
  return { byFame, longServing: longServing(pathed, byFame) };
}

type CareerRow = Pick<CareerEvidence, "position" | "country" | "games" | "points"> & { career: string; past: string };

/** Builds the puzzle data of a player. @throws Error for an unknown id */
export async function readCareer(env: Env, id: number): Promise<CareerEvidence> {
  const row = await env.DB.prepare(
    `SELECT position, country, games, points, career,
       (SELECT json_group_object(code, json(past)) FROM teams WHERE past <> '[]') AS past
     FROM players WHERE id = ?`,
  )
    .bind(id)
    .first<CareerRow>();
  if (row === null) throw new Error("no such player");
  const { career, past, ...known } = row;
  const lines = JSON.parse(career) as Stint[];
  const wins = row.position === "G" ? lines.reduce((sum, line) => sum + (line[5] ?? 0), 0) : null;
  const years = [...new Set(lines.map(([season]) => firstYear(season)))];
  return { stops: stopsOf(lines, JSON.parse(past) as PastNames), ...known, wins, years };
}
