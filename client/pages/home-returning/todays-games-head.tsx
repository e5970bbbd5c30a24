import { t } from "i18next";
import { Link } from "react-router";
import { puzzleNumber } from "#rules/shared/day";
import { useOwnDayStreak } from "../../data/days-played.ts";
import { refreshTodayIfChanged, useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import { dayText } from "../../i18n/placeholder.ts";
import { Countdown } from "../../ui/countdown.tsx";
import { DatedLine } from "../../ui/dated-line.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./todays-games-head.module.css";
import { useStreakNews } from "./use-streak-news.ts";

/** The day, the visitor's day streak, and, once all five games are over, the time until the next ones. */
export function TodaysGamesHead({ isOver }: { isOver: boolean }) {
  const { day, next, now } = useToday();
  const { streak, freezes } = useOwnDayStreak();
  useStreakNews();
  return (
    <div className={`flex ${styles.head}`}>
      <div>
        <h1 className="display">{t("home.night.five")}</h1>
        <DatedLine
          className={`line-20 ${styles.meta}`}
          number={t("home.night.number", { number: dayText("NUMBER", day, puzzleNumber(day)) })}
          date={dayText("DAY_OF_YEAR", day, format.dayOfYear(day))}
        />
      </div>
      {streak > 0 && (
        <Link className={`row gap-4 flex-none ${styles.fire}`} to="/me">
          <svg className={`flex-none ${styles.flame}`} viewBox="0 0 40 52" aria-hidden="true">
            <use href="#fire" />
          </svg>
          <span>
            <b>{format.number(streak)}</b>{" "}
            {Array.from({ length: freezes }, (_, place) => (
              <Icon key={place} name="snow" className={styles.freeze} />
            ))}
            <small className="block muted text-13">{t("home.night.streak", { count: streak })}</small>
            {freezes > 0 && <span className="vh">, {t("home.night.freezes", { count: freezes })}</span>}
          </span>
        </Link>
      )}
      {isOver && (
        <p className={`flex-none ${styles.tick}`}>
          <small className="block muted text-13">{t("home.night.next")}</small>
          <span className={styles.clock}>
            <Countdown key={next} to={next} now={now} onEnd={refreshTodayIfChanged} />
          </span>
        </p>
      )}
    </div>
  );
}
