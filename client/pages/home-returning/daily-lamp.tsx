import { t } from "i18next";
import { Link } from "react-router";
import { GAME_CONFIG, type DailyName } from "#rules/shared/game-config";
import { shownResultOf } from "#rules/shared/score";
import { GAME_PATHS } from "#rules/site/pages";
import { formatDayState } from "../../data/day-state-words.ts";
import { isOver, type DayState } from "../../data/day-state.ts";
import { readToday } from "../../data/today.ts";
import { dayToContinue, readRound } from "../../storage/rounds.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./todays-lamps.module.css";

/** A daily on the boards: lamp, tile, name, and its state in words. */
export function DailyLamp({ game, dayState, isNext }: { game: DailyName; dayState: DayState | null; isNext: boolean }) {
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
        {dayState !== null && <Result game={game} dayState={dayState} />}
      </span>
      <b>{t(`statistics.books.${game}`)}</b>{" "}
      <span className={`muted ${styles.said}`}>{dayState === null ? "\u00a0" : formatProgress(game, dayState)}</span>
    </Link>
  );
}

function Result({ game, dayState }: { game: DailyName; dayState: DayState }) {
  if (isOver(dayState))
    return (
      <>
        <VerdictIcon className={`absolute ${styles.verdict}`} verdict={dayState.won ? "match" : "miss"} />
        {shownResultOf(GAME_CONFIG[game], dayState) ?? "X"}
      </>
    );
  if (dayState.state === "open") return <Icon name="arrow" />;
  return GAME_CONFIG[game].toFind > 1 ? <Squares /> : <Bars {...dayState} />;
}

/** Guesses made, of those allowed. */
const Bars = ({ guesses, limit }: { guesses: number; limit: number }) => (
  <>
    <span>
      {guesses}
      <small>/{limit}</small>
    </span>
    <span className={`flex gap-1 absolute ${styles.bars}`}>
      {Array.from({ length: limit }, (_, place) => (
        <i key={place} className={classNames("surface-3 flex-1", place < guesses && styles.used)} />
      ))}
    </span>
  </>
);

/** The nine cells of a Grid, filled ones highlighted. */
function Squares() {
  const filled = squaresFilled();
  return (
    <span className={`stack gap-1 ${styles.nine}`}>
      {Array.from({ length: GAME_CONFIG.grid.toFind }, (_, place) => (
        <i key={place} className={classNames(filled.has(place) && styles.filled)} />
      ))}
    </span>
  );
}

/** Returns a daily's state in words; of a round in progress, how far it is. */
function formatProgress(game: DailyName, dayState: DayState): string {
  if (dayState.state !== "begun") return formatDayState(game, dayState);
  const { guesses, limit } = dayState;
  const [correct, toFind] = game === "grid" ? [squaresFilled().size, GAME_CONFIG.grid.toFind] : [guesses, limit];
  return t("home.dayState.found", { correct, toFind });
}

/** Returns the filled cells of today's Grid, each from 0 to 8. */
function squaresFilled(): ReadonlySet<number> {
  const day = dayToContinue("grid", readToday().day);
  const round = day === null ? null : readRound("grid", day);
  const right = round?.view.tries.filter(({ clue }) => clue.correct) ?? [];
  return new Set(right.map(({ guess }) => guess.square));
}
