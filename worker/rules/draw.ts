import { weekday, type Day } from "./day.ts";

/** Answers come from this many of the best known players (GAMES.md). */
export const ANSWER_POOL = 300;

/** How many days before and after its own a draw looks at, unless an answer may not return for longer. */
export const LOOK_BACK_DAYS = 365;

/**
 * How many ranks of fame one weekday draws from; neighbouring weekdays overlap a little. A year has 52 of each weekday:
 * a band is gone through in about a year.
 */
export const BAND = 52;

/** One of this many that have been away longest is drawn, so that the next answer cannot be foreseen. */
const LONGEST_AWAY = 8;

/** The answers of the days around a day, each with how many days away it is; the nearest days first. */
export type Taken<Id> = ReadonlyMap<Id, number>;

/** Gives a whole number from 0 to `count` - 1. Seeded for a daily, random for practice. */
export type Pick = (count: number) => number;

/**
 * A reproducible {@link Pick} from 128 secret bits (the small fast counting generator, sfc32).
 * The bits come keyed from outside: whoever reads this file cannot tell tomorrow's draw.
 */
export function seededPick(seed: readonly [number, number, number, number]): Pick {
  let [a, b, c, counter] = seed;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return (count) => Math.floor((next() / 2 ** 32) * count);
}

/**
 * The ranks a day draws from, as a half-open range: the best known on a Monday, the least
 * known of the pool on a Sunday.
 */
export function bandOf(day: Day, pool: number): { from: number; to: number } {
  const width = Math.min(BAND, pool);
  const from = Math.round((weekday(day) / 6) * (pool - width));
  return { from, to: from + width };
}

/**
 * Draws one of `ranked` (ids or keys, best known first) for a day.
 *
 * When the day's band has been used up, any rank that is free will do; when everything has,
 * an answer has to return, and the band is drawn from as if nothing were taken.
 *
 * @param taken ids that are not to be drawn
 * @param prefer narrows what can be drawn to what is better today; all of it where nothing is
 * @throws RangeError when there is nobody to draw.
 */
export function drawForDay<Id extends number | string>(
  ranked: readonly Id[],
  day: Day,
  taken: { has(id: Id): boolean },
  pick: Pick,
  prefer: (ids: readonly Id[]) => readonly Id[] = (ids) => ids,
): Id {
  const { from, to } = bandOf(day, ranked.length);
  const band = ranked.slice(from, to);
  const free = (ids: readonly Id[]) => ids.filter((id) => !taken.has(id));
  const choices = [free(band), free(ranked), band].find((ids) => ids.length > 0);
  return drawAny(prefer(choices ?? []), pick);
}

/**
 * Returns those that have been away longest: all that were not dealt within the look-back, or else a few that were dealt
 * the most days away.
 */
export function longestAway<Id extends number | string>(
  ids: readonly Id[],
  daysAway: (id: Id) => number,
): readonly Id[] {
  const never = ids.filter((id) => daysAway(id) === Infinity);
  return never.length > 0 ? never : ids.toSorted((a, b) => daysAway(b) - daysAway(a)).slice(0, LONGEST_AWAY);
}

/** Draws one of `ids`, each as likely as the next. @throws RangeError when there are none. */
export function drawAny<Id extends number | string>(ids: readonly Id[], pick: Pick): Id {
  const id = ids[pick(ids.length)];
  if (id === undefined) throw new RangeError("nobody to draw from");
  return id;
}
