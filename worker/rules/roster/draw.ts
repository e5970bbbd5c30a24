import { weekday, type Day } from "../shared/day.ts";
import { drawAny, drawFromBand, type RandomPick, type RankBand, type RecentAnswers } from "../shared/draw.ts";
import { firstYear, type Season } from "../league/season.ts";
import type { AlignedTeamSeason, RosterMysteryFacts } from "./team-season.ts";

/** The first season that is used from Monday to Friday. */
const WORKDAY_SEASON: Season = 19901991;
const SATURDAY = 5;

/** How many of the best known seasons a day's answer comes from. */
const POOL = { workday: 600, weekend: 800 };

/**
 * The ranks of the day's pool that each weekday draws from, Monday to Sunday. At the weekend these are ranks among older
 * seasons as well, so that the same rank is better known.
 */
const BANDS: readonly RankBand[] = [
  { from: 0, to: 120 },
  { from: 50, to: 230 },
  { from: 100, to: 340 },
  { from: 150, to: 450 },
  { from: 190, to: 600 },
  { from: 600, to: 780 },
  { from: 660, to: 800 },
];

/** One weekend day in this many has a season before {@link WORKDAY_SEASON}, whose best known are in no band. */
const DAYS_PER_OLD_SEASON = 35;

/** Within this many days, before and after, no other answer is of the same franchise. */
const APART_DAYS = 10;

/** How often a season can be the answer within a year, whatever the club. */
const USES_PER_SEASON = 15;

/** A decade returns at most this often within a week if possible. */
const USES_PER_DECADE = { most: 2, days: 7 };

/** Returns the keys that a day's answer may come from, best known first. */
export function rosterPoolOn({ alignments, byFame }: RosterMysteryFacts, day: Day): readonly string[] {
  if (weekday(day) >= SATURDAY) return byFame.slice(0, POOL.weekend);
  return byFame.filter((key) => (alignments.get(key)?.season ?? 0) >= WORKDAY_SEASON).slice(0, POOL.workday);
}

/**
 * Draws the key of a day's season: none that was dealt within a year or of a recent franchise, and preferably of a
 * franchise that is rare this year and of a decade that is rare this week.
 */
export function drawSeasonForDay(
  facts: RosterMysteryFacts,
  day: Day,
  taken: RecentAnswers<string>,
  pick: RandomPick,
): string {
  const of = (key: string): AlignedTeamSeason | undefined => facts.alignments.get(key);
  const decadeOf = (key: string): number => Math.floor(firstYear(of(key)?.season ?? 0) / 10);
  const countTaken = <Value>(valueOf: (key: string) => Value, within = Infinity): ((key: string) => number) => {
    const dealt = [...taken].flatMap(([key, days]) => (days <= within ? [valueOf(key)] : []));
    const counts = Map.groupBy(dealt, (value) => value);
    return (key) => counts.get(valueOf(key))?.length ?? 0;
  };
  const franchiseUses = countTaken((key) => of(key)?.franchise);
  const nearby = countTaken((key) => of(key)?.franchise, APART_DAYS);
  const seasonUses = countTaken((key) => of(key)?.season);
  const decadeUses = countTaken(decadeOf, USES_PER_DECADE.days - 1);
  const cannotBe = {
    has: (key: string) => taken.has(key) || nearby(key) > 0 || seasonUses(key) >= USES_PER_SEASON,
  };
  const pool = rosterPoolOn(facts, day);
  const band = BANDS[weekday(day)] ?? { from: 0, to: pool.length };
  if (weekday(day) >= SATURDAY && pick(DAYS_PER_OLD_SEASON) === 0) {
    const old = pool.filter((key) => (of(key)?.season ?? 0) < WORKDAY_SEASON && !cannotBe.has(key));
    if (old.length > 0) return drawAny(old, pick);
  }
  return drawFromBand(pool, band, cannotBe, pick, (keys) => {
    const rareDecades = keys.filter((key) => decadeUses(key) < USES_PER_DECADE.most);
    return leastOf(leastOf(rareDecades.length > 0 ? rareDecades : keys, franchiseUses), decadeUses);
  });
}

function leastOf(keys: readonly string[], count: (key: string) => number): readonly string[] {
  const least = Math.min(...keys.map(count));
  return keys.filter((key) => count(key) === least);
}
