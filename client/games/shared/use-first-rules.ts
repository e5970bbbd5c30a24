import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";
import { rulesSeen } from "../../storage/settings.ts";
import { closeDialog, isDialogOpen, openDialog } from "../../ui/dialogs-open.ts";

/**
 * Opens the rules on the first visit to a game, and for each challenge by a friend. The first visit does not wait for the
 * round; a challenge does, because its rules also say what there is to beat. Closes them if the round has guesses, or
 * cannot be loaded.
 *
 * @param load whether the game's data has been loaded, and whether loading it or the round has failed
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
