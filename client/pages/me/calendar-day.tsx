import { t } from "i18next";
import { FIRST_DAY, type Day } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import type { useStreakDays } from "../../data/days-played.ts";
import { dayResultOf } from "../../data/day-state.ts";
import { formatDayState } from "../../data/day-state-words.ts";
import { format } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./day-calendar.module.css";

/**
 * A day: one square per daily, the lamp of a clean sweep, the frost of a freeze.
 *
 * @param line the streak through it, or null
 */
export function CalendarDay({
  day,
  today,
  line,
  streakDay,
  isSweep,
  isShown,
  isReached,
  onShow,
}: {
  day: Day;
  today: Day;
  line: { begins: boolean; ends: boolean } | null;
  streakDay: ReturnType<ReturnType<typeof useStreakDays>>;
  isSweep: boolean;
  isShown: boolean;
  isReached: boolean;
  onShow: () => void;
}) {
  const date = Number(day.slice(8));
  if (day < FIRST_DAY || day > today)
    return <span className={classNames("stack justify-items-center ink", styles.day, styles.off)}>{date}</span>;
  const states = DAILY_NAMES.map((game) => ({ game, became: dayResultOf(game, day) }));
  const isTouched = states.some(({ became }) => became.state !== "open");
  const isFrozen = streakDay === "frozen";
  const isMissed = streakDay === "missed";
  const isTold = isTouched || !(isFrozen || isMissed);
  const said = [
    ...(isTold
      ? states.map(({ game, became }) =>
          t("me.day.became", { game: t(`statistics.books.${game}`), became: formatDayState(game, became) }),
        )
      : []),
    ...(isFrozen ? [t("me.calendar.frozen")] : []),
    ...(isMissed ? [t("me.calendar.missed")] : []),
    ...(isSweep ? [t("me.calendar.sweep")] : []),
    ...(day === today ? [t("me.calendar.today")] : []),
  ];
  return (
    <button
      type="button"
      className={classNames(
        "stack justify-items-center ink",
        styles.day,
        day === today && styles.today,
        isFrozen && styles.frozen,
        isShown && styles.shown,
        isTouched && styles.touched,
        isSweep && styles.swept,
        line !== null && styles.line,
        line?.begins && styles.begins,
        line?.ends && styles.ends,
      )}
      aria-pressed={isShown}
      tabIndex={isReached ? 0 : -1}
      onClick={onShow}
    >
      <b aria-hidden="true">{date}</b>
      {isTold ? (
        <span className={`flex justify-center w-full ${styles.five}`} aria-hidden="true">
          {states.map(({ game, became }) => (
            <i key={game} className={styles[became.state]} />
          ))}
        </span>
      ) : (
        !isFrozen && <i className={styles.missed} />
      )}
      {isFrozen && <Icon name="snow" className={classNames(styles.snow, isTouched && styles.small)} />}
      {isSweep && (
        <svg className={styles.lamp} viewBox="0 0 60 44" aria-hidden="true">
          <use href="#lamp-on" />
        </svg>
      )}
      <span className="vh">
        {format.day(day)}, {said.join(", ")}
      </span>
    </button>
  );
}
