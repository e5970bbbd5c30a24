import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";
import { rulesSeen } from "../../storage/settings.ts";
import { closeDialog, isDialogOpen, openDialog } from "../../ui/dialogs-open.ts";

/**
 * Opens the rules: at once on the first visit to a game, and before a friend's challenge, which they introduce, when its
 * round is here. Does nothing if a round is in progress. Closes them if it turns out that the round was begun or finished on
 * another device, or cannot be dealt.
 *
 * @param of whether the data of the game has been loaded, and whether it or the round could not be
 */
export function useFirstRules(
  game: GameName,
  { view, pending }: RoundInPlay<GameName>,
  { isLoaded, hasFailed }: { isLoaded: boolean; hasFailed: boolean },
): void {
  const isChallenge = useSearchParams()[0].has("challenge");
  const isUntouched = view === null ? !isChallenge : view.state === "guessing" && view.tries.length === 0;
  const isNew = isUntouched && pending === null && !hasFailed && (isLoaded || !isChallenge);
  useEffect(() => {
    // A dialog that the visitor has opened meanwhile stays.
    if (!isNew || (rulesSeen(game).read() && !isChallenge) || isDialogOpen()) return;
    openDialog("rules");
    return () => closeDialog("rules");
  }, [game, isNew, isChallenge]);
}
