import type { Years } from "#rules/season";
import type { Env } from "../env.ts";
import { Memory } from "../memory.ts";
import { SWEATER } from "./people.ts";

/** Whose back is drawn where there is no photograph: the club he is remembered by, and his number if he is on a roster. */
export interface Sweater {
  team: string;
  number: number | null;
}

/** A club by its years. */
export interface ClubYears extends Years {
  code: string;
}

const sweaters = new Memory<Sweater>(1024);
const clubs = new Memory<ClubYears>(64);

/** The sweater of anybody who ever played, by his id, from memory or D1; null for an id that is nobody's. */
export async function readSweater(env: Env, id: string): Promise<Sweater | null> {
  const known = sweaters.get(id);
  if (known !== undefined) return known;
  const row = await env.DB.prepare(
    `SELECT ${SWEATER} AS team, iif(team IS NULL, NULL, number) AS number FROM players WHERE id = ?`,
  )
    .bind(Number(id))
    .first<{ team: string | null; number: number | null }>();
  // Called up, sent down again and never played: nobody's sweater is his.
  if (row === null || row.team === null) return null;
  return sweaters.keep(id, { team: row.team, number: row.number });
}

/** The years of a club of today or of the past, by its code, from memory or D1; null for a code that is none's. */
export async function readClubYears(env: Env, code: string): Promise<ClubYears | null> {
  const known = clubs.get(code);
  if (known !== undefined) return known;
  const row = await env.DB.prepare("SELECT code, first_season AS first, last_season AS last FROM teams WHERE code = ?")
    .bind(code)
    .first<ClubYears>();
  return row && clubs.keep(code, row);
}
