import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Env } from "./env.ts";
import { noteSteps } from "./lines/lines.ts";
import type { FinishedRound } from "./messages.ts";
import { within } from "./patience.ts";
import { hasResult, insertResults } from "./store/results.ts";

/** A D1 that has not answered by then is left to the queue, in milliseconds. */
const PATIENCE_MS = 5_000;
/** The same where somebody waits for his round to be dealt. */
const SHORT_PATIENCE_MS = 1_000;
/**
 * Before a line is judged, whatever was asked together with its last guess has so long to become known: many guesses sent
 * at once are no line. In milliseconds.
 */
const SETTLING_MS = 300;

/**
 * Whether a visitor has finished a day's puzzle, on whatever device. Nothing is read for who is not known, and a D1
 * that fails or stalls knows of nothing: a round can be dealt without it. Never throws.
 */
export async function hasFinished(env: Env, visitor: string | null, game: GameName, day: Day): Promise<boolean> {
  if (visitor === null) return false;
  try {
    return await within(hasResult(env, visitor, game, day), SHORT_PATIENCE_MS);
  } catch (error) {
    console.warn(`nobody knows whether a day is finished: ${String(error)}`);
    return false;
  }
}

/**
 * Records a finished round: in D1 at once, through the queue when D1 fails or stalls, so that the
 * player notices nothing and no result is lost. Never throws.
 */
export async function recordFinished(env: Env, round: FinishedRound): Promise<void> {
  try {
    if (round.steps !== null) await scheduler.wait(SETTLING_MS);
    await within(record(env, [round]), PATIENCE_MS);
  } catch (error) {
    console.warn(`a result goes through the queue: ${String(error)}`);
    await env.RESULTS.send(round).catch((lost: unknown) => console.error(`a result is lost: ${String(lost)}`));
  }
}

const record = async (env: Env, rounds: readonly FinishedRound[]): Promise<void> =>
  insertResults(env, await Promise.all(rounds.map((round) => judgeLine(env, round))));

/**
 * Holds a result against the line that is known of the visitor's daily: where it has been left, the result counts for
 * himself alone. Steps that were not known yet are from now on.
 *
 * @throws when nobody can tell: nothing is counted unjudged, and it is tried again later
 */
export async function judgeLine(env: Env, sent: FinishedRound): Promise<FinishedRound> {
  // What the release before has left in the queue has not all of it.
  const lacking = { round: "", steps: null, mark: null, counted: sent.kind === "daily" };
  const round: FinishedRound = { ...lacking, ...sent };
  if (round.steps === null) return round;
  const { line, visitor } = await noteSteps(env, round.visitor, round.game, round.steps);
  const judged = { ...round, visitor, steps: null };
  // The line of another week has taken its place.
  const isStraight = !line.isForked && line.day === round.day;
  if (isStraight || !round.counted) return judged;
  return { ...judged, mark: "forked", counted: false, ranked: false, picks: null };
}

/**
 * Records what has come through the queue, all of it in one transaction; what D1 still does not take comes again after a
 * while. A result that is refused for itself, or that nobody can judge, does not keep the others out.
 */
export async function recordQueued(env: Env, messages: readonly Message<FinishedRound>[]): Promise<void> {
  try {
    await record(
      env,
      messages.map(({ body }) => body),
    );
    for (const message of messages) message.ack();
  } catch (error) {
    const [only, ...more] = messages;
    if (only === undefined) return;
    if (more.length > 0) {
      for (const message of messages) await recordQueued(env, [message]);
      return;
    }
    console.warn(`a result waits in the queue: ${String(error)}`);
    only.retry();
  }
}
