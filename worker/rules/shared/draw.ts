import { weekday, type Day } from "./day.ts";

/** Answers are drawn from this many of the best-known players. */
export const ANSWER_POOL = 300;

/** How many days before and after its own a draw considers, unless the game's answers may not return for longer. */
export const LOOK_BACK_DAYS = 365;

/** Ranks of fame per weekday, used up in about a year. Neighbouring weekdays overlap. */
export const RANKS_PER_WEEKDAY = 52;

/** Draws choose among this many of the longest unused answers, so that the next one is not predictable. */
const LONGEST_AWAY = 8;

/** Answers of the days around a day, with the distance in days; nearest first. */
export type RecentAnswers<Id> = ReadonlyMap<Id, number>;

/** Returns an integer from 0 to `count` - 1. Seeded for a daily, random for practice. */
export type RandomPick = (count: number) => number;

/** Returns a reproducible {@link RandomPick} (sfc32). The seed is secret: this source reveals no future draws. */
export function seededPick(seed: readonly [number, number, number, number]): RandomPick {
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

/** A half-open range of ranks by fame. */
export interface RankBand {
  from: number;
  to: number;
}

/** Returns the ranks a day draws from: the best known on Monday, the least known of the pool on Sunday. */
export function ranksOn(day: Day, pool: number): RankBand {
  const width = Math.min(RANKS_PER_WEEKDAY, pool);
  const from = Math.round((weekday(day) / 6) * (pool - width));
  return { from, to: from + width };
}

/**
 * Draws one of `ranked`: from a band; if all of it is taken, from any rank; if everything is taken, from the band again.
 *
 * @param ranked ids or keys, best known first
 * @param taken ids that must not be drawn
 * @param prefer returns the preferred ones among the candidates
 * @throws RangeError if there is nothing to draw from
 */
export function drawFromBand<Id extends number | string>(
  ranked: readonly Id[],
  { from, to }: RankBand,
  taken: { has(id: Id): boolean },
  pick: RandomPick,
  prefer: (ids: readonly Id[]) => readonly Id[] = (ids) => ids,
): Id {
  const band = ranked.slice(from, to);
  const free = (ids: readonly Id[]) => ids.filter((id) => !taken.has(id));
  const choices = [free(band), free(ranked), band].find((ids) => ids.length > 0);
  return drawAny(prefer(choices ?? []), pick);
}

/** Returns the ids that were not dealt within the look-back, or else a few that were dealt the most days away. */
export function longestUnused<Id extends number | string>(
  ids: readonly Id[],
  daysAway: (id: Id) => number,
): readonly Id[] {
  const never = ids.filter((id) => daysAway(id) === Infinity);
  return never.length > 0 ? never : ids.toSorted((a, b) => daysAway(b) - daysAway(a)).slice(0, LONGEST_AWAY);
}

/** Draws one of `values` with equal probability. @throws RangeError if there are none */
export function drawAny<Value>(values: readonly Value[], pick: RandomPick): Value {
  const value = values[pick(values.length)];
  if (value === undefined) throw new RangeError("nobody to draw from");
  return value;
}
