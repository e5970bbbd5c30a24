import { useTranslation } from "react-i18next";
import { puzzleNumber, type Day } from "#rules/day";
import { dayStreak } from "#rules/day-streak";
import { useDaysPlayed } from "../../../data/days-played.ts";
import { askIfTurned } from "../../../data/today.ts";
import { useFormat } from "../../../i18n/format.ts";
import { Countdown } from "../../../ui/countdown.tsx";
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
          <Countdown key={next} to={next} now={now} onEnd={askIfTurned} />
        </span>
      </p>
    </div>
  );
}

/** The fire of a streak. */
function Flame() {
  return (
    <svg className={styles.flame} viewBox="0 0 40 52" aria-hidden="true">
      <path
        d="M21 1c2 9.5 15 15.5 15 30a16 16 0 0 1-32 0c0-7.5 4.3-11.5 6.6-16.6 2.7 2.2 4 4.6 4.2 8.2C19.5 17.5 21.5 9.5 21 1Z"
        fill="var(--red-fill)"
      />
      <path
        d="M20.5 24c1 5 7.5 8 7.5 15a8 8 0 0 1-16 0c0-3.8 2.2-5.8 3.4-8.4 1.4 1.1 2 2.4 2.1 4.2 2.4-2.6 3.3-6.6 3-10.8Z"
        fill="#ffc34d"
      />
    </svg>
  );
}
