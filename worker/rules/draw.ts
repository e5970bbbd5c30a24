import { weekday, type Day } from "./day.ts";

/** Answers come from this many of the best known players (GAMES.md). */
export const ANSWER_POOL = 300;

/** An answer does not return within this many days, before or after. */
export const REPEAT_DAYS = 180;

/** How many ranks of fame one weekday draws from; neighbouring weekdays overlap a little. */
export const BAND = 60;

/**
 * The answers that are too recent to return on a day, or dealt for one too near after it, each with how many days off
 * it is; those of the nearest days first.
 */
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

/** Draws one of `ids`, each as likely as the next. @throws RangeError when there are none. */
export function drawAny<Id extends number | string>(ids: readonly Id[], pick: Pick): Id {
  const id = ids[pick(ids.length)];
  if (id === undefined) throw new RangeError("nobody to draw from");
  return id;
}
