import { mondayOf, type Day } from "../shared/day.ts";
import { GAME_CONFIG, type GameName } from "../shared/game-config.ts";
import { puzzleDayOn } from "../shared/schedule.ts";

export const LEADERBOARD_PERIODS = ["today", "week", "all"] as const;
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number];

/** A leaderboard: one game or all dailies, and a period that ends today. */
export interface LeaderboardScope {
  game: GameName | "all";
  period: LeaderboardPeriod;
  today: Day;
}

/** Returns the first day of a period; null for all time. Weeks begin on Monday, a weekly's puzzle on its Sunday. */
export function firstDayOfScope({ game, period, today }: LeaderboardScope): Day | null {
  if (period === "all") return null;
  const day = game === "all" ? today : puzzleDayOn(GAME_CONFIG[game], today);
  return period === "today" ? day : mondayOf(day);
}

/** How many rows a leaderboard shows. Ranks within them are exact. */
export const LEADERBOARD_LENGTH = 100;

export interface Standing {
  nickname: string | null;
  /** Points, with two decimals. */
  score: number;
  /** Milliseconds; null if the browser has summed its own results, which have no times. */
  tookMs: number | null;
  played: number;
  guesses: number;
  /** Right answers found: at most one per puzzle in most games, nine in the Grid. */
  correct: number;
  /** Puzzles of the game won in a row, up to and including this one; null on a board of more than one puzzle. */
  streak: number | null;
  /** Whether a hint was taken, and whether the round was played in hard mode; absent on a board of more than one puzzle. */
  hint?: boolean;
  hard?: boolean;
}

type Sums = Pick<Standing, "score" | "tookMs">;

/** Compares rows of a leaderboard: more points first, ties by less time. An unknown time is the longest. */
export const compareStandings = (a: Sums, b: Sums): number =>
  b.score - a.score || (a.tookMs ?? Infinity) - (b.tookMs ?? Infinity);

/** The number of visitors with a nickname by {@link rangeOf} their sums. */
export type RangeCounts = Readonly<Record<string, number>>;

/** Two rounds, in hundredths of a point: up to there many have the same score, and ranges distinguish the times. */
export const MAX_EXACT_SCORE = 20_000;

/** Returns the first digits of a natural number, in order with those of others; and the rest, 0 to 1. */
function significantDigits(number: number, count: number): { order: number; rest: number } {
  const digits = String(number);
  return {
    order: digits.length * 10 ** count + Number(digits.slice(0, count)),
    rest: Number(`0.${digits.slice(count)}`),
  };
}

/**
 * Returns the range of a visitor's sums: up to 200 points the score and one significant digit of the seconds, above two
 * significant digits of the score. Higher ranges are better. `worker/store/leaderboard-ranges.ts` has the same in SQL.
 *
 * @returns also the share of the range, 0 to 1, that is likely to be better than these sums
 */
export function rangeOf({ score, tookMs }: Sums): { range: number; better: number } {
  const hundredths = Math.round(score * 100);
  if (hundredths > MAX_EXACT_SCORE) {
    const { order, rest } = significantDigits(hundredths, 2);
    return { range: order * 10_000, better: 1 - rest };
  }
  if (tookMs === null) return { range: hundredths * 100, better: 1 };
  const { order, rest } = significantDigits(Math.floor(tookMs / 1000), 1);
  return { range: hundredths * 100 + 99 - order, better: rest };
}

export const countInRanges = (ranges: RangeCounts): number =>
  Object.values(ranges).reduce((sum, count) => sum + count, 0);

/** Estimates how many visitors have better sums, from the counts of ranges. */
function countBetter(ranges: RangeCounts, sums: Sums): number {
  const own = rangeOf(sums);
  return Object.entries(ranges).reduce((better, [range, count]) => {
    if (Number(range) > own.range) return better + count;
    return Number(range) === own.range ? better + Math.floor(count * own.better) : better;
  }, 0);
}

export interface LeaderboardRow extends Standing {
  rank: number;
  isYou: boolean;
}

/** The visitor's own row. Below the first {@link LEADERBOARD_LENGTH} it has an estimate: "top 12%", 100 for the last. */
export type OwnLeaderboardRow = LeaderboardRow | (Omit<LeaderboardRow, "rank"> & { rank: null; topPercent: number });

/** Returns a leaderboard's first rows, and the visitor's own, one of them or below. `total` includes it. */
export function placeOnLeaderboard(
  others: readonly Standing[],
  ranges: RangeCounts,
  own: Standing | null,
  total: number,
): { rows: LeaderboardRow[]; you: OwnLeaderboardRow | null; total: number } {
  const standings = own === null ? others : [...others, own].sort(compareStandings);
  const rows = standings
    .slice(0, LEADERBOARD_LENGTH)
    .map((standing, index) => ({ ...standing, rank: 1 + index, isYou: standing === own }));
  const all = Math.max(total, standings.length);
  if (own === null) return { rows, you: null, total: all };
  const place = Math.min(all, Math.max(countBetter(ranges, own), LEADERBOARD_LENGTH) + 1);
  const topPercent = Math.ceil((100 * place) / all);
  const you = rows.find(({ isYou }) => isYou) ?? { ...own, rank: null, isYou: true, topPercent };
  return { rows, you, total: all };
}
