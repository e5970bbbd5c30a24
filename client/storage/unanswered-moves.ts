import * as v from "valibot";
import type { GameName } from "#rules/shared/game-config";
import { readStored, readText, storeValue } from "./local-storage.ts";
import { keyOf, moveOf, type RoundSlot } from "./rounds.ts";

/** The fields of a stored round of any game with a move that has no response. */
const unanswered = v.looseObject({ round: v.string(), move: moveOf(v.unknown()) });

/** Returns the move of a slot that has no response, and the token it was made from; null if there is none. */
export const readUnansweredMove = (game: GameName, slot: RoundSlot) => readStored(keyOf(game, slot), unanswered);

/** Removes the move of a slot that has no response from its round, which stays as it is. */
export function removeUnansweredMove(game: GameName, slot: RoundSlot): void {
  if (readUnansweredMove(game, slot) === null) return;
  const stored = JSON.parse(readText(keyOf(game, slot)) ?? "") as object;
  storeValue(keyOf(game, slot), { ...stored, move: undefined });
}
