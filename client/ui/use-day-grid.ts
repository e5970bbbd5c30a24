import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { puzzleDayOn } from "#rules/shared/schedule";
import { addDays, type Day } from "#rules/shared/day";
import type { Scheduled } from "#rules/shared/game-config";
import { dayByKey, monthAfter, monthOf } from "./month.ts";

/**
 * The days of a month as a grid with arrow keys. One day is in the tab order: the last one reached.
 *
 * @param begin the day it opens on
 * @param last the last day that can be chosen
 * @param schedule the game's schedule
 */
export function useDayGrid(begin: Day, last: Day, schedule: Scheduled) {
  const [month, setMonth] = useState(monthOf(begin));
  const [reached, reach] = useState(begin);
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(":is(a, button)[tabindex='0']")?.focus();
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
  return { grid, month, reached, reach, turn, onKeyDown };
}
