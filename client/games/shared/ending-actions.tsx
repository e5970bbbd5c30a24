import { useTranslation } from "react-i18next";
import { puzzleAfter } from "#rules/shared/schedule";
import { isDaily, MEASURES, type GameName } from "#rules/shared/game-config";
import { DAILY_PATHS } from "#rules/site/pages";
import { runningOf } from "../../data/running-puzzle.ts";
import { useToday } from "../../data/today.ts";
import { useFormat } from "../../i18n/format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { Shared } from "../../ui/share-text.ts";
import type { EndedView } from "./game-screen.ts";
import { NextButton } from "./next-puzzle.tsx";
import { runningWay } from "./paths.ts";
import { Share } from "./share.tsx";

/**
 * The two buttons at the foot of the ending. Red is sharing the result, in practice the next round.
 *
 * @param onAnother deals the next round of practice
 */
export function EndingActions({
  game,
  view,
  shared,
  onAnother,
}: {
  game: GameName;
  view: EndedView;
  shared: Shared;
  onAnother: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const isEmpty = view.tries.length === 0;
  if (onAnother !== undefined)
    return (
      <>
        <Button variant="go" icon="refresh" onClick={onAnother}>
          {t("practice.new")}
        </Button>
        {!isEmpty && <Share shared={shared} variant="plain" />}
      </>
    );
  return (
    <>
      {!isEmpty && <Share shared={shared} variant="go" />}
      {view.kind === "archive" ? <DayAfter game={game} view={view} /> : <NextButton game={game} />}
    </>
  );
}

/** Links to the puzzle after an archive round's. */
function DayAfter({ game, view: { day } }: { game: GameName; view: EndedView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { today } = useToday();
  const after = puzzleAfter(MEASURES[game], day);
  if (today === null || after >= runningOf(game, today).day)
    return <ButtonLink to={DAILY_PATHS[game]}>{t(runningWay(game))}</ButtonLink>;
  return (
    <ButtonLink to={`${DAILY_PATHS[game]}?day=${after}`}>
      {t(isDaily(game) ? "archive.dayAfter" : "archive.weekAfter", { day: format.monthDay(after) })}
    </ButtonLink>
  );
}
