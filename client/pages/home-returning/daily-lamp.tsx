import { t } from "i18next";
import { Link } from "react-router";
import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, type DailyName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { formatDayState } from "../../data/day-state-words.ts";
import type { DayState } from "../../data/day-state.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./todays-lamps.module.css";
import { progressOf, squaresFilled } from "./progress.ts";

/** A daily on the boards: lamp, tile, name, and its state in words. */
export function DailyLamp({
  game,
  dayState,
  day,
  isNext,
}: {
  game: DailyName;
  dayState: DayState | null;
  day: Day;
  isNext: boolean;
}) {
  const isWon = dayState?.state === "won";
  return (
    <Link
      className={classNames(
        "stack justify-items-center ink",
        styles.daily,
        isWon && styles.isWon,
        isNext && styles.isNext,
      )}
      to={GAME_PATHS[game]}
    >
      <svg className={`relative ${styles.lamp}`} viewBox="0 0 60 44" aria-hidden="true">
        <use href={isWon ? "#lamp-on" : "#lamp-off"} />
      </svg>
      <span
        className={classNames("center surface r-tile", styles.tile, dayState !== null && styles[dayState.state])}
        aria-hidden="true"
      >
        {dayState !== null && <Result game={game} dayState={dayState} day={day} />}
      </span>
      <b>{t(`statistics.books.${game}`)}</b> <Said game={game} dayState={dayState} day={day} />
    </Link>
  );
}

function Result({ game, dayState, day }: { game: DailyName; dayState: DayState; day: Day }) {
  const { toFind } = GAME_CONFIG[game];
  switch (dayState.state) {
    case "open":
      return <Icon name="arrow" />;
    case "begun":
      return toFind > 1 ? <Squares day={day} /> : <Bars game={game} day={day} />;
    case "won":
    case "lost":
      return (
        <>
          <VerdictIcon className={`absolute ${styles.verdict}`} verdict={dayState.state === "won" ? "match" : "miss"} />
          {toFind > 1 ? dayState.correct : dayState.state === "won" ? dayState.guesses : "X"}
        </>
      );
  }
}

/** Guesses made, of those allowed. */
function Bars({ game, day }: { game: DailyName; day: Day }) {
  const progress = progressOf(game, day);
  if (progress === null) return null;
  const { used, limit } = progress;
  return (
    <>
      <span>
        {used}
        <small>/{limit}</small>
      </span>
      <span className={`flex gap-1 absolute ${styles.bars}`}>
        {Array.from({ length: limit }, (_, place) => (
          <i key={place} className={classNames("surface-3 flex-1", place < used && styles.used)} />
        ))}
      </span>
    </>
  );
}

/** The nine cells of a Grid, filled ones highlighted. */
function Squares({ day }: { day: Day }) {
  const filled = squaresFilled(day);
  return (
    <span className={`stack gap-1 ${styles.nine}`}>
      {Array.from({ length: GAME_CONFIG.grid.toFind }, (_, place) => (
        <i key={place} className={classNames(filled.has(place) && styles.filled)} />
      ))}
    </span>
  );
}

/** The same in words. */
function Said({ game, dayState, day }: { game: DailyName; dayState: DayState | null; day: Day }) {
  if (dayState === null) return <span className={`muted ${styles.said}`}>{"\u00a0"}</span>;
  const progress = dayState.state === "begun" ? progressOf(game, day) : null;
  if (progress === null) return <span className={`muted ${styles.said}`}>{formatDayState(game, dayState)}</span>;
  const [done, of] =
    game === "grid" ? [squaresFilled(day).size, GAME_CONFIG.grid.toFind] : [progress.used, progress.limit];
  return <span className={`muted ${styles.said}`}>{t("home.dayState.found", { correct: done, toFind: of })}</span>;
}
