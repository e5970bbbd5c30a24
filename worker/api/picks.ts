import { Hono } from "hono";
import * as v from "valibot";
import { SQUARES } from "#rules/criteria";
import { dayAt, type Day } from "#rules/day";
import type { Shot } from "#rules/grid";
import type { SquarePicks } from "#rules/rarity";
import { stateOf } from "#rules/round";
import type { Env } from "../env.ts";
import { TimedMemory } from "../memory.ts";
import { readPicks, readPicksOf, type PickCount } from "../store/picks.ts";
import { gameNamed } from "./address.ts";
import { body } from "./body.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { decryptRound, withPuzzle, type LoadedRound, type PlayContext } from "./load-round.ts";
import { visitorOf } from "./visitor.ts";

/** The picks of a day are counted once in this time, however many look at them. */
const FRESH_MS = 20_000;
/** At the end, when they are told of everybody's answers, they are not to be older. */
const TOLD_MS = 60_000;
/** How many days are kept counted. */
const MOST_DAYS = 50;

/** The picks of a day as they stood at an instant, in Unix milliseconds. */
interface Count {
  at: number;
  picks: PickCount[];
}

const counted = new TimedMemory<Count>(FRESH_MS, MOST_DAYS);

/**
 * `POST /api/picks` tells how often others picked the same for a day's grid, one's own pick among them as
 * long as the day runs: at midnight the count is final.
 * While the round runs, that is all that is told: of every square without a right pick, and of the other
 * right answers, only an ended round hears. Practice has no day to be compared with.
 */
export const picks = new Hono<ApiContext>().post("/", body(v.object({ round: v.string() })), async (c) => {
  const context = { env: c.env, now: c.get("now") };
  const loaded = await withPuzzle(context, gameNamed("grid"), await decryptRound(context, c.req.valid("json").round));
  const { round } = loaded;
  if ("secret" in round.deal) throw failure("invalid-request");
  const visitor = await visitorOf(c);
  // Read before the count, so that one's own pick is in it at least once.
  const stored = visitor === null ? null : await readPicksOf(c.env, visitor, round.day);
  const { at, picks } = await countOf(c.env, round.day, context.now);
  const isRunning = round.day === dayAt(context.now);
  // What is picked after midnight never counts.
  const isMissing = (shot: Shot): boolean =>
    stored?.picks.some((pick) => isSame(pick, shot)) ? stored.finishedAt >= at : isRunning;
  return c.json({ squares: squaresOf(loaded, picks, isMissing) });
});

/**
 * The same beside the answer to a shot, from what this isolate has counted of late: a shot waits for no database. Null where it
 * has counted nothing yet, for all but grids of a day, and for a round that had ended before: the browser asks for it then.
 *
 * @param isMove whether a move has just been made: if it ends the round, that is in no count yet
 * @param later takes what is done behind the answer: the count is brought up to date there
 */
export function picksInMind(
  { env, now }: PlayContext,
  loaded: LoadedRound,
  isMove: boolean,
  later: (counting: Promise<unknown>) => void,
): (SquarePicks | null)[] | null {
  const { game, puzzle, round } = loaded;
  const isOver = stateOf(game, puzzle, round) !== "guessing";
  if (round.game !== "grid" || "secret" in round.deal || (isOver && !isMove)) return null;
  const key = keyOf(round.day, now);
  if (counted.get(key, now) === undefined) later(countOf(env, round.day, now).catch(() => {}));
  const known = counted.last(key);
  // A round that is still played, or ends just now, has left nothing in any count.
  return known === undefined || (isOver && now - known.at >= TOLD_MS)
    ? null
    : squaresOf(loaded, known.picks, () => round.day === dayAt(now));
}

/**
 * What may be told of each square.
 *
 * @param isMissing whether a pick of one's own counts, and is not in the count yet
 */
function squaresOf(
  { game, puzzle, round }: LoadedRound,
  picks: readonly PickCount[],
  isMissing: (shot: Shot) => boolean,
): (SquarePicks | null)[] {
  const own = (round.guesses as Shot[]).filter((shot) => game.solves(puzzle, shot));
  const isOver = stateOf(game, puzzle, round) !== "guessing";
  const all = own.filter(isMissing).reduce<readonly PickCount[]>(withPick, picks);
  return SQUARES.map((square): SquarePicks | null => {
    if (!isOver && !own.some((shot) => shot.square === square)) return null;
    const here = all.filter((pick) => pick.square === square).sort((a, b) => b.count - a.count);
    const shown = isOver ? here : here.filter((pick) => own.some((shot) => isSame(pick, shot)));
    return {
      total: here.reduce((sum, { count }) => sum + count, 0),
      players: shown.map(({ player, count }) => [player, count]),
    };
  });
}

const isSame = (one: Shot, other: Shot): boolean => one.square === other.square && one.player === other.player;

const withPick = (counts: readonly PickCount[], shot: Shot): PickCount[] => [
  ...counts.filter((count) => !isSame(count, shot)),
  { ...shot, count: (counts.find((count) => isSame(count, shot))?.count ?? 0) + 1 },
];

/** What was counted before midnight is not what stands from then on. */
const keyOf = (day: Day, now: number): string => `${day} ${day === dayAt(now) ? "running" : "over"}`;

async function countOf(env: Env, day: Day, now: number): Promise<Count> {
  const key = keyOf(day, now);
  return counted.get(key, now) ?? counted.keep(key, { at: now, picks: await readPicks(env, day) }, now);
}
