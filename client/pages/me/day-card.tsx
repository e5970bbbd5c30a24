import { t } from "i18next";
import { useId } from "react";
import { Link } from "react-router";
import { puzzleNumber, type Day } from "#rules/shared/day";
import { DAILY_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { shownResultOf } from "#rules/shared/score";
import { GAME_PATHS } from "#rules/site/pages";
import { dayResultOf, isOver, type DayState } from "../../data/day-state.ts";
import { formatDayState } from "../../data/day-state-words.ts";
import { useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./day-card.module.css";

/** The day chosen in the calendar: each daily's result and a link to its puzzle. */
export function DayCard({ day }: { day: Day }) {
  const today = useToday();
  const id = useId();
  const states = DAILY_NAMES.map((game) => ({ game, became: dayResultOf(game, day) }));
  const won = states.filter(({ became }) => became.state === "won").length;
  return (
    <section className={`card stack gap-3 items-center ${styles.card}`} aria-labelledby={id}>
      <div>
        <h2 className="text-24" id={id} aria-live="polite">
          {format.day(day)}
        </h2>
        <p>{t("me.day.won", { count: won, games: states.length, number: puzzleNumber(day) })}</p>
      </div>
      <ul className={`stack gap-6px ${styles.five}`}>
        {states.map(({ game, became }) => (
          <li key={game}>
            <Link className="block muted text-center" to={GAME_PATHS[game] + (day === today.day ? "" : `?day=${day}`)}>
              <span
                className={classNames("center r-tile relative", styles.tile, styles[became.state])}
                aria-hidden="true"
              >
                <GameResult game={game} became={became} />
              </span>
              <b>{t(`statistics.books.${game}`)}</b> <span className="vh">{formatDayState(game, became)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameResult({ game, became }: { game: GameName; became: DayState }) {
  if (!isOver(became)) return <Icon name={became.state === "begun" ? "clock" : "arrow"} />;
  return (
    <>
      <VerdictIcon className={`absolute ${styles.verdict}`} verdict={became.won ? "match" : "miss"} />
      {shownResultOf(GAME_CONFIG[game], became) ?? "X"}
    </>
  );
}
