import { isDay, type Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { submitFinishedRound } from "./api.ts";
import { readEndedToken, listSlots } from "../storage/rounds.ts";

/** Rounds that this page has presented. Each is presented once per visit. */
const presented = new Set<string>();

/**
 * Presents a day's round that this browser has played to its end to a server that does not know of it: as it ended,
 * everything that could have recorded it was out of reach, and what waited for that was not kept for long enough. Never
 * throws.
 */
export async function submitRound(game: GameName, day: Day): Promise<void> {
  const round = readEndedToken(game, day);
  if (round === null || presented.has(round)) return;
  presented.add(round);
  // One that is refused was never good; one that is not taken now, is at the next visit.
  await submitFinishedRound(game, round).catch(() => {});
}

/**
 * Presents what the server has not told of.
 *
 * @param told the days of which the server has a result
 */
export async function submitMissingRounds(game: GameName, told: ReadonlySet<string>): Promise<void> {
  for (const slot of listSlots(game)) if (isDay(slot) && !told.has(slot)) await submitRound(game, slot);
}
