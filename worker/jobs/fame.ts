import { dayAt } from "#rules/shared/day";
import { computeFame, isProven } from "#rules/league/fame";
import type { Env } from "../env.ts";
import { splitInto, type FameMessage } from "../runtime/queue-messages.ts";
import { readFameFacts, readLeagueProgress, readRosteredClubs } from "../store/fame.ts";
import { saveSyncPart } from "../store/sync-parts.ts";

/**
 * Computes the fame of all rostered players every night, and whether each can be the answer of a daily. Runs in parts
 * from a queue, like the NHL sync; its results are stored as sync parts and applied with them (nhl-sync.ts).
 */

/** Clubs per queue message: about a hundred players. */
export const CLUBS_PER_FAME_MESSAGE = 4;

export async function queueFame(env: Env, now: number): Promise<void> {
  const night = dayAt(now);
  const [clubs, played] = [await readRosteredClubs(env), await readLeagueProgress(env)];
  if (played === null) return;
  const slices = splitInto(clubs, CLUBS_PER_FAME_MESSAGE);
  await env.SYNC.sendBatch(slices.map((fame) => ({ body: { night, fame, played } })));
}

export async function updateFameFromQueue(
  env: Env,
  { night, fame: clubs, played }: FameMessage,
  now: number,
): Promise<void> {
  const changed = (await readFameFacts(env, clubs)).flatMap((player) => {
    const fame = computeFame(player, played);
    const isAnswerable = isProven(player.games, player.draftOverall) && !player.isRetiring;
    const isSame = fame === player.fame && isAnswerable === player.isAnswerable;
    return isSame ? [] : [[player.id, fame, Number(isAnswerable)]];
  });
  await saveSyncPart(env, { night, slice: `fame:${clubs.join(",")}`, document: changed, fault: null }, now);
}
