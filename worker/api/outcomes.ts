import { puzzleDayOn } from "#rules/cadence";
import { dayAt, type Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { outcomesOf, type Outcomes } from "#rules/outcomes";
import { stateOf } from "#rules/round";
import type { Env } from "../env.ts";
import { TimedMemory } from "../memory.ts";
import { readOutcomes } from "../store/results.ts";
import type { LoadedRound, PlayContext } from "./load-round.ts";

/** While rounds of a day are played, it is counted once in this time. */
const FRESH_MS = 20_000;
/** What was counted longer ago is not told to who has just finished: he asks. */
const TOLD_MS = 60_000;
/** How many days of games are kept counted. */
const MOST_DAYS = 20;

/** How the rounds of a day had ended at an instant, in Unix milliseconds. */
interface Count {
  at: number;
  outcomes: Outcomes;
}

const counting = new TimedMemory<Count>(FRESH_MS, MOST_DAYS);

/**
 * How everybody else's rounds of a day ended, for the answer to the move that ends one: the visitor's own is recorded behind
 * that answer, and is not among them. The moves before it have the day counted, behind their answers, so that none of them waits
 * for a database.
 *
 * @param later takes what is done behind the answer
 * @returns null while the round runs, where it is not of today, and where nothing was counted of late: the browser asks then
 */
export function outcomesInMind(
  { env, now }: PlayContext,
  { game, puzzle, round }: LoadedRound,
  later: (counting: Promise<unknown>) => void,
): Outcomes | null {
  if (round.deal.kind !== "daily" || round.day !== puzzleDayOn(game, dayAt(now))) return null;
  const key = `${round.game} ${round.day}`;
  if (stateOf(game, puzzle, round) === "guessing") {
    if (counting.get(key, now) === undefined) later(count(env, round.game, round.day, key, now).catch(() => {}));
    return null;
  }
  const last = counting.last(key);
  return last !== undefined && Math.abs(now - last.at) < TOLD_MS ? last.outcomes : null;
}

async function count(env: Env, game: GameName, day: Day, key: string, now: number): Promise<void> {
  const { outcomes } = await readOutcomes(env, game, day);
  counting.keep(key, { at: now, outcomes: outcomesOf(MEASURES[game], outcomes) }, now);
}
