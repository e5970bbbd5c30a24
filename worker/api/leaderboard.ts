import { Hono, type Context } from "hono";
import { dayAt } from "#rules/day";
import { isGame, type GameName } from "#rules/measures";
import { PERIODS, byStanding, type Period } from "#rules/score";
import type { Env } from "../env.ts";
import { TimedMemory } from "../memory.ts";
import { heightOf } from "../store/ladder.ts";
import { countAhead, readBoard, readStandingOf, type Board, type Scope, type Standing } from "../store/standings.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { A_MOMENT_S, untilMidnight } from "./kept.ts";
import { visitorOf } from "./visitor.ts";

const LENGTH = 100;
/** The standings are read once in this time, however many look at them. */
const FRESH_MS = 20_000;
/** How many scopes are kept. */
const MOST_SCOPES = 50;

/** A line of the leaderboard. */
export interface LeaderboardRow extends Omit<Standing, "visitor"> {
  rank: number;
  isYou: boolean;
}

const counted = new TimedMemory<Board>(FRESH_MS, MOST_SCOPES);

/** Has the standings read afresh: somebody in them is gone, or is somebody else. */
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
  const scope: Scope = { game, period, today: dayAt(now) };
  const own = visitor === null ? null : await readStandingOf(c.env, scope, visitor);
  const board = await countIn(c.env, scope, now);
  const others = board.top.filter((standing) => standing.visitor !== visitor);
  const wasAtTop = others.length < board.top.length;
  const counted = heightOf(board.ladder);
  // Below the top nobody can tell whether the count has him already; with a nickname he was there before, but for a moment.
  const wasCounted = wasAtTop || (own !== null && own.nickname !== null && counted > board.top.length);
  const total = counted - Number(wasCounted) + Number(own !== null);

  // One's own line is read afresh, so that the round just finished is in it.
  const first = own === null ? others : [...others, own].sort(byStanding);
  const place = own === null ? 0 : first.indexOf(own);
  const isBelow = own !== null && !wasAtTop && place === others.length && total > first.length;
  const ahead = isBelow ? countAhead(scope, own, board) : place;
  const rows = first.slice(0, LENGTH).map((standing, index) => rowOf(standing, 1 + index, own));
  return { period, game, rows, you: own && rowOf(own, 1 + ahead, own), total };
}

function rowOf(standing: Standing, rank: number, own: Standing | null): LeaderboardRow {
  const { visitor: _number, ...told } = standing;
  return { rank, ...told, isYou: standing === own };
}

const isPeriod = (period: string): period is Period => (PERIODS as readonly string[]).includes(period);

async function countIn(env: Env, scope: Scope, now: number): Promise<Board> {
  const key = JSON.stringify(scope);
  return counted.get(key, now) ?? counted.keep(key, await readBoard(env, scope), now);
}
