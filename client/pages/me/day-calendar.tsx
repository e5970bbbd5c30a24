import { t } from "i18next";
import { addDays, type Day } from "#rules/shared/day";
import { useCleanSweeps } from "../../data/clean-sweep.ts";
import { useStreakDays } from "../../data/days-played.ts";
import { format } from "../../i18n/format.ts";
import { MonthHead, Weekdays } from "../../ui/month-head.tsx";
import { weeksOf } from "../../ui/month.ts";
import { useDayGrid } from "../../ui/use-day-grid.ts";
import { CalendarDay } from "./calendar-day.tsx";
import { CalendarKey } from "./calendar-key.tsx";
import styles from "./day-calendar.module.css";

/**
 * A month of days: each daily's result, and the streak as a line. Tab reaches one day; arrow keys move by day and week,
 * Page Up and Page Down by month.
 *
 * @param shown the day whose results are shown below; null before one is chosen
 */
export function DayCalendar({ today, shown, onShow }: { today: Day; shown: Day | null; onShow: (day: Day) => void }) {
  const { grid, month, reached, reach, turn, onKeyDown } = useDayGrid(shown ?? today, today, { every: "day" });
  const streakDayOn = useStreakDays(today);
  const sweeps = useCleanSweeps();

  const isHeld = (day: Day): boolean => ["played", "frozen"].includes(streakDayOn(day) ?? "");
  return (
    <section className={`card p-4 ${styles.month}`} aria-label={t("me.page")}>
      <MonthHead Heading="h2" month={month} today={today} onTurn={turn} />
      <table className={`w-full ${styles.days}`} ref={grid} aria-label={format.month(month)} onKeyDown={onKeyDown}>
        <Weekdays />
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={day ?? column}>
                  {day !== null && (
                    <CalendarDay
                      day={day}
                      today={today}
                      line={isHeld(day) ? { begins: !isHeld(addDays(day, -1)), ends: !isHeld(addDays(day, 1)) } : null}
                      streakDay={streakDayOn(day)}
                      isSweep={sweeps?.days.includes(day) === true}
                      isShown={day === shown}
                      isReached={day === reached}
                      onShow={() => {
                        reach(day);
                        onShow(day);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarKey />
    </section>
  );
}
