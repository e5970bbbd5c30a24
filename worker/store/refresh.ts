import type { Day } from "#rules/day";
import type { Season, Stint, Years } from "#rules/season";
import type { Env } from "../env.ts";

/** What a night has learned of one slice; the document is null when there is nothing. */
export interface LearnedSlice {
  night: Day;
  slice: string;
  document: unknown;
  fault: string | null;
}

/** A newcomer by the columns of the table; those of JSON are still values. */
export interface NewRow {
  id: number;
  first: string;
  last: string;
  position: string;
  shoots: string | null;
  height_cm: number | null;
  weight_kg: number | null;
  birth_date: Day | null;
  country: string;
  draft_year: number | null;
  draft_round: number | null;
  draft_overall: number | null;
  draft_team: string | null;
  fame: number;
  answerable: number;
  games: number;
  points: number | null;
  clubs: string[];
  career: Stint[];
}

/** Keeps a slice in place of what was learned of it before; what was good stays when there is nothing now. */
export async function keepSlice(env: Env, { night, slice, document, fault }: LearnedSlice, now: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO refresh (night, slice, document, fault, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (night, slice) DO UPDATE
     SET document = coalesce(excluded.document, document), fault = excluded.fault, at = excluded.at`,
  )
    .bind(night, slice, document === null ? null : JSON.stringify(document), fault, now)
    .run();
}

/** The slices of a night about which nothing is left to ask: nor about a player whom a page has left unclear. */
export async function readLearned(env: Env, night: Day): Promise<Set<string>> {
  const { results } = await env.DB.prepare(
    `SELECT slice FROM refresh WHERE night = ?1 AND fault IS NULL AND NOT EXISTS (
       SELECT 1 FROM json_each(document, '$.unclear') AS asked
       WHERE 'player:' || asked.value NOT IN (SELECT slice FROM refresh WHERE night = ?1 AND fault IS NULL))`,
  )
    .bind(night)
    .all<{ slice: string }>();
  return new Set(results.map(({ slice }) => slice));
}

/** Forgets what nights before a day have learned: it has been applied, or is out of date. */
export async function forgetNights(env: Env, before: Day): Promise<void> {
  await env.DB.prepare("DELETE FROM refresh WHERE night < ?").bind(before).run();
}

/** All clubs there ever were, by name. */
export async function readClubs(env: Env) {
  const { results } = await env.DB.prepare(
    "SELECT code, place, nickname, first_season AS first, last_season AS last FROM teams ORDER BY code",
  ).all<{ code: string; place: string; nickname: string } & Years>();
  return results;
}

/** What the facts have of a season, of those of some players who have played before. */
export async function readStints(env: Env, ids: readonly number[], season: Season): Promise<Map<number, Stint[]>> {
  const { results } = await env.DB.prepare(
    `SELECT id, (SELECT json_group_array(json(value)) FROM json_each(career) WHERE value ->> 0 = ?2) AS stints
     FROM players WHERE id IN (SELECT value FROM json_each(?1)) AND career <> '[]'`,
  )
    .bind(JSON.stringify(ids), season)
    .all<{ id: number; stints: string }>();
  return new Map(results.map(({ id, stints }) => [id, JSON.parse(stints) as Stint[]]));
}

/** Common tables of a query: the rosters that have been learned in the night ?1, and who is listed where. */
export const LISTED = `
  answered AS (SELECT substr(slice, 8) AS team, document FROM refresh WHERE night = ?1 AND slice LIKE 'roster:%' AND document IS NOT NULL),
  listed AS (SELECT team, value ->> 0 AS id, value ->> 1 AS number FROM answered, json_each(document))`;

/**
 * Who is listed with a number, is unknown to the facts, and has not been learned about this night.
 *
 * @param rosters slices: those that are looked at; all of them when there are none given
 */
export async function readUnknown(env: Env, night: Day, rosters: readonly string[] = []): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `WITH ${LISTED}
     SELECT DISTINCT id FROM listed
     WHERE number IS NOT NULL AND id NOT IN (SELECT id FROM players) AND (?2 = '[]' OR 'roster:' || team IN (SELECT value FROM json_each(?2)))
       AND NOT EXISTS (SELECT 1 FROM refresh WHERE night = ?1 AND slice = 'player:' || id AND fault IS NULL)
     ORDER BY id`,
  )
    .bind(night, JSON.stringify(rosters))
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}
