import { DAY_MS, startOf } from "./day.ts";

/** What one can be reminded of: that there are new puzzles, or that the day streak ends with the day. */
export const REMINDERS = ["puzzles", "streak"] as const;

export type Reminder = (typeof REMINDERS)[number];

/** So many browsers of a visitor are reminded at most: with another, the one that asked first is no longer. */
export const MOST_REMINDED = 5;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A streak is told of so long before the day ends; where nobody is up by then, at bedtime before. In milliseconds and hours. */
const STREAK = { before: 2 * HOUR_MS, awake: 9, bedtime: 21 } as const;

/** After so long a reminder is no use any more, and waits for its next day; in milliseconds. */
export const TOO_LATE_MS = 3 * HOUR_MS;

/** Making one takes longer than all that it is asked; there are some 400 zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(zone, clock);
  return clock;
}

/** A zone's one name of the tz database ("America/Toronto"), however it is spelled; null for what is none. */
export function zoneOf(name: string): string | null {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** What a clock in a zone shows, to the minute, as if it were UTC: Unix milliseconds. */
function shownIn(zone: string, instant: number): number {
  const parts = new Map<string, string>(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = startOf(`${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`);
  return day + Number(parts.get("hour")) * HOUR_MS + Number(parts.get("minute")) * MINUTE_MS;
}

/** When clocks of a zone show a time, given as if it were UTC. One that they skip comes an hour later, of two the first. */
function instantOf(zone: string, shown: number): number {
  const guesses = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - (shownIn(zone, near) - near));
  const [before = shown, after = shown] = guesses;
  return shownIn(zone, before) === shown || shownIn(zone, after) !== shown ? before : after;
}

/** The hour that clocks of a zone show. */
export const hourIn = (zone: string, instant: number): number =>
  Math.floor((shownIn(zone, instant) % DAY_MS) / HOUR_MS);

/** The next time after an instant that clocks of a zone show a full hour, summer or winter. Unix milliseconds. */
export function nextHour(hour: number, zone: string, after: number): number {
  const today = Math.floor(shownIn(zone, after) / DAY_MS) * DAY_MS;
  for (let day = today - DAY_MS; ; day += DAY_MS) {
    const instant = instantOf(zone, day + hour * HOUR_MS);
    if (instant > after) return instant;
  }
}

/** The next time after an instant that somebody in a zone is to be told of a streak that ends with the day. Unix milliseconds. */
export function nextStreakCall(zone: string, after: number): number {
  for (let day = Math.floor(after / DAY_MS) * DAY_MS; ; day += DAY_MS) {
    const last = day + DAY_MS - STREAK.before;
    const hour = hourIn(zone, last);
    const isUp = hour >= STREAK.awake && hour < STREAK.bedtime;
    const call = isUp ? last : nextHour(STREAK.bedtime, zone, last - DAY_MS);
    if (call > after) return call;
  }
}

/** When a reminder is due next. Unix milliseconds. */
export const nextCall = (of: Reminder, { hour, zone }: { hour: number; zone: string }, after: number): number =>
  of === "puzzles" ? nextHour(hour, zone, after) : nextStreakCall(zone, after);
