import type { Day } from "#rules/day";
import { ENOUGH_PICKS, hasShares, shareOf } from "#rules/rarity";
import type { Env } from "../env.ts";
import { readPicks } from "./picks.ts";

/** A right pick in the Grid of a day that is over. */
export interface RarePick {
  day: Day;
  /** From 0 to 8. */
  square: number;
  first: string;
  last: string;
  /** What share of the right picks of its square it has, from 0 to 1. */
  share: number;
}

/** So many Grids are looked back at, the latest: one row of D1 for the result and one for its day's tally. */
const GRIDS = 100;
/** So many picks are told. */
const TOLD = 3;
/** So many look rare at first sight, by how many finished the Grid, and are counted exactly. */
const LIKELY = 9;

/**
 * A visitor's rarest right picks, the rarest first, in squares that were picked for often enough to show shares.
 *
 * @param today its Grid is still being picked for, and not looked at
 */
export async function readRarest(env: Env, visitor: string, today: Day): Promise<RarePick[]> {
  const { results: likely } = await env.DB.prepare(
    `SELECT day, square, likely.id, first, last FROM (
       SELECT mine.day, pick.value ->> 'square' AS square, pick.value ->> 'player' AS id,
         1.0 * (tallies.picks ->> ((pick.value ->> 'square') || ':' || (pick.value ->> 'player'))) / finished AS part
       FROM (SELECT day, picks FROM results WHERE visitor = ?1 AND game = 'grid' AND day < ?2 AND kind = 'daily' AND counted = 1
         ORDER BY day DESC LIMIT ?3) AS mine
       JOIN tallies ON tallies.game = 'grid' AND tallies.day = mine.day AND finished >= ?4
       JOIN json_each(COALESCE(mine.picks, '[]')) AS pick
       ORDER BY part, mine.day DESC LIMIT ?5) AS likely
     JOIN players ON players.id = likely.id`,
  )
    .bind(visitor, today, GRIDS, ENOUGH_PICKS, LIKELY)
    .all<{ day: Day; square: number; id: number; first: string; last: string }>();
  const days = [...new Set(likely.map(({ day }) => day))];
  const tallied = new Map(await Promise.all(days.map(async (day) => [day, await readPicks(env, day)] as const)));
  return likely
    .flatMap(({ day, square, id, first, last }) => {
      const picks = (tallied.get(day) ?? []).filter((pick) => pick.square === square);
      const counted = {
        total: picks.reduce((sum, { count }) => sum + count, 0),
        players: picks.map(({ player, count }): [number, number] => [player, count]),
      };
      return hasShares(counted) ? [{ day, square, first, last, share: shareOf(counted, id) / 100 }] : [];
    })
    .sort((a, b) => a.share - b.share)
    .slice(0, TOLD);
}
