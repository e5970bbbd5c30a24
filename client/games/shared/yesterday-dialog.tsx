import { t } from "i18next";
import { useState } from "react";
import { puzzleNumberOn } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { isInProgress, readEndedRound } from "../../storage/rounds.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import type { AnyGameScreen } from "./game-screen.ts";
import { PastPuzzle } from "./past-puzzle.tsx";
import { usePastPuzzle } from "./use-past-puzzle.ts";

/**
 * Yesterday's answer, how all rounds ended, and the visitor's guesses. A visitor who is still playing that puzzle
 * confirms before any of it is loaded.
 */
export function YesterdayDialog({ screen, day, onClose }: { screen: AnyGameScreen; day: Day; onClose: () => void }) {
  const { game } = screen;
  const [isHidden, hide] = useState(() => isInProgress(game, day));
  const [mine] = useState(() => readEndedRound(game, day));
  const { past, league, failure, retry } = usePastPuzzle(screen, day, !isHidden);
  const number = puzzleNumberOn(GAME_CONFIG[game], day);
  const isUndealt = failure === "day-not-dealt";
  const playTitle = isHidden ? "home.games.goOn" : "home.games.play";
  return (
    <Dialog
      onClose={onClose}
      {...(!isHidden && (mine !== null || screen.AllAnswers !== undefined) && { size: "wide" })}
      title={t(`${game}.yesterday`)}
      actions={
        (isHidden || isUndealt) && (
          <>
            {isHidden && <Button onClick={() => hide(false)}>{t("yesterday.show")}</Button>}
            <ButtonLink variant="go" to={`${GAME_PATHS[game]}?day=${day}`} onClick={onClose}>
              {t(playTitle, { number })}
            </ButtonLink>
          </>
        )
      }
    >
      {isHidden ? (
        <p>{t("yesterday.running", { number })}</p>
      ) : isUndealt ? (
        <p>{t("errors.day-not-dealt")}</p>
      ) : failure !== null ? (
        <Failed code={failure} onRetry={retry} />
      ) : past === null ? (
        <Loading className="mt-5 mb-4 label-24 text-center" />
      ) : (
        <PastPuzzle screen={screen} past={past} view={mine} league={league} />
      )}
    </Dialog>
  );
}
