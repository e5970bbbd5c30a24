import { puzzleDayOn } from "#rules/shared/schedule";
import { dayAt, type Day } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { computeOutcomes, type Outcomes } from "#rules/shared/outcomes";
import { roundStateOf } from "#rules/shared/round";
import type { Env } from "../env.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import { readOutcomeCounts } from "../store/results.ts";
import type { LoadedRound, PlayContext } from "./load-round.ts";

/** How long an isolate uses outcomes before it reads them again, in milliseconds. */
const FRESH_MS = 20_000;
/**
 * How old outcomes may be in the response that ends a round, in milliseconds. The browser requests newer ones itself.
 */
const MAX_AGE_AT_END_MS = 60_000;
/** How many puzzles are cached. */
const MAX_PUZZLES = 20;

/** Outcomes, and when they were read, in Unix milliseconds. */
interface Count {
  at: number;
  outcomes: Outcomes;
}

const counting = new TimedIsolateCache<Count>(FRESH_MS, MAX_PUZZLES);

/**
 * Returns the outcomes of a daily for the response that ends a round, without that round, which is recorded after the
 * response. Earlier moves refresh the cache in the background, so that no move waits for D1.
 *
 * @param later receives the work that goes on after the response
 * @returns null while the round runs, for a past day, and if nothing recent is cached: the browser requests them then
 */
export function cachedOutcomes(
  { env, now }: PlayContext,
  { game, puzzle, round }: LoadedRound,
  later: (counting: Promise<unknown>) => void,
): Outcomes | null {
  if (round.deal.kind !== "daily" || round.day !== puzzleDayOn(game, dayAt(now))) return null;
  const key = `${round.game} ${round.day}`;
  if (roundStateOf(game, puzzle, round) === "guessing") {
    if (counting.get(key, now) === undefined) later(count(env, round.game, round.day, key, now).catch(() => {}));
    return null;
  }
  const last = counting.getStale(key);
  return last !== undefined && Math.abs(now - last.at) < MAX_AGE_AT_END_MS ? last.outcomes : null;
}

async function count(env: Env, game: GameName, day: Day, key: string, now: number): Promise<void> {
  const { outcomes } = await readOutcomeCounts(env, game, day);
  counting.set(key, { at: now, outcomes: computeOutcomes(GAME_CONFIG[game], outcomes) }, now);
}
