import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";

/**
 * Returns the player whose guess is being judged, whose row is rendered before the response; null if there is none.
 *
 * @param isNew whether the player is known and has no row yet: another tab may have sent the same guess
 */
export const pendingGuessOf = (
  { busy, pending }: RoundInPlay<GameName>,
  isNew: (player: number) => boolean,
): number | null => (busy === "judging" && typeof pending === "number" && isNew(pending) ? pending : null);
