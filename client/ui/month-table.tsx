import { t } from "i18next";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { FIRST_DAY, addDays, type Day } from "#rules/shared/day";
import type { Scheduled } from "#rules/shared/game-config";
import { puzzleDayOn } from "#rules/shared/schedule";
import { format } from "../i18n/format.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./month-table.module.css";
import { dayByKey, monthAfter, monthBefore, monthOf, WEEK, weeksOf } from "./month.ts";

/**
 * A month of days below its name, with buttons to the months before and after, as far as there are puzzles. Tab reaches
 * one day, the last one reached; arrow keys move by day and week, Page Up and Page Down by month.
 *
 * @param className of the table
 * @param begin the day it opens on
 * @param last the last day that can be chosen
 * @param schedule the game's schedule
 * @param children renders a day; `reach` makes it the one that Tab reaches
 */
export function MonthTable({
  Heading,
  className,
  today,
  begin,
  last,
  schedule,
  children,
}: {
  Heading: "h2" | "h3";
  className: string;
  today: Day;
  begin: Day;
  last: Day;
  schedule: Scheduled;
  children: (day: Day, isReached: boolean, reach: (day: Day) => void) => ReactNode;
}) {
  const [month, setMonth] = useState(monthOf(begin));
  const [reached, reach] = useState(begin);
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    if (byKey.current) table.current?.querySelector<HTMLElement>(":is(a, button)[tabindex='0']")?.focus();
    byKey.current = false;
  }, [reached]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, reached, last, schedule);
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    reach(next);
    setMonth(monthOf(next));
  };
  const turn = (to: Day) => {
    setMonth(to);
    // The last day of the month that can be chosen is the one in the tab order.
    const end = puzzleDayOn(schedule, addDays(monthAfter(to), -1));
    reach(end < last ? end : last);
  };
  return (
    <>
      <div className={`row justify-between ${styles.head}`}>
        <IconButton
          icon="back"
          label={t("archive.previous")}
          disabled={month <= monthOf(FIRST_DAY)}
          onClick={() => turn(monthBefore(month))}
        />
        <Heading className={`text-24 ${styles.name}`} aria-live="polite">
          {format.month(month)}
        </Heading>
        <IconButton
          icon="arrow"
          label={t("archive.following")}
          disabled={month >= monthOf(today)}
          onClick={() => turn(monthAfter(month))}
        />
      </div>
      <table className={className} ref={table} aria-label={format.month(month)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {Array.from({ length: WEEK }, (_, column) => {
              // Any week: `FIRST_DAY` is a Sunday.
              const { short, long } = format.weekday(addDays(FIRST_DAY, column));
              return (
                <th key={column} scope="col" abbr={long}>
                  {short}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={day ?? column}>{day !== null && children(day, day === reached, reach)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
