import { t } from "i18next";
import { addDays, type Day } from "#rules/shared/day";
import { useCleanSweeps } from "../../data/clean-sweep.ts";
import { useStreakDays } from "../../data/days-played.ts";
import { useToday } from "../../data/today.ts";
import { MonthTable } from "../../ui/month-table.tsx";
import { CalendarDay } from "./calendar-day.tsx";
import { CalendarKey } from "./calendar-key.tsx";
import styles from "./day-calendar.module.css";

/**
 * A month of days: each daily's result, and the streak as a line.
 *
 * @param shown the day whose results are shown below; null before one is chosen
 */
export function DayCalendar({ shown, onShow }: { shown: Day | null; onShow: (day: Day) => void }) {
  const { day: today } = useToday();
  const streakDayOn = useStreakDays();
  const sweeps = useCleanSweeps();

  const isHeld = (day: Day): boolean => ["played", "frozen"].includes(streakDayOn(day) ?? "");
  return (
    <section className={`card p-4 ${styles.month}`} aria-label={t("me.page")}>
      <MonthTable
        Heading="h2"
        className={`w-full ${styles.days}`}
        today={today}
        begin={shown ?? today}
        last={today}
        schedule={{ every: "day" }}
      >
        {(day, isReached, reach) => (
          <CalendarDay
            day={day}
            today={today}
            line={isHeld(day) ? { begins: !isHeld(addDays(day, -1)), ends: !isHeld(addDays(day, 1)) } : null}
            streakDay={streakDayOn(day)}
            isSweep={sweeps?.days.includes(day) === true}
            isShown={day === shown}
            isReached={isReached}
            onShow={() => {
              reach(day);
              onShow(day);
            }}
          />
        )}
      </MonthTable>
      <CalendarKey />
    </section>
  );
}
