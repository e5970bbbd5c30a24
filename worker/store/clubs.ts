import type { Day } from "#rules/day";
import type { Season } from "#rules/season";
import type { Env } from "../env.ts";

/** A club by what the league says of it. */
interface Standing {
  code: string;
  place: string;
  nickname: string;
  nameFr: string;
  conference: string;
  division: string;
  season: Season;
}

/** How the clubs of today change in a night. */
export interface ClubChanges {
  /** Each with the code of the franchise that it continues, its own for a new one. */
  begun: (Standing & { franchise: string })[];
  /** Codes of those that play no more. */
  ended: string[];
}

interface Row {
  standings: string | null;
  today: string;
  answered: string;
  played: string;
}

/** Returns the codes of the clubs that play: those in the standings of a night, or, if these are not known, those on file. */
export async function readPlaying(env: Env, night: Day): Promise<Set<string>> {
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

/** Returns whether a club that plays has no player yet, because its roster could not be learned in this or an earlier night. */
export async function hasEmptyClub(env: Env, night: Day): Promise<boolean> {
  const playing = await readPlaying(env, night);
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT team FROM players WHERE team IS NOT NULL
     UNION SELECT substr(slice, 8) FROM refresh WHERE night = ? AND slice LIKE 'roster:%' AND document IS NOT NULL`,
  )
    .bind(night)
    .all<{ team: string }>();
  return playing.difference(new Set(results.map(({ team }) => team))).size > 0;
}

/**
 * Which clubs have begun and ended by what a night has learned. Both services must say so: a club begins when it is in
 * the standings and has a roster or figures, and one that is in neither ends when another has begun in its place.
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
  // One for one is a move. Anything else was half an answer, and the next night knows more.
  const moved = begun.length === 1 && gone.length === 1 ? gone[0] : undefined;
  return {
    begun: begun.map((club) => ({ ...club, franchise: today.get(moved ?? "") ?? club.code })),
    ended: moved === undefined ? [] : [moved],
  };
}

/** In no colours of its own until the seed knows some; the drawings are of no club's then (client/styles/teams.css). */
export const BEGIN_CLUBS = `
  INSERT INTO teams (code, franchise, place, nickname, name_fr, primary_color, secondary_color, conference, division, first_season)
  SELECT value ->> 'code', value ->> 'franchise', value ->> 'place', value ->> 'nickname', value ->> 'nameFr', '#33496B', '#8FA6C4',
    value ->> 'conference', value ->> 'division', value ->> 'season'
  FROM json_each(?1) WHERE true
  ON CONFLICT (code) DO UPDATE SET place = excluded.place, nickname = excluded.nickname, name_fr = excluded.name_fr,
    conference = excluded.conference, division = excluded.division, last_season = NULL`;

/** Their last season was the one before. */
export const END_CLUBS = `
  UPDATE teams SET last_season = ?2 - 10001 WHERE code IN (SELECT value FROM json_each(?1))`;

/** Which would have ended before it began was none: the league took back what it had said. */
export const FORGET_CLUBS = "DELETE FROM teams WHERE last_season < first_season";
