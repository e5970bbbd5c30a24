import { parseLocalizedPath } from "#rules/i18n/address";
import { isDay } from "#rules/shared/day";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { recordResult } from "../storage/results.ts";
import { listSlots, storeRound, type RoundSlot } from "../storage/rounds.ts";
import { readUnansweredMove, removeUnansweredMove } from "../storage/unanswered-moves.ts";
import { failureCodeOf, isRetryable, sendMove } from "./api.ts";

/**
 * Repeats the moves in rounds of days that have no response, so that a round that ends with one is recorded without
 * opening its game. The page of a game repeats the move of its round itself. Never throws.
 */
export async function repeatMoves(): Promise<void> {
  const { path } = parseLocalizedPath(location.pathname);
  for (const game of GAME_NAMES.filter((name) => GAME_PATHS[name] !== path))
    for (const slot of listSlots(game)) if (isDay(slot)) await repeatMove(game, slot);
}

async function repeatMove(game: GameName, slot: RoundSlot): Promise<void> {
  const made = readUnansweredMove(game, slot);
  if (made === null) return;
  const response = await sendMove(game, made.round, made.move).catch(failureCodeOf);
  // Another tab may have repeated it as well, and gone on from there.
  if (readUnansweredMove(game, slot)?.round !== made.round) return;
  if (typeof response !== "string") {
    storeRound(game, slot, response);
    recordResult(game, response.view);
  } else if (!isRetryable(response)) removeUnansweredMove(game, slot);
}
