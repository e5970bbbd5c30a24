import { useTranslation } from "react-i18next";
import { DAILY_NAMES, isDaily, type DailyName, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { useFormat } from "../../i18n/format.ts";
import { isOver, useDayStates, type DayStates } from "../../data/day-state.ts";
import { runningPuzzleOf } from "../../data/running-puzzle.ts";
import { refreshTodayIfChanged, useToday } from "../../data/today.ts";
import { ButtonLink, Button } from "../../ui/button.tsx";
import { Countdown } from "../../ui/countdown.tsx";
import { openDialog } from "../../ui/dialogs-open.ts";
import styles from "./next-puzzle.module.css";
import { useRunningPuzzleLink } from "../../data/running-puzzle-link.ts";

/**
 * Shows the time of the game's next puzzle, and which of today's puzzles to play until then; once all are finished, the
 * button to share the day.
 *
 * @param isElsewhere whether the round that was finished is not of the running puzzle
 */
export function NextPuzzle({ game, isElsewhere }: { game: GameName; isElsewhere: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { today: date } = useToday();
  const today = date && runningPuzzleOf(game, date);
  return (
    <div className={`row justify-between flex-wrap ${styles.next}`}>
      <div>
        <h3 className="small muted">{t(`${game}.next`)}</h3>
        {today !== null && (
          <>
            <p className={`num ${styles.clock}`}>
              <Countdown key={today.next} to={today.next} now={today.now} onEnd={refreshTodayIfChanged} />
            </p>
            <p className="small muted">
              {t(isDaily(game) ? "next.when" : "weekly.when", {
                time: format.localTime(today.next),
                weekday: format.localWeekday(today.next),
              })}
            </p>
          </>
        )}
      </div>
      <NextButton game={game} isElsewhere={isElsewhere} variant="blue" />
    </div>
  );
}

/**
 * Links to the next of today's games; once all are finished, it opens the dialog to share the day.
 *
 * @param isElsewhere whether the round that was finished is not of the running puzzle
 */
export function NextButton({
  game,
  isElsewhere = false,
  variant,
}: {
  game: GameName;
  isElsewhere?: boolean;
  variant?: "plain" | "blue";
}) {
  const { t } = useTranslation();
  const dayStates = useDayStates();
  const running = useRunningPuzzleLink(game);
  if (dayStates === null) return null;
  const next = nextOf(dayStates, game, isElsewhere);
  if (next === undefined)
    return (
      <Button variant={variant} icon="share" aria-haspopup="dialog" onClick={() => openDialog("shareDay")}>
        {t("shareDay.title")}
      </Button>
    );
  return (
    <ButtonLink variant={variant} to={GAME_PATHS[next]}>
      {next === game ? running.name : t("next.daily", { game: t(`pages.${next}`) })}
    </ButtonLink>
  );
}

/**
 * Returns the next game: after an archive round, today's puzzle of the same game; otherwise a daily in progress before
 * one that has not begun.
 */
function nextOf(dayStates: DayStates, game: GameName, isElsewhere: boolean): DailyName | undefined {
  const toPlay = DAILY_NAMES.filter((name) => (name !== game || isElsewhere) && !isOver(dayStates[name]));
  return toPlay.find((name) => name === game) ?? toPlay.find((name) => dayStates[name].state === "begun") ?? toPlay[0];
}
