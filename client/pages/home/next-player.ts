import { useState } from "react";
import { addDays, dayAt, startOf } from "#rules/day";
import { useToday } from "../../data/today.ts";

/**
 * When the next player comes, in Unix milliseconds, and the clock to count down by: the server's,
 * or this device's until the server has answered.
 */
export function useNextPlayer(): { next: number; now: () => number } {
  const { today } = useToday();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  return today ?? { next: midnight, now: Date.now };
}
