import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";
import { rulesSeen } from "../../storage/settings.ts";
import { closeDialog, isDialogOpen, openDialog } from "../../ui/dialogs-open.ts";

/**
 * Opens the rules once a round has been dealt: on the first visit to a game, and before a friend's challenge, which
 * they introduce. Does nothing if the round is in progress, or was finished on another device.
 *
 * @param isLoaded whether the data of the game has been loaded
 */
export function useFirstRules(game: GameName, { view, pending }: RoundInPlay<GameName>, isLoaded: boolean): void {
  const isChallenge = useSearchParams()[0].has("challenge");
  const isNew = isLoaded && view?.state === "guessing" && view.tries.length === 0 && pending === null;
  useEffect(() => {
    // A dialog that the visitor has opened meanwhile stays.
    if (!isNew || (rulesSeen(game).read() && !isChallenge) || isDialogOpen()) return;
    openDialog("rules");
    // The server may answer that a stored round was finished elsewhere.
    return () => closeDialog("rules");
  }, [game, isNew, isChallenge]);
}
