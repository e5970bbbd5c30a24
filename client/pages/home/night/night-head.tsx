import { useTranslation } from "react-i18next";
import { puzzleNumber, type Day } from "#rules/day";
import { dayStreak } from "#rules/day-streak";
import { useDaysPlayed } from "../../../data/days-played.ts";
import { refreshToday } from "../../../data/today.ts";
import { useFormat } from "../../../i18n/format.ts";
import { Countdown } from "../../../ui/countdown.tsx";
import { Flame } from "./flame.tsx";
import styles from "./night-head.module.css";

/** Which night it is, for how many days one has come, and when the next five are there. */
export function NightHead({ day, next, now }: { day: Day; next: number; now: () => number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const streak = dayStreak(useDaysPlayed(), day);
  return (
    <div className={styles.head}>
      <div>
        <h1 className="display">{t("home.night.title", { day: format.weekday(day).long })}</h1>
        <p className={styles.meta}>
          <b>{t("home.night.number", { number: puzzleNumber(day) })}</b>
          <i aria-hidden="true" />
          <span>{format.date(day)}</span>
        </p>
      </div>
      {streak > 0 && (
        <p className={styles.fire}>
          <Flame />
          <span>
            <b>{format.number(streak)}</b> <small>{t("home.night.streak", { count: streak })}</small>
          </span>
        </p>
      )}
      <p className={styles.tick}>
        <small>{t("home.night.next")}</small>
        <span className={styles.clock}>
          <Countdown key={next} to={next} now={now} onEnd={() => void refreshToday()} />
        </span>
      </p>
    </div>
  );
}
