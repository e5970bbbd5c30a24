import { Hono, type Context } from "hono";
import { dayAt } from "#rules/day";
import { isGame, type GameName } from "#rules/measures";
import { PERIODS, byStanding, firstDayOf, type Period } from "#rules/score";
import type { Env } from "../env.ts";
import { TimedMemory } from "../memory.ts";
import { readStandingOf, readStandings, readStreaks, type Scope, type Standing } from "../store/standings.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { A_MOMENT_S, untilMidnight } from "./kept.ts";
import { visitorOf } from "./visitor.ts";

const LENGTH = 100;
/** The standings are counted once in this time, however many look at them. */
const FRESH_MS = 20_000;
/** How many scopes are kept counted. */
const MOST_SCOPES = 50;

/** A line of the leaderboard. */
export interface LeaderboardRow extends Omit<Standing, "visitor"> {
  rank: number;
  /** Days won in a row; null where a row is about more than one day or game. */
  streak: number | null;
  isYou: boolean;
}

/** The standings of a scope, and the streaks of those at the top by visitor. */
interface Count {
  standings: Standing[];
  streaks: ReadonlyMap<string, number>;
}

const counted = new TimedMemory<Count>(FRESH_MS, MOST_SCOPES);

/** Has the standings counted afresh: somebody in them is gone, or is somebody else. */
export const recount = (): void => counted.clear();

/**
 * `GET /api/leaderboard?period=today|week|all&game=classic|…|all`: the first hundred, by their nicknames, and how many
 * there are.
 * `GET /api/leaderboard/mine`, of the same: with one's own line, wherever it stands. One is on it without a nickname
 * too, to oneself alone, so that places, rows and their number are of the same people.
 */
export const leaderboard = new Hono<ApiContext>()
  .get("/", async (c) => {
    const choice = choiceOf(c);
    const board = await boardOf(c, choice, null);
    c.header("Cache-Control", untilMidnight(c.get("now"), A_MOMENT_S));
    return c.json(board);
  })
  .get("/mine", async (c) => c.json(await boardOf(c, choiceOf(c), await visitorOf(c))));

interface Choice {
  period: Period;
  game: GameName | "all";
}

/** @throws invalid-request, unknown-game */
function choiceOf(c: Context<ApiContext>): Choice {
  const { period = "today", game = "all" } = c.req.query();
  if (!isPeriod(period)) throw failure("invalid-request");
  if (game !== "all" && !isGame(game)) throw failure("unknown-game");
  return { period, game };
}

/** The board as a visitor sees it, or everybody for null. */
async function boardOf(c: Context<ApiContext>, { period, game }: Choice, visitor: string | null) {
  const now = c.get("now");
  const today = dayAt(now);
  const scope: Scope = { game: game === "all" ? null : game, from: firstDayOf(period, today), to: today };

  const own = visitor === null ? null : await readStandingOf(c.env, scope, visitor);
  const { standings, streaks } = await countIn(c.env, scope, now);
  const others = standings.filter((standing) => standing.visitor !== visitor);
  const ownStreaks = own === null ? none : await streaksIn(c.env, scope, [own]);
  const rowOf = (standing: Standing, rank: number): LeaderboardRow => {
    const { nickname, score, tookMs, played, guesses, correct } = standing;
    const isYou = standing === own;
    const streak = hasStreaks(scope) ? ((isYou ? ownStreaks : streaks).get(standing.visitor) ?? 0) : null;
    return { rank, nickname, score, tookMs, played, guesses, correct, streak, isYou };
  };
  // One's own line is read afresh, so that the round just finished is in it.
  const all = own === null ? others : [...others, own].sort(byStanding);
  const rows = all.slice(0, LENGTH).map((standing, index) => rowOf(standing, index + 1));
  const you = own && rowOf(own, 1 + all.indexOf(own));
  return { period, game, rows, you, total: all.length };
}

const isPeriod = (period: string): period is Period => (PERIODS as readonly string[]).includes(period);

const none: ReadonlyMap<string, number> = new Map();

/** A streak belongs to one game, and to the day it is told on. */
const hasStreaks = (scope: Scope): scope is Scope & { game: GameName } =>
  scope.game !== null && scope.from === scope.to;

const streaksIn = async (
  env: Env,
  scope: Scope,
  standings: readonly Standing[],
): Promise<ReadonlyMap<string, number>> =>
  hasStreaks(scope)
    ? readStreaks(
        env,
        scope.game,
        scope.to,
        standings.map(({ visitor }) => visitor),
      )
    : none;

async function countIn(env: Env, scope: Scope, now: number): Promise<Count> {
  const key = JSON.stringify(scope);
  const known = counted.get(key, now);
  if (known !== undefined) return known;
  const standings = await readStandings(env, scope);
  return counted.keep(key, { standings, streaks: await streaksIn(env, scope, standings.slice(0, LENGTH)) }, now);
}
