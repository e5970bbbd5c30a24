import type { Day } from "#rules/shared/day";
import type { PastName } from "#rules/league/past-names";
import { changedClubs, type StandingClub, type StoredClub } from "#rules/league/standing-clubs";
import type { Env } from "../env.ts";
import { LISTED_PLAYERS_SQL } from "./sync-parts.ts";

export interface FranchiseChanges {
  /** New clubs, each with the code of the franchise it continues, or its own. */
  begun: (StandingClub & { franchise: string })[];
  ended: string[];
  /** Clubs of today with another name or alignment. */
  changed: StoredClub[];
  /** A new club and one that would end with it, though few of its players have moved: neither counts. */
  unproven: { begun: string; ended: string } | null;
}

export async function readTodaysClubs(env: Env): Promise<Map<string, StoredClub & { franchise: string }>> {
  const { results } = await env.DB.prepare(
    `SELECT code, franchise, place, nickname, name_fr AS nameFr, conference, division, first_season AS first, past
     FROM teams WHERE last_season IS NULL ORDER BY code`,
  ).all<StoredClub & { franchise: string; past: string }>();
  return new Map(results.map((club) => [club.code, { ...club, past: JSON.parse(club.past) as PastName[] }]));
}

/** Returns the codes of the clubs that play, by the standings of a night or else as stored. */
export async function readPlayingClubs(env: Env, night: Day): Promise<Set<string>> {
  const row = await env.DB.prepare(
    `SELECT (SELECT document FROM refresh WHERE night = ?1 AND slice = 'standings') AS standings,
       (SELECT json_group_array(code) FROM teams WHERE last_season IS NULL) AS today`,
  )
    .bind(night)
    .first<{ standings: string | null; today: string }>();
  if (row === null) throw new Error("the league was never seeded");
  if (row.standings === null) return new Set(JSON.parse(row.today) as string[]);
  return new Set((JSON.parse(row.standings) as StandingClub[]).map(({ code }) => code));
}

/** Returns whether a club that plays has no player yet, because its roster could not be fetched. */
export async function hasEmptyClub(env: Env, night: Day): Promise<boolean> {
  const playing = await readPlayingClubs(env, night);
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT team FROM players WHERE team IS NOT NULL
     UNION SELECT substr(slice, 8) FROM refresh WHERE night = ? AND slice LIKE 'roster:%' AND document IS NOT NULL`,
  )
    .bind(night)
    .all<{ team: string }>();
  return playing.difference(new Set(results.map(({ team }) => team))).size > 0;
}

/**
 * Returns the changes of clubs according to a night's parts. A new club must be in the standings and have a roster or
 * statistics. A club that has neither ends if one other club has begun, with most of its players on the new roster.
 */
export async function readFranchiseChanges(env: Env, night: Day): Promise<FranchiseChanges> {
  const row = await env.DB.prepare(
    `SELECT
       (SELECT document FROM refresh WHERE night = ?1 AND slice = 'standings') AS standings,
       (SELECT json_group_array(substr(slice, 8)) FROM refresh WHERE night = ?1 AND slice LIKE 'roster:%' AND document IS NOT NULL) AS answered,
       (SELECT json_group_array(stranger.value) FROM refresh, json_each(document, '$.strangers') AS stranger WHERE night = ?1) AS played`,
  )
    .bind(night)
    .first<{ standings: string | null; answered: string; played: string }>();
  if (row === null || row.standings === null) return { begun: [], ended: [], changed: [], unproven: null };
  const standings = JSON.parse(row.standings) as StandingClub[];
  const today = await readTodaysClubs(env);
  const answered = new Set(JSON.parse(row.answered) as string[]);
  const played = new Set(JSON.parse(row.played) as string[]);
  const changed = changedClubs(today, standings, night);
  const begun = standings.filter(({ code }) => !today.has(code) && (answered.has(code) || played.has(code)));
  const isPlaying = (code: string) => answered.has(code) || standings.some((club) => club.code === code);
  const gone = begun.length === 0 ? [] : [...today.keys()].filter((code) => !isPlaying(code));
  const [{ code: successor = "" } = {}] = begun;
  // One new club and one missing club are a relocation. Any other combination is an incomplete response.
  const moved = begun.length === 1 && gone.length === 1 ? gone[0] : undefined;
  if (moved !== undefined && !(await hasMoved(env, night, moved, successor)))
    return { begun: [], ended: [], changed, unproven: { begun: successor, ended: moved } };
  return {
    begun: begun.map((club) => ({ ...club, franchise: today.get(moved ?? "")?.franchise ?? club.code })),
    ended: moved === undefined ? [] : [moved],
    changed,
    unproven: null,
  };
}

/** Returns whether most players of a club are on the roster of another one. */
async function hasMoved(env: Env, night: Day, from: string, to: string): Promise<boolean> {
  const row = await env.DB.prepare(
    `WITH ${LISTED_PLAYERS_SQL}
     SELECT 2 * count(*) > (SELECT count(*) FROM players WHERE team = ?2) AS hasMoved
     FROM listed JOIN players ON players.id = listed.id WHERE listed.team = ?3 AND players.team = ?2`,
  )
    .bind(night, from, to)
    .first<{ hasMoved: number }>();
  return row?.hasMoved === 1;
}

/** Neutral colours until the seed has those of the club (client/styles/teams.css). */
export const INSERT_CLUBS_SQL = `
  INSERT INTO teams (code, franchise, place, nickname, name_fr, primary_color, secondary_color, conference, division, first_season)
  SELECT value ->> 'code', value ->> 'franchise', value ->> 'place', value ->> 'nickname', value ->> 'nameFr', '#33496B', '#8FA6C4',
    value ->> 'conference', value ->> 'division', value ->> 'season'
  FROM json_each(?1) WHERE true
  ON CONFLICT (code) DO UPDATE SET place = excluded.place, nickname = excluded.nickname, name_fr = excluded.name_fr,
    conference = excluded.conference, division = excluded.division, last_season = NULL`;

export const UPDATE_CLUBS_SQL = `
  UPDATE teams SET place = value ->> 'place', nickname = value ->> 'nickname', name_fr = value ->> 'nameFr',
    conference = value ->> 'conference', division = value ->> 'division', past = value -> 'past'
  FROM json_each(?1) WHERE code = value ->> 'code'`;

export const END_CLUBS_SQL = `
  UPDATE teams SET last_season = ?2 - 10001 WHERE code IN (SELECT value FROM json_each(?1))`;

/** Deletes clubs that would have ended before they began: the league's response was wrong. */
export const DELETE_INVALID_CLUBS_SQL = "DELETE FROM teams WHERE last_season < first_season";
