import { t } from "i18next";
import { Icon } from "../../ui/icon.tsx";
import styles from "./day-calendar.module.css";

export function CalendarKey() {
  const squares = [
    ["won", t("me.calendar.won")],
    ["lost", t("archive.lost")],
    ["begun", t("archive.begun")],
    ["open", t("archive.open")],
  ] as const;
  return (
    <ul className={`cluster mt-4 muted ${styles.key}`} aria-label={t("archive.key")}>
      {squares.map(([state, name]) => (
        <li key={state} className={styles.wide}>
          <span className={`flex justify-center w-full ${styles.five}`} aria-hidden="true">
            <i className={styles[state]} />
          </span>
          {name}
        </li>
      ))}
      <li>
        <Icon name="snow" className={styles.snow} />
        {t("me.calendar.frozenKey")}
      </li>
      <li>
        <svg className={styles.lit} viewBox="0 0 60 44" aria-hidden="true">
          <use href="#lamp-on" />
        </svg>
        {t("me.calendar.sweepKey")}
      </li>
    </ul>
  );
}
