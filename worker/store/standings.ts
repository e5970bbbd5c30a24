import type { Day } from "#rules/day";
import { puzzleDayOn } from "#rules/cadence";
import { DAILY_NAMES, MEASURES, type GameName } from "#rules/measures";
import { byStanding, firstDayOf, type Period } from "#rules/score";
import type { Env } from "../env.ts";
import { aboveOn, ladderOf, placeOn, type Ladder } from "./ladder.ts";

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

/** Those with a nickname in a scope: the first of them, all if they are few, best first, and how many stand where. */
export interface Board {
  top: readonly Standing[];
  ladder: Ladder;
}

/** Before the columns of each period in `standings`, and after none in `ladders`. */
const PREFIX: Readonly<Record<Period, string>> = { today: "day_", week: "week_", all: "" };
const KEY: Readonly<Record<Period, string | null>> = { today: "day", week: "week", all: null };

/** A line of a board as the database tells it (0031_tops.sql); the last three of a day alone. */
type Told = [
  score: number,
  tookMs: number,
  played: number,
  guesses: number,
  correct: number,
  nickname: string,
  streak?: number,
  hint?: number,
  hard?: number,
];

/** The day or the week that a scope is about: of a weekly game as of the Sunday under which its results are kept. */
function keyOf({ game, period, today }: Scope): Day {
  const day = game === "all" ? today : puzzleDayOn(MEASURES[game], today);
  return firstDayOf(period, day) ?? day;
}

/** In SQL, the games that are added up as all of them. */
const ALL_GAMES = DAILY_NAMES.map((game) => `'${game}'`).join(", ");

/** A streak belongs to one game, and to the day it is told on; and so do the marks of a result. */
const isOneDay = ({ game, period }: Scope): boolean => game !== "all" && period === "today";

/**
 * The first of everybody with a nickname, best first: most points, ties by less time. They are a hundred and thirty at most, and a
 * hundred at least if there are as many, but for a day on which some have gone (0031_tops.sql). Reads one row.
 */
export async function readBoard(env: Env, scope: Scope): Promise<Board> {
  const of = PREFIX[scope.period];
  const key = KEY[scope.period];
  const ladder = await env.DB.prepare(
    `SELECT ${of}counts AS counts, ${of}top ->> '$.who' AS who FROM ladders
     WHERE game = ?1 AND ${key === null ? "?2 IS NOT NULL" : `${key} = ?2`}`,
  )
    .bind(scope.game, keyOf(scope))
    .first<{ counts: string; who: string }>();
  const who = Object.entries(JSON.parse(ladder?.who ?? "{}") as Record<string, Told>);
  const rows = who.map(
    ([visitor, [score, tookMs, played, guesses, correct, nickname, streak = 0, hint = 0, hard = 0]]) =>
      toldIn(scope, { visitor, nickname, score, tookMs, played, guesses, correct, streak, hint, hard }),
  );
  return {
    top: rows.sort((a, b) => byStanding(a, b) || (a.visitor < b.visitor ? -1 : 1)),
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
 * About how many of a board are ahead of a standing that is below all of its first, he himself not counted: everybody on higher
 * steps of the ladder, and of those on his own as large a part as the step is higher than he.
 */
export function countAhead({ period, game }: Scope, standing: Standing, { top, ladder }: Board): number {
  const at = placeOn(period, game, Math.round(standing.score * 100), standing.tookMs);
  const step = Math.floor(at);
  const others = Math.max(0, (ladder.get(step) ?? 0) - Number(standing.nickname !== null));
  return Math.max(top.length, aboveOn(ladder, step) + Math.round(others * (1 - (at - step))));
}

const toldIn = (scope: Scope, { hint, hard, ...row }: StandingRow): Standing => ({
  ...row,
  score: row.score / 100,
  streak: isOneDay(scope) ? row.streak : null,
  ...(isOneDay(scope) && hint > 0 && { hint: true }),
  ...(isOneDay(scope) && hard > 0 && { hard: true }),
});
