import { DAY_MS, startOf } from "../shared/day.ts";

/** The reminders a visitor can choose: new puzzles, and a day streak that ends today. */
export const REMINDERS = ["puzzles", "streak"] as const;

export type Reminder = (typeof REMINDERS)[number];

/** Maximum number of browsers per visitor; another one replaces the oldest. */
export const MAX_BROWSERS_PER_VISITOR = 5;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a streak is reminded of: milliseconds before the end of the day; where that is at night, hour of bedtime. */
const STREAK = { before: 2 * HOUR_MS, awake: 9, bedtime: 21 } as const;

/** A reminder that is later than this is skipped until its next day, in milliseconds. */
export const MAX_LATENESS_MS = 3 * HOUR_MS;

/** Creating a DateTimeFormat takes longer than using it. There are about 400 time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
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

/** Returns the canonical name of a time zone ("America/Toronto"); null if it does not exist. */
export function canonicalTimeZone(name: string): string | null {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns the local time in a zone, to the minute, as if it were UTC: Unix milliseconds. */
function localTimeIn(zone: string, instant: number): number {
  const parts = new Map<string, string>(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = startOf(`${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`);
  return day + Number(parts.get("hour")) * HOUR_MS + Number(parts.get("minute")) * MINUTE_MS;
}

/**
 * Returns the instant of a local time (`shown` as if UTC): a skipped one an hour later, of a repeated one the first.
 */
function instantOfLocalTime(zone: string, shown: number): number {
  const guesses = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - (localTimeIn(zone, near) - near));
  const [before = shown, after = shown] = guesses;
  return localTimeIn(zone, before) === shown || localTimeIn(zone, after) !== shown ? before : after;
}

export const localHour = (zone: string, instant: number): number =>
  Math.floor((localTimeIn(zone, instant) % DAY_MS) / HOUR_MS);

/** Returns the next instant after `after` at which it is a full hour in a zone, with daylight saving. */
export function nextLocalHour(hour: number, zone: string, after: number): number {
  const today = Math.floor(localTimeIn(zone, after) / DAY_MS) * DAY_MS;
  for (let day = today - DAY_MS; ; day += DAY_MS) {
    const instant = instantOfLocalTime(zone, day + hour * HOUR_MS);
    if (instant > after) return instant;
  }
}

/** Returns when the next reminder of a streak is due after `after`. Unix milliseconds. */
export function nextStreakReminderAt(zone: string, after: number): number {
  for (let day = Math.floor(after / DAY_MS) * DAY_MS; ; day += DAY_MS) {
    const last = day + DAY_MS - STREAK.before;
    const hour = localHour(zone, last);
    const isUp = hour >= STREAK.awake && hour < STREAK.bedtime;
    const call = isUp ? last : nextLocalHour(STREAK.bedtime, zone, last - DAY_MS);
    if (call > after) return call;
  }
}

export const nextReminderAt = (of: Reminder, { hour, zone }: { hour: number; zone: string }, after: number): number =>
  of === "puzzles" ? nextLocalHour(hour, zone, after) : nextStreakReminderAt(zone, after);
