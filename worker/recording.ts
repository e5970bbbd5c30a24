import type { Day } from "#rules/day";
import type { Line } from "#rules/line";
import { MEASURES, type GameName } from "#rules/measures";
import { scoreOf } from "#rules/score";
import type { Env } from "./env.ts";
import { noteSteps } from "./lines/lines.ts";
import type { Keeping } from "./lines/object.ts";
import { log } from "./log.ts";
import type { FinishedRound } from "./messages.ts";
import { isAway, soon, within, withPatience } from "./store/patience.ts";
import { hasResult, insertResults } from "./store/results.ts";
import { forgetWaiting, noteWaiting } from "./store/waiting.ts";

/** What has not been recorded by then is left to the queue, in milliseconds. */
const PATIENCE_MS = 5_000;
/**
 * Before a line is judged, whatever was asked together with its last guess has so long to become known: many guesses sent
 * at once are no line. In milliseconds.
 */
const SETTLING_MS = 300;

/**
 * Whether a visitor has finished a day's puzzle, on whatever device. Nothing is read for who is not known, and a D1
 * that fails or stalls knows of nothing: a round can be dealt without it. Never throws.
 *
 * @param now Unix milliseconds
 */
export async function hasFinished(
  env: Env,
  visitor: string | null,
  game: GameName,
  day: Day,
  now: number,
): Promise<boolean> {
  if (visitor === null) return false;
  try {
    return await soon(now, () => hasResult(env, visitor, game, day));
  } catch (error) {
    log("warn", "finish-unknown", error, { game, day });
    return false;
  }
}

/**
 * Records a finished round: in D1 at once, through the queue when D1 fails or stalls, so that the
 * player notices nothing. Should the queue fail as well, his browser has the round (worker/api/finished.ts). Never throws.
 *
 * @returns whether it is in D1
 */
export async function recordFinished(env: Env, round: FinishedRound): Promise<boolean> {
  const { game, day } = round;
  try {
    if (round.steps !== null) await scheduler.wait(SETTLING_MS);
    await within(PATIENCE_MS, record(env, [round], round.won ? "remember" : "write"));
    return true;
  } catch (error) {
    log("warn", "result-queued", error, { game, day });
    await Promise.all([
      env.RESULTS.send(round).catch((lost: unknown) => log("error", "result-not-queued", lost, { game, day })),
      closeLine(env, round),
    ]);
    return false;
  }
}

/** Has a line end in its object as long as no result closes it: whoever is dealt the day meanwhile finds it over. Never throws. */
async function closeLine(env: Env, { visitor, game, day, steps }: FinishedRound): Promise<void> {
  if (steps === null) return;
  await within(PATIENCE_MS, noteSteps(env, visitor, game, steps, "write")).catch((error: unknown) =>
    log("warn", "line-not-closed", error, { game, day }),
  );
}

const record = async (env: Env, rounds: readonly FinishedRound[], keeping: Keeping): Promise<void> =>
  insertResults(env, await Promise.all(rounds.map((round) => judgeLine(env, round, keeping))));

/**
 * Holds a result against the line that is known of the visitor's daily: where it has been left, the result counts for
 * himself alone. Steps that were not known yet are from now on.
 *
 * @throws when nobody can tell: nothing is counted unjudged, and it is tried again later
 */
async function judgeLine(env: Env, sent: FinishedRound, keeping: Keeping): Promise<FinishedRound> {
  // What the release before has left in the queue has not all of it.
  const counted = sent.kind === "daily";
  const lacking = { round: "", steps: null, mark: null, squares: null, counted, hint: false, hard: false };
  const round: FinishedRound = { ...lacking, ...sent };
  if (round.steps === null) return round;
  const { line, visitor } = await noteSteps(env, round.visitor, round.game, round.steps, keeping);
  const judged = withHint(line, { ...round, visitor, steps: null });
  // The line of another week has taken its place.
  const isStraight = !line.isForked && line.day === round.day;
  if (isStraight || !round.counted) return judged;
  return { ...judged, mark: "forked", counted: false, ranked: false, picks: null };
}

/** A hint that is known to the line was taken, whatever a token from before it says. */
function withHint(line: Line, round: FinishedRound): FinishedRound {
  if (line.hint === undefined || line.day !== round.day || round.hint) return round;
  const hinted = { ...round, hint: true };
  return { ...hinted, score: scoreOf(MEASURES[round.game], hinted) };
}

/** The first pause before a message comes again, and the longest, in seconds. */
const FIRST_PAUSE_S = 30;
const LONGEST_PAUSE_S = 3_600;

/** How long after what did not go another try is made, in seconds: twice as long each time, up to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (Math.max(1, attempts) - 1));

/** What waits for longer than this is late, in milliseconds: whoever watches over the site is told (worker/api/health.ts). */
const LATE_MS = 60 * 60_000;

/**
 * Records what has come through a queue, in whatever order and however often, all of it in one transaction. What D1 still
 * does not take comes again, for as long as a free account's queue keeps a message, and then out of the queue of late results
 * for as long again. A result that is refused for itself, or that nobody can judge, does not keep the others out.
 *
 * @param now Unix milliseconds
 */
export async function recordQueued(env: Env, messages: readonly Message<FinishedRound>[], now: number): Promise<void> {
  const storage = withPatience(env);
  const isLate = ({ body }: Message<FinishedRound>): boolean => now - body.finishedAt > LATE_MS;
  try {
    await record(
      storage,
      messages.map(({ body }) => body),
      "write",
    );
    for (const { id } of messages.filter(isLate)) await forgetWaiting(storage, id);
    for (const message of messages) message.ack();
  } catch (error) {
    const away = isAway(error);
    // A storage that is out of reach for one is so for all, and a batch has to end in time.
    if (!away && messages.length > 1) {
      for (const message of messages) await recordQueued(env, [message], now);
      return;
    }
    for (const message of messages) {
      const { body, id, attempts } = message;
      log("warn", "result-waits", error, { game: body.game, day: body.day, attempts });
      message.retry({ delaySeconds: pauseAfter(attempts) });
      if (!away && isLate(message)) await noteWaiting(storage, id, body.finishedAt).catch(noted);
    }
  }
}

/** Nobody is told of what cannot even be noted: who asks how the site is, is told that storage is out of reach. */
const noted = (error: unknown): void => log("warn", "waiting-not-noted", error);
