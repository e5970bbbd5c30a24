import { isDay, type Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { submitFinishedRound } from "./api.ts";
import { readEndedToken, listSlots } from "../storage/rounds.ts";

/** Rounds that this page has presented. Each is presented once per visit. */
const presented = new Set<string>();

/**
 * Sends a finished round of a day to a server that has no record of it, because the server was unavailable when the
 * round ended and the queued request has expired. Never throws.
 */
export async function submitRound(game: GameName, day: Day): Promise<void> {
  const round = readEndedToken(game, day);
  if (round === null || presented.has(round)) return;
  presented.add(round);
  // A round that the server rejects is invalid; after any other failure it is sent again on the next visit.
  await submitFinishedRound(game, round).catch(() => {});
}

/**
 * Sends the finished rounds that the server has no result of.
 *
 * @param recorded the days of which the server has a result
 */
export async function submitMissingRounds(game: GameName, recorded: ReadonlySet<string>): Promise<void> {
  for (const slot of listSlots(game)) if (isDay(slot) && !recorded.has(slot)) await submitRound(game, slot);
}
