import type { Day } from "#rules/day";
import { puzzleDayOn } from "#rules/cadence";
import { DAILY_NAMES, MEASURES, type GameName } from "#rules/measures";
import { firstDayOf, type Period } from "#rules/score";
import type { Env } from "../env.ts";
import { aboveOn, ladderOf, stepOf, type Ladder } from "./ladder.ts";

/** What somebody has gathered: points with two decimals, time in milliseconds. */
export interface Standing {
  visitor: string;
  nickname: string | null;
  score: number;
  tookMs: number;
  played: number;
  guesses: number;
  /** Right answers found: one a win in most games, up to nine a day in the Grid. */
  correct: number;
  /** On how many days in a row, up to and with today, he found the daily's answer; null but on a board of today and one game. */
  streak: number | null;
  /** Whether he took a hint, and whether he played in hard mode; only told on a board of today and one game. */
  hint?: boolean;
  hard?: boolean;
}

/** As it is read: flags are counts, points are hundredths. */
type StandingRow = Omit<Standing, "hint" | "hard"> & { hint: number; hard: number };

/** Which results count: of one game or all dailies, of a period that ends today. Of a weekly game today's puzzle is the week's. */
export interface Scope {
  game: GameName | "all";
  period: Period;
  today: Day;
}

/** Those with a nickname in a scope: the first of them, and how many stand where. */
export interface Board {
  top: readonly Standing[];
  ladder: Ladder;
}

/** Before the columns of each period in `standings`, and after none in `ladders`. */
const PREFIX: Readonly<Record<Period, string>> = { today: "day_", week: "week_", all: "" };
const KEY: Readonly<Record<Period, string | null>> = { today: "day", week: "week", all: null };

/** So many of each kind are looked at beside somebody, at most (see {@link countAhead}). */
const NEIGHBOURS = 20;

/** What a visitor must have to be on a board: the words of the indexes, so that they serve. */
const onBoard = ({ period }: Scope): string =>
  `game = ?1 AND nickname IS NOT NULL AND ${KEY[period] === null ? "?2 IS NOT NULL AND played > 0" : `${KEY[period]} = ?2`}`;

/** The day or the week that a scope is about: of a weekly game as of the Sunday under which its results are kept. */
function keyOf({ game, period, today }: Scope): Day {
  const day = game === "all" ? today : puzzleDayOn(MEASURES[game], today);
  return firstDayOf(period, day) ?? day;
}

/** In SQL, the games that are added up as all of them. */
const ALL_GAMES = DAILY_NAMES.map((game) => `'${game}'`).join(", ");

/** A streak belongs to one game, and to the day it is told on; and so do the marks of a result. */
const isOneDay = ({ game, period }: Scope): boolean => game !== "all" && period === "today";

/** The first so many of everybody with a nickname, best first: most points, ties by less time. Reads a row for each of them, and one. */
export async function readBoard(env: Env, scope: Scope, length: number): Promise<Board> {
  const of = PREFIX[scope.period];
  const key = KEY[scope.period];
  const [standings, ladders] = await env.DB.batch<Record<string, unknown>>([
    env.DB.prepare(
      `SELECT visitor, nickname, ${of}score AS score, ${of}took_ms AS tookMs, ${of}played AS played, ${of}guesses AS guesses,
         ${of}correct AS correct, iif(won_on = ?2, streak, 0) AS streak, day_hints AS hint, day_hard AS hard
       FROM standings WHERE ${onBoard(scope)} ORDER BY ${of}score DESC, ${of}took_ms, visitor LIMIT ?3`,
    ).bind(scope.game, keyOf(scope), length),
    env.DB.prepare(
      `SELECT ${of}counts AS counts FROM ladders WHERE game = ?1 AND ${key === null ? "?2 IS NOT NULL" : `${key} = ?2`}`,
    ).bind(scope.game, keyOf(scope)),
  ]);
  const [ladder] = (ladders?.results ?? []) as { counts: string }[];
  return {
    top: ((standings?.results ?? []) as unknown as StandingRow[]).map((row) => toldIn(scope, row)),
    ladder: ladderOf(ladder?.counts ?? "{}"),
  };
}

/** The standing of one visitor, with a nickname or without; null when nothing of his counts. Reads a row a game. */
export async function readStandingOf(env: Env, scope: Scope, visitor: string): Promise<Standing | null> {
  const of = PREFIX[scope.period];
  const key = KEY[scope.period];
  const row = await env.DB.prepare(
    `SELECT ?1 AS visitor, MAX(nickname) AS nickname, SUM(${of}score) AS score, SUM(${of}took_ms) AS tookMs,
       SUM(${of}played) AS played, SUM(${of}guesses) AS guesses, SUM(${of}correct) AS correct,
       MAX(iif(won_on = ?2, streak, 0)) AS streak, SUM(day_hints) AS hint, SUM(day_hard) AS hard
     FROM standings WHERE visitor = ?1 AND ${key === null ? "?2 IS NOT NULL" : `${key} = ?2`}
       AND ${scope.game === "all" ? `?3 <> game AND game IN (${ALL_GAMES})` : "?3 = game"}`,
  )
    .bind(visitor, keyOf(scope), scope.game)
    .first<StandingRow>();
  return row === null || !row.played ? null : toldIn(scope, row);
}

/**
 * How many of a board are ahead of a standing that is not among the first, he himself not counted. Exact as long as fewer
 * than {@link NEIGHBOURS} on the same step have the same score or a better one; else about the middle of the step.
 */
export async function countAhead(env: Env, scope: Scope, standing: Standing, { ladder }: Board): Promise<number> {
  const score = Math.round(standing.score * 100);
  const step = stepOf(scope.period, scope.game, score, standing.tookMs);
  const of = PREFIX[scope.period];
  const beside = (condition: string, order: string): string =>
    `SELECT COUNT(*) FROM (SELECT ${of}step AS step FROM standings WHERE ${onBoard(scope)} AND visitor <> ?3 AND ${condition}
     ORDER BY ${order} LIMIT ${NEIGHBOURS}) WHERE step = ?6`;
  const row = await env.DB.prepare(
    `SELECT (${beside(`${of}score = ?4 AND ${of}took_ms <= ?5`, `${of}took_ms DESC`)}) AS level,
       (${beside(`${of}score > ?4`, `${of}score`)}) AS better`,
  )
    .bind(scope.game, keyOf(scope), standing.visitor, score, standing.tookMs, step)
    .first<{ level: number; better: number }>();
  const { level = 0, better = 0 } = row ?? {};
  const isExact = level < NEIGHBOURS && better < NEIGHBOURS;
  return aboveOn(ladder, step) + (isExact ? level + better : Math.max(level + better, (ladder.get(step) ?? 0) >> 1));
}

const toldIn = (scope: Scope, { hint, hard, ...row }: StandingRow): Standing => ({
  ...row,
  score: row.score / 100,
  streak: isOneDay(scope) ? row.streak : null,
  ...(isOneDay(scope) && hint > 0 && { hint: true }),
  ...(isOneDay(scope) && hard > 0 && { hard: true }),
});
