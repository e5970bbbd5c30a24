import type { GameName } from "#rules/shared/game-config";
import type { Play } from "./use-play.ts";

/**
 * The player whose guess is being judged: his row stands before the answer is there. Null when there is none.
 *
 * @param isNew whether he is known, and has no row yet: another tab may have had him judged
 */
export const pendingGuessOf = ({ busy, pending }: Play<GameName>, isNew: (player: number) => boolean): number | null =>
  busy === "judging" && typeof pending === "number" && isNew(pending) ? pending : null;
