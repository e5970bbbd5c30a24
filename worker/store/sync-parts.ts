import type { Day } from "#rules/shared/day";
import type { StoredDescription } from "#rules/league/descriptions";
import type { Season, Stint, ClubYears } from "#rules/league/season";
import type { Env } from "../env.ts";

/** A part of an NHL sync; the document is null if the response was unusable. */
export interface SyncPart {
  night: Day;
  slice: string;
  document: unknown;
  fault: string | null;
}

/** Stores a part. Without a new document the previous one is kept. */
export async function saveSyncPart(env: Env, { night, slice, document, fault }: SyncPart, now: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO refresh (night, slice, document, fault, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (night, slice) DO UPDATE
     SET document = coalesce(excluded.document, document), fault = excluded.fault, at = excluded.at`,
  )
    .bind(night, slice, document === null ? null : JSON.stringify(document), fault, now)
    .run();
}

/** Returns the parts of a night that are complete, including the players whom a page of statistics left open. */
export async function readCompleteParts(env: Env, night: Day): Promise<Set<string>> {
  const { results } = await env.DB.prepare(
    `SELECT slice FROM refresh WHERE night = ?1 AND fault IS NULL AND NOT EXISTS (
       SELECT 1 FROM json_each(document, '$.unclear') AS asked
       WHERE 'player:' || asked.value NOT IN (SELECT slice FROM refresh WHERE night = ?1 AND fault IS NULL))`,
  )
    .bind(night)
    .all<{ slice: string }>();
  return new Set(results.map(({ slice }) => slice));
}

export async function deleteOldSyncParts(env: Env, before: Day): Promise<void> {
  await env.DB.prepare("DELETE FROM refresh WHERE night < ?").bind(before).run();
}

export async function readNamedClubs(env: Env) {
  const { results } = await env.DB.prepare(
    "SELECT code, place, nickname, first_season AS first, last_season AS last FROM teams ORDER BY code",
  ).all<{ code: string; place: string; nickname: string } & ClubYears>();
  return results;
}

/** Returns the stored stints of a season for players who have played before. */
export async function readStints(env: Env, ids: readonly number[], season: Season): Promise<Map<number, Stint[]>> {
  const { results } = await env.DB.prepare(
    `SELECT id, (SELECT json_group_array(json(value)) FROM json_each(career) WHERE value ->> 0 = ?2) AS stints
     FROM players WHERE id IN (SELECT value FROM json_each(?1)) AND career <> '[]'`,
  )
    .bind(JSON.stringify(ids), season)
    .all<{ id: number; stints: string }>();
  return new Map(results.map(({ id, stints }) => [id, JSON.parse(stints) as Stint[]]));
}

export async function readDescriptions(env: Env, ids: readonly number[]): Promise<Map<number, StoredDescription>> {
  const { results } = await env.DB.prepare(
    `SELECT id, first, last, position, shoots, height_cm AS heightCm, weight_kg AS weightKg, birth_date AS birthDate,
       position_since AS positionSince
     FROM players WHERE id IN (SELECT value FROM json_each(?))`,
  )
    .bind(JSON.stringify(ids))
    .all<{ id: number } & StoredDescription>();
  return new Map(results.map((player) => [player.id, player]));
}

/** SQL: common table expressions of the rosters fetched in the night ?1, and of the players on them. */
export const LISTED_PLAYERS_SQL = `
  answered AS (SELECT substr(slice, 8) AS team, document FROM refresh WHERE night = ?1 AND slice LIKE 'roster:%' AND document IS NOT NULL),
  listed AS (SELECT team, value ->> 0 AS id, value ->> 1 AS number FROM answered, json_each(document, '$.spots'))`;

/** SQL: condition of the parts of the night ?1 with statistics or new players. */
export const FETCHED_PLAYERS_SQL =
  "night = ?1 AND substr(slice, 1, 7) IN ('skater:', 'goalie:', 'player:') AND document IS NOT NULL";

/** Returns unknown players with a number on a roster who were not fetched tonight. No `rosters` means all. */
export async function readUnknownPlayers(env: Env, night: Day, rosters: readonly string[] = []): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `WITH ${LISTED_PLAYERS_SQL}
     SELECT DISTINCT id FROM listed
     WHERE number IS NOT NULL AND id NOT IN (SELECT id FROM players) AND (?2 = '[]' OR 'roster:' || team IN (SELECT value FROM json_each(?2)))
       AND NOT EXISTS (SELECT 1 FROM refresh WHERE night = ?1 AND slice = 'player:' || id AND fault IS NULL)
     ORDER BY id`,
  )
    .bind(night, JSON.stringify(rosters))
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}
