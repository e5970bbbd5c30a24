import { dayAt } from "#rules/day";
import { fameOf, isProven } from "#rules/fame";
import type { Env } from "./env.ts";
import type { ToRate } from "./messages.ts";
import { readKnown, readPlayed, readRosteredClubs } from "./store/fame.ts";
import { keepSlice } from "./store/refresh.ts";

/**
 * Who is known by now: each night the fame of everybody on a roster is worked out anew, of what the night has learned,
 * and whether he may be hidden in a daily. In slices out of the queue, like what is asked of the league (learn.ts), and
 * what has changed is kept with it: the next apply (refresh.ts) makes it facts.
 */

/** Clubs whose players are rated in one call: about a hundred players. */
export const CLUBS_RATED = 4;

/** Puts everybody's fame into the queue. */
export async function beginFame(env: Env, now: number): Promise<void> {
  const night = dayAt(now);
  const [clubs, played] = [await readRosteredClubs(env), await readPlayed(env)];
  if (played === null) return;
  const slices: ToRate[] = [];
  for (let at = 0; at < clubs.length; at += CLUBS_RATED)
    slices.push({ night, fame: clubs.slice(at, at + CLUBS_RATED), played });
  await env.REFRESH.sendBatch(slices.map((body) => ({ body })));
}

/** Rates the players of some clubs, and keeps whose fame has changed. */
export async function rateFromQueue(env: Env, { night, fame: clubs, played }: ToRate, now: number): Promise<void> {
  const changed = (await readKnown(env, clubs)).flatMap((player) => {
    const fame = fameOf(player, played);
    const isAnswerable = isProven(player.games, player.draftOverall) && !player.isRetiring;
    const isSame = fame === player.fame && isAnswerable === player.isAnswerable;
    return isSame ? [] : [[player.id, fame, Number(isAnswerable)]];
  });
  await keepSlice(env, { night, slice: `fame:${clubs.join(",")}`, document: changed, fault: null }, now);
}
