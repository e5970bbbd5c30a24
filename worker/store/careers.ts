import {
  FEWEST_STOPS,
  GAMES_TO_BE_KNOWN,
  rankPaths,
  type CareerEvidence,
  type CareerFacts,
  type Pathed,
} from "#rules/career";
import { EXPANSION, type Stint } from "#rules/season";
import { RENAMED_IN_TOWN, stopsOf, type PastNames } from "#rules/tenures";
import type { Env } from "../env.ts";
import { Memory } from "../memory.ts";
import { readOrPublish } from "./published.ts";
import { recentStamp } from "./stamp.ts";

const factsByStamp = new Memory<CareerFacts>(4);

/** {@link CareerFacts} as published. */
interface Pools {
  candidates: number[];
  byFame: number[];
}

/** Who can be guessed and who can be hidden in Career Path, from memory, KV or D1. */
export async function readCareerFacts(env: Env, now: number): Promise<CareerFacts> {
  const stamp = await recentStamp(env, now);
  const known = factsByStamp.get(stamp);
  if (known !== undefined) return known;
  const { candidates, byFame } = await readOrPublish(env, `paths:${stamp}`, () => workOutPools(env));
  return factsByStamp.keep(stamp, { candidates: new Set(candidates), byFame });
}

/** D1 does the counting: three thousand careers are too much JSON for a free Worker to read. */
export async function workOutPools(env: Env): Promise<Pools> {
  const row = await env.DB.prepare(
    `WITH candidates AS MATERIALIZED (
       SELECT id, fame, career ->> '$[#-1][0]' AS last, (
         SELECT count(*)
         FROM (SELECT town, lag(town) OVER (ORDER BY key) AS before
           FROM (SELECT key, coalesce(?4 ->> (value ->> 1), value ->> 1) AS town FROM json_each(career)))
         WHERE before IS NULL OR town <> before
       ) AS stops
       FROM players WHERE games >= ?1 AND career ->> '$[#-1][0]' >= ?2
     )
     SELECT
       (SELECT json_group_array(id) FROM (SELECT id FROM candidates ORDER BY id)) AS candidates,
       (SELECT json_group_array(json_array(id, fame, last)) FROM candidates WHERE stops >= ?3) AS pathed`,
  )
    .bind(GAMES_TO_BE_KNOWN, EXPANSION, FEWEST_STOPS, JSON.stringify(RENAMED_IN_TOWN))
    .first<{ candidates: string; pathed: string }>();
  if (row === null) throw new Error("the league was never seeded");
  const pathed = JSON.parse(row.pathed) as Pathed[];
  return { candidates: JSON.parse(row.candidates) as number[], byFame: rankPaths(pathed) };
}

type CareerRow = Pick<CareerEvidence, "position" | "country" | "games" | "points"> & { career: string; past: string };

/** What is known of a player's career. Throws for an id that nobody has. */
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
  return { stops: stopsOf(lines, JSON.parse(past) as PastNames), ...known, wins };
}
