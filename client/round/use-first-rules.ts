import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { GameName } from "#rules/measures";
import type { Play } from "../play.ts";
import { rulesSeen } from "../storage/settings.ts";
import { closeDialog, isDialogOpen, openDialog } from "../ui/dialogs-open.ts";

/**
 * Opens the rules on the first visit to a game, once its round has been dealt: not over a friend's challenge, not over a
 * round that has begun, and not over a day that was finished on another device, which deals no round.
 *
 * @param isLoaded whether what the game is played with has been loaded
 */
export function useFirstRules(game: GameName, { view, pending }: Play<GameName>, isLoaded: boolean): void {
  const isChallenge = useSearchParams()[0].has("challenge");
  const isNew = isLoaded && view?.state === "guessing" && view.tries.length === 0 && pending === null;
  useEffect(() => {
    // A dialog that the visitor has opened meanwhile stays.
    if (!isNew || isChallenge || rulesSeen(game).read() || isDialogOpen()) return;
    openDialog("rules");
    // The server may answer that a stored round was finished elsewhere.
    return () => closeDialog("rules");
  }, [game, isNew, isChallenge]);
}
