import { FEWEST_STOPS, GAMES_TO_BE_KNOWN, type CareerEvidence, type CareerFacts } from "#rules/career";
import { EXPANSION, type Stint } from "#rules/season";
import { tenuresOf } from "#rules/tenures";
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
  const { candidates, byFame } = await readOrPublish(env, `careers:${stamp}`, () => workOutPools(env));
  return factsByStamp.keep(stamp, { candidates: new Set(candidates), byFame });
}

/** D1 does the counting: three thousand careers are too much JSON for a free Worker to read. */
export async function workOutPools(env: Env): Promise<Pools> {
  const row = await env.DB.prepare(
    `WITH candidates AS MATERIALIZED (
       SELECT id, fame, (
         SELECT count(*)
         FROM (SELECT value ->> 1 AS team, lag(value ->> 1) OVER (ORDER BY key) AS before FROM json_each(career)
           WHERE value ->> 2 > 0)
         WHERE before IS NULL OR team <> before
       ) AS stops
       FROM players WHERE games >= ? AND career ->> '$[#-1][0]' >= ?
     )
     SELECT
       (SELECT json_group_array(id) FROM (SELECT id FROM candidates ORDER BY id)) AS candidates,
       (SELECT json_group_array(id) FROM (SELECT id FROM candidates WHERE stops >= ? ORDER BY fame DESC, id)) AS byFame`,
  )
    .bind(GAMES_TO_BE_KNOWN, EXPANSION, FEWEST_STOPS)
    .first<{ candidates: string; byFame: string }>();
  if (row === null) throw new Error("the league was never seeded");
  return { candidates: JSON.parse(row.candidates) as number[], byFame: JSON.parse(row.byFame) as number[] };
}

type CareerRow = Pick<CareerEvidence, "position" | "country" | "games" | "points"> & { career: string };

/** What is known of a player's career. Throws for an id that nobody has. */
export async function readCareer(env: Env, id: number): Promise<CareerEvidence> {
  const row = await env.DB.prepare("SELECT position, country, games, points, career FROM players WHERE id = ?")
    .bind(id)
    .first<CareerRow>();
  if (row === null) throw new Error("no such player");
  const { career, ...known } = row;
  const lines = JSON.parse(career) as Stint[];
  const wins = row.position === "G" ? lines.reduce((sum, line) => sum + (line[5] ?? 0), 0) : null;
  return { stops: tenuresOf(lines), ...known, wins };
}
