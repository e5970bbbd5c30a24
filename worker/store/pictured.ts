import type { Season } from "#rules/season";
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

/** For so long a player is drawn in the sweater he had, in milliseconds: that of a trade comes in time. */
const FRESH_MS = 10 * 60_000;

const sweaters = new TimedMemory<Sweater>(FRESH_MS, 1024);
const clubs = new TimedMemory<string[]>(FRESH_MS, 2);

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

/** Returns the codes of all clubs of today or of the past, from memory or D1. */
export async function readClubCodes(env: Env, era: "current" | "past", now: number): Promise<string[]> {
  const known = clubs.get(era, now);
  if (known !== undefined) return known;
  const { results } = await env.DB.prepare(
    `SELECT code FROM teams WHERE last_season IS ${era === "past" ? "NOT NULL" : "NULL"} ORDER BY code`,
  ).all<{ code: string }>();
  return clubs.keep(
    era,
    results.map(({ code }) => code),
    now,
  );
}
