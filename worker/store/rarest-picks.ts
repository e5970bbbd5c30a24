import { GRID_CELLS } from "#rules/grid/criteria";
import type { Day } from "#rules/shared/day";
import type { Shot } from "#rules/grid/grid";
import { MIN_PICKS_FOR_SHARES, hasShares, pickShareOf } from "#rules/grid/rarity";
import type { Env } from "../env.ts";
import { readPickCounts } from "./picks.ts";
import { isCountedDailySql } from "./record-result.ts";

export interface RarePick {
  day: Day;
  /** The cell, 0 to 8. */
  square: number;
  first: string;
  last: string;
  /** Share of the right picks of the cell, 0 to 1. */
  share: number;
}

/** How many past Grids are considered. Reads two rows for each. */
const MAX_GRIDS = 100;
const MAX_PICKS = 3;
/** How many candidates, by approximate share, are counted exactly. */
const CANDIDATES = 9;

/** SQL: the counts of a result's own picks. Expanding the JSON instead would bill a row per pick. */
const COUNTS = GRID_CELLS.map(
  (at) => `tallies.picks ->> ((mine.picks ->> '$[${at}].square') || ':' || (mine.picks ->> '$[${at}].player'))`,
).join(", ");

/** Returns a visitor's rarest right picks, where shares are shown. The counts of today's Grid still change. */
export async function readRarestPicks(env: Env, visitor: string, today: Day): Promise<RarePick[]> {
  const { results: grids } = await env.DB.prepare(
    `SELECT mine.day, mine.picks, finished, json_array(${COUNTS}) AS counts
     FROM (SELECT day, picks FROM results
       WHERE visitor = ?1 AND game = 'grid' AND day < ?2 AND ${isCountedDailySql("results")} AND picks IS NOT NULL
       ORDER BY day DESC LIMIT ?3) AS mine
     JOIN tallies ON tallies.game = 'grid' AND tallies.day = mine.day AND finished >= ?4`,
  )
    .bind(visitor, today, MAX_GRIDS, MIN_PICKS_FOR_SHARES)
    .all<{ day: Day; picks: string; finished: number; counts: string }>();
  const likely = grids
    .flatMap(({ day, picks, finished, counts }) => {
      const counted = JSON.parse(counts) as (number | null)[];
      return (JSON.parse(picks) as Shot[]).map((shot, at) => ({ day, ...shot, part: (counted[at] ?? 0) / finished }));
    })
    .sort((a, b) => a.part - b.part)
    .slice(0, CANDIDATES);
  const rarest = (await withShares(env, likely)).sort((a, b) => a.share - b.share).slice(0, MAX_PICKS);
  const names = await namesOf(env, rarest);
  return rarest.flatMap(({ day, square, player, share }) => {
    const name = names.get(player);
    return name === undefined ? [] : { day, square, ...name, share };
  });
}

/** Adds exact shares; drops cells without shares. */
async function withShares<Pick extends Shot & { day: Day }>(
  env: Env,
  picks: readonly Pick[],
): Promise<(Pick & { share: number })[]> {
  const days = [...new Set(picks.map(({ day }) => day))];
  const tallied = new Map(await Promise.all(days.map(async (day) => [day, await readPickCounts(env, day)] as const)));
  return picks.flatMap((pick) => {
    const all = (tallied.get(pick.day) ?? []).filter(({ square }) => square === pick.square);
    const counted = {
      total: all.reduce((sum, { count }) => sum + count, 0),
      players: all.map(({ player, count }): [number, number] => [player, count]),
    };
    return hasShares(counted) ? [{ ...pick, share: pickShareOf(counted, pick.player) / 100 }] : [];
  });
}

async function namesOf(env: Env, picks: readonly Shot[]): Promise<Map<number, Record<"first" | "last", string>>> {
  const { results } = await env.DB.prepare(
    "SELECT id, first, last FROM players WHERE id IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify(picks.map(({ player }) => player)))
    .all<{ id: number; first: string; last: string }>();
  return new Map(results.map(({ id, first, last }) => [id, { first, last }]));
}
