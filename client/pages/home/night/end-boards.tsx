import { useTranslation } from "react-i18next";
import type { Day } from "#rules/day";
import { DAILY_NAMES, type DailyName } from "#rules/measures";
import type { DayStates } from "../../../data/day-state.ts";
import { classNames } from "../../../ui/class-names.ts";
import { DailyLamp } from "./daily-lamp.tsx";
import styles from "./end-boards.module.css";

/**
 * The end boards at night: a goal lamp and a result for each daily, and the way to it.
 *
 * @param dayStates null until they are known
 * @param next the game that alone has the red edge
 */
export function EndBoards({ day, dayStates, next }: { day: Day; dayStates: DayStates | null; next: DailyName | null }) {
  const { t } = useTranslation();
  const isSweep = dayStates !== null && DAILY_NAMES.every((game) => dayStates[game].state === "won");
  return (
    <section className={classNames(styles.rink, isSweep && styles.allLit)} aria-label={t("home.night.five")}>
      <div className={styles.stands} />
      <div className={styles.wall} />
      <div className={styles.ice} />
      <ol className={styles.lamps}>
        {DAILY_NAMES.map((game) => (
          <li key={game}>
            <DailyLamp game={game} dayState={dayStates?.[game] ?? null} day={day} isNext={game === next} />
          </li>
        ))}
      </ol>
    </section>
  );
}
