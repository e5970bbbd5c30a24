import { useTranslation } from "react-i18next";
import { addDays, type Day } from "#rules/day";
import { useDaysPlayed } from "../../../data/days-played.ts";
import { useFormat } from "../../../i18n/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./around-the-rink.module.css";

/** The last seven days as pucks, today's the last: filled where a daily was finished on its day. */
export function Week({ day }: { day: Day }) {
  const { t } = useTranslation();
  const format = useFormat();
  const played = useDaysPlayed();
  return (
    <ol className={styles.week} aria-label={t("home.night.week")}>
      {[6, 5, 4, 3, 2, 1, 0].map((ago) => {
        const each = addDays(day, -ago);
        const { short, long } = format.weekday(each);
        const isPlayed = played.has(each);
        return (
          <li key={each} className={classNames(isPlayed && styles.played, ago === 0 && styles.today)}>
            <i />
            <span aria-hidden="true">{short.slice(0, 1).toUpperCase()}</span>
            <span className="vh">
              {t(isPlayed ? "home.night.played" : ago === 0 ? "home.night.notYet" : "home.night.missed", { day: long })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
