import { useTranslation } from "react-i18next";
import { DAILY_NAMES, isDaily, type DailyName, type GameName } from "#rules/measures";
import { DAILY_PATHS } from "#rules/pages";
import { useFormat } from "../i18n/format.ts";
import { isOver, useDayStates, type DayStates } from "../data/day-state.ts";
import { runningOf } from "../data/running.ts";
import { askIfTurned, useToday } from "../data/today.ts";
import { ButtonLink, Button } from "../ui/button.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { openDialog } from "../ui/dialogs-open.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./next-puzzle.module.css";
import { runningWay } from "./paths.ts";

/**
 * When the game's next puzzle comes, and which of today's to play until then; with all of them over, the day to share.
 *
 * @param isPast whether a puzzle of an earlier day has just been played
 */
export function NextPuzzle({ game, isPast }: { game: GameName; isPast: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { today: date } = useToday();
  const today = date && runningOf(game, date);
  const dayStates = useDayStates();
  const next = dayStates === null ? undefined : nextOf(dayStates, game, isPast);
  return (
    <div className={styles.next}>
      <div>
        <h3 className="small muted">{t(`${game}.next`)}</h3>
        {today !== null && (
          <>
            <p className={`num ${styles.clock}`}>
              <Countdown key={today.next} to={today.next} now={today.now} onEnd={askIfTurned} />
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
      {next !== undefined ? (
        <ButtonLink variant="blue" to={DAILY_PATHS[next]}>
          {next === game ? t(runningWay(game)) : t("next.daily", { game: t(`pages.${next}`) })} <Icon name="arrow" />
        </ButtonLink>
      ) : (
        dayStates !== null && (
          <Button variant="blue" icon="share" aria-haspopup="dialog" onClick={() => openDialog("shareDay")}>
            {t("shareDay.title")}
          </Button>
        )
      )}
    </div>
  );
}

/** After a day of the archive the same game's of today, else a daily in progress before one not yet begun. */
function nextOf(dayStates: DayStates, game: GameName, isPast: boolean): DailyName | undefined {
  const toPlay = DAILY_NAMES.filter((name) => (name !== game || isPast) && !isOver(dayStates[name]));
  return toPlay.find((name) => name === game) ?? toPlay.find((name) => dayStates[name].state === "begun") ?? toPlay[0];
}

/** What comes after a round of practice. */
export function AnotherRound({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.next}>
      <div>
        <h3 className="sub">{t("practice.again")}</h3>
        <p className="small muted">{t("practice.againText")}</p>
      </div>
      <Button variant="blue" icon="refresh" onClick={onAnother}>
        {t("practice.new")}
      </Button>
    </div>
  );
}
