import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { puzzleDayOn } from "#rules/shared/schedule";
import { addDays, type Day } from "#rules/shared/day";
import type { Scheduled } from "#rules/shared/game-config";
import { dayByKey, monthAfter, monthOf } from "./month.ts";

/**
 * The days of a month as a grid that arrows move through. One day at a time is in the order of Tab: the one reached last.
 *
 * @param begin the day it is opened on
 * @param last the last day that can be gone to
 * @param measure how often there is one to go to
 */
export function useDayGrid(begin: Day, last: Day, measure: Scheduled) {
  const [month, setMonth] = useState(monthOf(begin));
  const [reached, reach] = useState(begin);
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(":is(a, button)[tabindex='0']")?.focus();
    byKey.current = false;
  }, [reached]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, reached, last, measure);
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    reach(next);
    setMonth(monthOf(next));
  };
  const turn = (to: Day) => {
    setMonth(to);
    // The last day of the month that can be gone to is the one that Tab reaches.
    const end = puzzleDayOn(measure, addDays(monthAfter(to), -1));
    reach(end < last ? end : last);
  };
  return { grid, month, reached, reach, turn, onKeyDown };
}
