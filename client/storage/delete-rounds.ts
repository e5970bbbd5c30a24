import { isDay } from "#rules/shared/day";
import { GAME_NAMES } from "#rules/shared/game-config";
import { keysWithPrefix, removeStored } from "./local-storage.ts";
import { keyOf, listSlots, PREFIX, readRoundSummary } from "./rounds.ts";

export function deleteRounds(): void {
  for (const key of keysWithPrefix(PREFIX)) removeStored(key);
}

/** Deletes the unfinished rounds of days, which belong to the visitor they were dealt to. */
export function deleteUnfinishedRounds(): void {
  for (const game of GAME_NAMES)
    for (const slot of listSlots(game))
      if (isDay(slot) && readRoundSummary(game, slot)?.state === "guessing") removeStored(keyOf(game, slot));
}
