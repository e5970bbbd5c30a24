import { t } from "i18next";
import { addDays } from "#rules/shared/day";
import { useStreakDays } from "../../data/days-played.ts";
import { useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./around-the-rink.module.css";

/** The last seven days as pucks: filled if a daily was finished on its day, frosted if a freeze kept the streak. */
export function Week() {
  const { day } = useToday();
  const streakDayOn = useStreakDays();
  return (
    <ol className={`row justify-between ${styles.week}`} aria-label={t("home.night.week")}>
      {[6, 5, 4, 3, 2, 1, 0].map((ago) => {
        const each = addDays(day, -ago);
        const { short, long } = format.weekday(each);
        const became = streakDayOn(each) ?? (ago === 0 ? "notYet" : null);
        return (
          <li
            key={each}
            className={classNames(
              "stack justify-items-center muted",
              became === "played" && styles.played,
              ago === 0 && styles.today,
            )}
          >
            {became === "frozen" ? <Icon name="snow" className={styles.ice} /> : <i />}
            <span aria-hidden="true">{short.slice(0, 1).toUpperCase()}</span>
            <span className="vh">{became === null ? long : t(`home.night.${became}`, { day: long })}</span>
          </li>
        );
      })}
    </ol>
  );
}
