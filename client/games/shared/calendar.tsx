import { t } from "i18next";
import { Link } from "react-router";
import { isPuzzleDay, puzzleNumberOn, previousPuzzleDay } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, isDaily, type GameName } from "#rules/shared/game-config";
import { shownResultOf } from "#rules/shared/score";
import { dayResultOf, isOver } from "../../data/day-state.ts";
import { format } from "../../i18n/format.ts";
import { useStorage } from "../../storage/local-storage.ts";
import { readResults } from "../../storage/results.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./calendar.module.css";
import { DayMark, type DayResult } from "./day-mark.tsx";
import { MonthTable } from "../../ui/month-table.tsx";

/** A month of past days (Sundays for a weekly game), each a link to its puzzle. */
export function ArchiveCalendar({ game, today, onGo }: { game: GameName; today: Day; onGo: () => void }) {
  const config = GAME_CONFIG[game];
  const yesterday = previousPuzzleDay(config, today);
  const markOf = useMarks(game);
  return (
    <div className="mt-4">
      <MonthTable
        Heading="h3"
        className={`mt-2 w-full ${styles.calendar}`}
        today={today}
        begin={yesterday}
        last={yesterday}
        schedule={config}
      >
        {(day, isReached) => (
          <CalendarDay game={game} day={day} today={today} mark={markOf(day)} isReached={isReached} onGo={onGo} />
        )}
      </MonthTable>
    </div>
  );
}

function CalendarDay({
  game,
  day,
  today,
  mark,
  isReached,
  onGo,
}: {
  game: GameName;
  day: Day;
  today: Day;
  mark: DayResult;
  isReached: boolean;
  onGo: () => void;
}) {
  const config = GAME_CONFIG[game];
  const date = Number(day.slice(8));
  if (!isPuzzleDay(config, day) || day > today)
    return <span className={`row justify-center label-18 r-tile ${styles.day}`}>{date}</span>;
  const { state, figure, hint, hard } = mark;
  const { toFind } = config;
  const became =
    figure === null
      ? t(`archive.${state}`)
      : t(toFind > 1 ? "archive.right" : "archive.won", { count: figure, of: toFind });
  const words = `${t("puzzle", { number: puzzleNumberOn(config, day) })} ${isDaily(game) ? format.day(day) : t("weekly.of", { day: format.date(day) })}, ${[became, hint && t("share.marks.hint"), hard && t("share.marks.hard")].filter(Boolean).join(", ")}`;
  const shown = (
    <>
      <b aria-hidden="true">{date}</b>
      <DayMark mark={mark} />
      <span className="vh">{words}</span>
    </>
  );
  return day === today ? (
    <span
      className={classNames("row justify-center label-18 r-tile", styles.day, styles.today)}
      aria-current="date"
      title={t("archive.today")}
    >
      {shown}
    </span>
  ) : (
    <Link
      className={classNames("row justify-center label-18 r-tile surface-2 ink", styles.day, styles.past)}
      to={`?day=${day}`}
      tabIndex={isReached ? 0 : -1}
      onClick={onGo}
    >
      {shown}
    </Link>
  );
}

/** Returns a function that looks up the result of a day in this browser. */
function useMarks(game: GameName): (day: Day) => DayResult {
  useStorage();
  const results = readResults(game);
  return (day) => {
    const became = dayResultOf(game, day, results);
    return { ...became, figure: isOver(became) ? shownResultOf(GAME_CONFIG[game], became) : null };
  };
}
