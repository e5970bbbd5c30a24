import { t } from "i18next";
import { DAILY_NAMES, isDaily, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { isOver, nextDaily, useDayStates } from "../../data/day-state.ts";
import { runningPuzzleOf, refreshTodayIfChanged, useToday } from "../../data/today.ts";
import { ButtonLink, Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Countdown } from "../../ui/countdown.tsx";
import { openDialog } from "../../ui/dialogs-open.ts";
import { useRunningPuzzleLink } from "../../data/game-links.ts";

/** Counts down to the game's next puzzle. */
export function UntilNext({ game, className }: { game: GameName; className?: string | undefined }) {
  const { next, now } = runningPuzzleOf(game, useToday());
  return (
    <p className={classNames("cluster justify-center muted", className)}>
      {t(`${game}.next`)}{" "}
      <b className="bold-24 ink">
        <Countdown key={next} to={next} now={now} onEnd={refreshTodayIfChanged} />
      </b>
    </p>
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
  const dayStates = useDayStates();
  const running = useRunningPuzzleLink(game);
  if (dayStates === null) return null;
  const others = DAILY_NAMES.filter((name) => name !== game);
  // After an archive round, today's puzzle of the same game.
  const own = isElsewhere && isDaily(game) && !isOver(dayStates[game]) ? game : null;
  const next = own ?? nextDaily(dayStates, others);
  if (next === null)
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
