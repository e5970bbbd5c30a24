import type { Season, Years } from "#rules/season";
import type { Env } from "../env.ts";
import { TimedMemory } from "../memory.ts";
import { SWEATER, SWEATER_NUMBER } from "./people.ts";

/** Whose back is drawn where there is no photograph: the club he is remembered by, and his number there if it is known. */
export interface Sweater {
  team: string;
  number: number | null;
  /** Where he was last seen: on a roster of the running season, of which the year is null, or in his last game. */
  last: { club: string; season: Season | null };
}

/** A club by its years. */
export interface ClubYears extends Years {
  code: string;
}

/** For so long a player is drawn in the sweater he had, in milliseconds: that of a trade comes in time. */
const FRESH_MS = 10 * 60_000;

const sweaters = new TimedMemory<Sweater>(FRESH_MS, 1024);
const clubs = new TimedMemory<ClubYears>(FRESH_MS, 64);

/** The sweater of anybody who ever played, by his id, from memory or D1; null for an id that is nobody's. */
export async function readSweater(env: Env, id: string, now: number): Promise<Sweater | null> {
  const known = sweaters.get(id, now);
  if (known !== undefined) return known;
  const row = await env.DB.prepare(
    `SELECT ${SWEATER} AS team, ${SWEATER_NUMBER} AS number, coalesce(team, career ->> '$[#-1][1]') AS club,
       iif(team IS NULL, career ->> '$[#-1][0]', NULL) AS season
     FROM players WHERE id = ?`,
  )
    .bind(Number(id))
    .first<{ team: string | null; number: number | null; club: string | null; season: Season | null }>();
  // Called up, sent down again and never played: nobody's sweater is his.
  if (row === null || row.team === null || row.club === null) return null;
  const { team, number, club, season } = row;
  return sweaters.keep(id, { team, number, last: { club, season } }, now);
}

/** The years of a club of today or of the past, by its code, from memory or D1; null for a code that is none's. */
export async function readClubYears(env: Env, code: string, now: number): Promise<ClubYears | null> {
  const known = clubs.get(code, now);
  if (known !== undefined) return known;
  const row = await env.DB.prepare("SELECT code, first_season AS first, last_season AS last FROM teams WHERE code = ?")
    .bind(code)
    .first<ClubYears>();
  return row && clubs.keep(code, row, now);
}
