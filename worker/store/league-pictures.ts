import type { Season } from "#rules/league/season";
import type { Env } from "../env.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";

/** Where the league files a player's photograph: a club, and the season of his last game, null for a rostered player. */
interface PhotographSource {
  club: string;
  season: Season | null;
}

/** How long rows are cached, in milliseconds. */
const FRESH_MS = 10 * 60_000;

const sources = new TimedIsolateCache<PhotographSource>(FRESH_MS, 1024);
const clubs = new TimedIsolateCache<string[]>(FRESH_MS, 2);

/** Returns where a player's photograph is filed, from the isolate cache or D1; null for an unknown id. */
export async function readPhotographSource(env: Env, id: string, now: number): Promise<PhotographSource | null> {
  const known = sources.get(id, now);
  if (known !== undefined) return known;
  const row = await env.DB.prepare(
    `SELECT coalesce(team, career ->> '$[#-1][1]') AS club, iif(team IS NULL, career ->> '$[#-1][0]', NULL) AS season
     FROM players WHERE id = ?`,
  )
    .bind(Number(id))
    .first<{ club: string | null; season: Season | null }>();
  // A player who was called up and never played has no club.
  if (row === null || row.club === null) return null;
  return sources.set(id, { club: row.club, season: row.season }, now);
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
