import { t } from "i18next";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { resultRankOf } from "#rules/shared/score";
import { refreshMe, useMe } from "../../data/me.ts";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { dayResultOf, isOver } from "../../data/day-state.ts";
import { formatDayState } from "../../data/day-state-words.ts";
import { readResults } from "../../storage/results.ts";
import { classNames } from "../../ui/class-names.ts";
import { LinkList } from "../../ui/link-list.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { ResultMarks } from "../../ui/result-marks.tsx";
import { StatisticsPanel } from "../../ui/statistics.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import { DayHead } from "./day-head.tsx";
import { useDayLinks, type DailyPuzzleProps } from "./day-links.tsx";
import { DealFailed } from "./deal-failed.tsx";
import styles from "./finished-day.module.css";
import { NewDay } from "./new-day.tsx";
import { NextButton, UntilNext } from "./next-puzzle.tsx";
import { PastPuzzle } from "./past-puzzle.tsx";
import { useRulesOnScreen } from "./use-rules-on-screen.ts";
import { usePastPuzzle } from "./use-past-puzzle.ts";

/**
 * A day's puzzle that was finished elsewhere, such as on another device: the result, and the answer. The guesses are
 * available only on the device on which they were made.
 */
export function FinishedDay(props: DailyPuzzleProps) {
  const { screen, day, today, onGo } = props;
  const { game } = screen;
  const kind = screen.kindOf?.(null, day);
  useRulesOnScreen(kind?.rules ?? game);
  const { failure: meFailure } = useMe();
  const figures = useOwnStatistics(game);
  const result = readResults(game).find(({ of }) => of === day);
  const { past, league, failure, retry } = usePastPuzzle(screen, day);
  const { links, dialogs } = useDayLinks(props, false);

  const dayState = dayResultOf(game, day);
  const verdict = dayState.state === "won" ? "match" : "miss";
  // A result that is still in the queue is not yet in the database.
  const isUntold = failure === "day-not-over";
  const failed = result === undefined ? meFailure : isUntold ? null : failure;
  const again = () => {
    void refreshMe();
    retry();
  };
  return (
    <div className="wrap">
      <DayHead game={game} day={day} isArchived={result?.kind === "archive"} kind={kind} />
      {failed !== null ? (
        <DealFailed code={failed} onRetry={again} />
      ) : result === undefined || (past === null && !isUntold) ? (
        <Loading className={`label-24 text-center ${styles.waiting}`} />
      ) : (
        <div className={`stack gap-5 items-start ${styles.day}`}>
          <section className="card stack gap-4 p-4">
            <h2 className="row gap-2">
              <VerdictIcon verdict={verdict} className={classNames("r-tile", styles.sign, verdict)} />
              {isOver(dayState) && formatDayState(game, dayState)}
              <ResultMarks hint={result.hint} hard={result.hard} />
            </h2>
            <p className="muted">{t("finished.elsewhere")}</p>
            {result.mark !== undefined && <Note>{t(`uncounted.${result.mark}`)}</Note>}
            {past === null ? (
              <p>{t("finished.answerLater")}</p>
            ) : (
              <PastPuzzle screen={screen} past={past} view={null} league={league} />
            )}
          </section>
          <div className="stack gap-5">
            <section className="card stack gap-4 p-4" aria-label={t("ending.next")}>
              <h2 className="vh">{t("ending.next")}</h2>
              <UntilNext game={game} />
              <NextButton game={game} isElsewhere={result.kind !== "daily"} variant="blue" />
              <LinkList links={links} />
            </section>
            <section className="card stack gap-4 p-4">
              <h2 className="sub">{t("statistics.yours")}</h2>
              <StatisticsPanel
                game={game}
                figures={figures}
                mine={result.kind === "archive" ? undefined : resultRankOf(GAME_CONFIG[game], result)}
              />
            </section>
          </div>
        </div>
      )}
      {dialogs}
      {result?.kind === "daily" && today.day > day && (
        <NewDay game={game} today={today} isRunning={false} onGo={onGo} />
      )}
    </div>
  );
}
