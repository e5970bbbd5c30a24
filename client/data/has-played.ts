import { GAME_NAMES } from "#rules/measures";
import { readResults, useResultChanges } from "../storage/results.ts";
import { readHead, slotsOf, useRoundChanges } from "../storage/rounds.ts";

/** Whether this browser remembers a round that was finished, or a guess in one, of a day or in practice. */
export function useHasPlayed(): boolean {
  useResultChanges();
  useRoundChanges();
  return GAME_NAMES.some(
    (game) =>
      readResults(game).length > 0 ||
      readResults(`${game}-practice`).length > 0 ||
      slotsOf(game).some((slot) => (readHead(game, slot)?.tries.length ?? 0) > 0),
  );
}
