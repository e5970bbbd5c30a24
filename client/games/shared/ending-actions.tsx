import { t } from "i18next";
import type { EndedRound } from "#rules/games";
import { puzzleAfter } from "#rules/shared/schedule";
import { isDaily, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { runningPuzzleOf, useToday } from "../../data/today.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { EndedScreen } from "./game-screen.ts";
import { NextButton } from "./next-puzzle.tsx";
import { useRunningPuzzleLink } from "../../data/game-links.ts";
import { Share, useShareContent } from "./share.tsx";

/**
 * The two buttons at the foot of the ending. Red is sharing the result, in practice the next round.
 *
 * @param onAnother deals the next round of practice
 */
export function EndingActions({
  screen,
  view,
  onAnother,
  isDealing,
}: Pick<EndedScreen, "screen" | "view"> & {
  onAnother: (() => void) | undefined;
  isDealing: boolean;
}) {
  const { game } = screen;
  const shared = useShareContent(screen, view);
  const isEmpty = view.tries.length === 0;
  if (onAnother !== undefined)
    return (
      <>
        <Button variant="go" icon="refresh" busy={isDealing} onClick={onAnother}>
          {t("practice.new")}
        </Button>
        {!isEmpty && <Share shared={shared} variant="plain" />}
      </>
    );
  return (
    <>
      {!isEmpty && <Share shared={shared} variant="go" />}
      {view.kind === "archive" ? (
        <DayAfter game={game} view={view} />
      ) : (
        <NextButton game={game} isElsewhere={view.kind === "challenge"} />
      )}
    </>
  );
}

/** Links to the next day's puzzle, after an archive round. */
function DayAfter({ game, view: { day } }: { game: GameName; view: EndedRound }) {
  const today = runningPuzzleOf(game, useToday());
  const running = useRunningPuzzleLink(game);
  const after = puzzleAfter(GAME_CONFIG[game], day);
  if (after >= today.day) return <ButtonLink to={running.to}>{running.name}</ButtonLink>;
  return (
    <ButtonLink to={`${GAME_PATHS[game]}?day=${after}`}>
      {t(isDaily(game) ? "archive.dayAfter" : "archive.weekAfter")}
    </ButtonLink>
  );
}
