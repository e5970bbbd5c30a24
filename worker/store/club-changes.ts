import type { Day } from "#rules/shared/day";
import type { Season } from "#rules/league/season";
import type { Env } from "../env.ts";

/** A club of the league's standings. */
interface Standing {
  code: string;
  place: string;
  nickname: string;
  nameFr: string;
  conference: string;
  division: string;
  season: Season;
}

/** Changes of the clubs that play. */
export interface ClubChanges {
  /** New clubs, each with the code of the franchise it continues, or its own. */
  begun: (Standing & { franchise: string })[];
  /** Codes of clubs that no longer play. */
  ended: string[];
}

interface Row {
  standings: string | null;
  today: string;
  answered: string;
  played: string;
}

/**
 * Returns the codes of the clubs that play: those in the standings of a night, or, without standings, the stored ones.
 */
export async function readPlayingClubs(env: Env, night: Day): Promise<Set<string>> {
  const row = await env.DB.prepare(
    `SELECT (SELECT document FROM refresh WHERE night = ?1 AND slice = 'standings') AS standings,
       (SELECT json_group_array(code) FROM teams WHERE last_season IS NULL) AS today`,
  )
    .bind(night)
    .first<Pick<Row, "standings" | "today">>();
  if (row === null) throw new Error("the league was never seeded");
  if (row.standings === null) return new Set(JSON.parse(row.today) as string[]);
  return new Set((JSON.parse(row.standings) as Standing[]).map(({ code }) => code));
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
 * Returns the clubs that have begun and ended according to a night's parts. A new club must be in the standings and
 * have a roster or statistics. A club that has neither ends if another club has begun.
 */
export async function readClubChanges(env: Env, night: Day): Promise<ClubChanges> {
  const row = await env.DB.prepare(
    `SELECT
       (SELECT document FROM refresh WHERE night = ?1 AND slice = 'standings') AS standings,
       (SELECT json_group_object(code, franchise) FROM teams WHERE last_season IS NULL) AS today,
       (SELECT json_group_array(substr(slice, 8)) FROM refresh WHERE night = ?1 AND slice LIKE 'roster:%' AND document IS NOT NULL) AS answered,
       (SELECT json_group_array(stranger.value) FROM refresh, json_each(document, '$.strangers') AS stranger WHERE night = ?1) AS played`,
  )
    .bind(night)
    .first<Row>();
  if (row === null || row.standings === null) return { begun: [], ended: [] };
  const standings = JSON.parse(row.standings) as Standing[];
  const today = new Map(Object.entries(JSON.parse(row.today) as Record<string, string>));
  const answered = new Set(JSON.parse(row.answered) as string[]);
  const played = new Set(JSON.parse(row.played) as string[]);
  const begun = standings.filter(({ code }) => !today.has(code) && (answered.has(code) || played.has(code)));
  const isPlaying = (code: string) => answered.has(code) || standings.some((club) => club.code === code);
  const gone = begun.length === 0 ? [] : [...today.keys()].filter((code) => !isPlaying(code));
  // One new club and one missing club are a relocation. Any other combination is an incomplete response.
  const moved = begun.length === 1 && gone.length === 1 ? gone[0] : undefined;
  return {
    begun: begun.map((club) => ({ ...club, franchise: today.get(moved ?? "") ?? club.code })),
    ended: moved === undefined ? [] : [moved],
  };
}

/** Neutral colours until the seed has those of the club (client/styles/teams.css). */
export const INSERT_CLUBS_SQL = `
  INSERT INTO teams (code, franchise, place, nickname, name_fr, primary_color, secondary_color, conference, division, first_season)
  SELECT value ->> 'code', value ->> 'franchise', value ->> 'place', value ->> 'nickname', value ->> 'nameFr', '#33496B', '#8FA6C4',
    value ->> 'conference', value ->> 'division', value ->> 'season'
  FROM json_each(?1) WHERE true
  ON CONFLICT (code) DO UPDATE SET place = excluded.place, nickname = excluded.nickname, name_fr = excluded.name_fr,
    conference = excluded.conference, division = excluded.division, last_season = NULL`;

/** Sets the previous season as the last one. */
export const END_CLUBS_SQL = `
  UPDATE teams SET last_season = ?2 - 10001 WHERE code IN (SELECT value FROM json_each(?1))`;

/** Deletes clubs that would have ended before they began: the league's response was wrong. */
export const DELETE_INVALID_CLUBS_SQL = "DELETE FROM teams WHERE last_season < first_season";
