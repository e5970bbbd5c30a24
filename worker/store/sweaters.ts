import type { Season } from "#rules/league/season";
import type { Env } from "../env.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import { SWEATER_CLUB_SQL, SWEATER_NUMBER_SQL } from "./all-players.ts";

/** The sweater to draw if there is no photograph: his club, and his number there if known. */
export interface DrawnSweater {
  team: string;
  number: number | null;
  /** Where his photograph is filed: a club, and the season of his last game, null for a rostered player. */
  last: { club: string; season: Season | null };
}

/** How long a sweater is cached, in milliseconds. */
const FRESH_MS = 10 * 60_000;

const sweaters = new TimedIsolateCache<DrawnSweater>(FRESH_MS, 1024);
const clubs = new TimedIsolateCache<string[]>(FRESH_MS, 2);

/** Returns a player's sweater from the isolate cache or D1; null for an unknown id. */
export async function readSweater(env: Env, id: string, now: number): Promise<DrawnSweater | null> {
  const known = sweaters.get(id, now);
  if (known !== undefined) return known;
  const row = await env.DB.prepare(
    `SELECT ${SWEATER_CLUB_SQL} AS team, ${SWEATER_NUMBER_SQL} AS number, coalesce(team, career ->> '$[#-1][1]') AS club,
       iif(team IS NULL, career ->> '$[#-1][0]', NULL) AS season
     FROM players WHERE id = ?`,
  )
    .bind(Number(id))
    .first<{ team: string | null; number: number | null; club: string | null; season: Season | null }>();
  // A player who was called up and never played has no sweater.
  if (row === null || row.team === null || row.club === null) return null;
  const { team, number, club, season } = row;
  return sweaters.set(id, { team, number, last: { club, season } }, now);
}

/** Returns the codes of all clubs of today or of the past, from the isolate cache or D1. */
export async function readClubCodes(env: Env, era: "current" | "past", now: number): Promise<string[]> {
  const known = clubs.get(era, now);
  if (known !== undefined) return known;
  const { results } = await env.DB.prepare(
    `SELECT code FROM teams WHERE last_season IS ${era === "past" ? "NOT NULL" : "NULL"} ORDER BY code`,
  ).all<{ code: string }>();
  return clubs.set(
    era,
    results.map(({ code }) => code),
    now,
  );
}
