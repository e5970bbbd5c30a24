import { t } from "i18next";
import { DAILY_NAMES, type GameName } from "#rules/shared/game-config";
import { gameAtPath } from "#rules/site/pages";
import { formatDayState } from "../data/day-state-words.ts";
import { isOver, useDayState, useDayStates, type DayState } from "../data/day-state.ts";
import styles from "./todays-menu.module.css";
import { VerdictIcon } from "../ui/verdict-icon.tsx";

/** The number of today's finished dailies next to the menu's label; nothing before the first. */
export function FinishedCount() {
  const dayStates = useDayStates();
  const done = dayStates === null ? 0 : Object.values(dayStates).filter(isOver).length;
  if (done === 0) return null;
  return (
    <span className={`surface-3 ink ${styles.tally}`}>
      <span aria-hidden="true">
        {done}/{DAILY_NAMES.length}
      </span>
      <span className="vh">{t("home.dayState.today", { done, games: DAILY_NAMES.length })}</span>
    </span>
  );
}

/** Today's state of the daily at a path, next to its name; nothing for other pages. */
export function DailyStateMark({ path }: { path: string }) {
  const game = gameAtPath(path);
  return game === null ? null : <GameMark game={game} />;
}

function GameMark({ game }: { game: GameName }) {
  const dayState = useDayState(game);
  return dayState === null ? null : <Mark dayState={dayState} words={formatDayState(game, dayState)} />;
}

/**
 * ✓ or ✗ for a finished round, half a ring for one in progress, a ring for one to play; with words for screen readers.
 */
function Mark({ dayState, words }: { dayState: DayState; words: string }) {
  return (
    <span className={`flex-none ${styles.mark}`}>
      <i className={styles[dayState.state]}>
        {isOver(dayState) && <VerdictIcon verdict={dayState.state === "won" ? "match" : "miss"} />}
      </i>
      <span className="vh">, {words}</span>
    </span>
  );
}
