import type { Day } from "#rules/shared/day";
import { seededPick, type Pick } from "#rules/shared/draw";
import type { AnyGame } from "#rules/shared/game";
import { isDaily, MEASURES, type Cadence, type GameName, type WeeklyName } from "#rules/shared/game-config";
import { games } from "#rules/games";
import type { Env } from "../env.ts";
import { gatherEvidence } from "./puzzle-data.ts";
import type { ToDeal } from "../runtime/queue-messages.ts";
import { inBackground, timeLeft, TooLate, withTimeout } from "../runtime/timeouts.ts";
import { readFactsOf } from "../store/facts.ts";
import { keysOf } from "../store/keys.ts";
import { publishLeague } from "../store/leagues.ts";
import {
  publishPuzzles,
  puzzlesInMind,
  readMissing,
  readPuzzles,
  readTaken,
  recordPuzzle,
  type DealtPuzzle,
  type Documents,
} from "../store/puzzles.ts";

/** How often a draw is repeated if its answer has just been taken by another deal. */
const MAX_DRAWS = 5;

/** How long a request waits for a deal that another request has started, in milliseconds. Then it deals itself. */
const SHARED_DEAL_TIMEOUT_MS = 5_000;

/** The deals in progress in this isolate, by day or week. */
const dealsInProgress = new Map<string, Promise<Documents[Cadence]>>();

/** Returns the dailies of a day ({@link ensurePuzzles}). */
export const ensureDay = (env: Env, day: Day, now: number): Promise<Documents["day"]> =>
  ensurePuzzles(env, "day", day, now);

/** Returns a game's puzzle of a day ({@link ensurePuzzles}). @param day for a weekly game, its Sunday */
export async function ensurePuzzle(env: Env, game: GameName, day: Day, now: number): Promise<DealtPuzzle> {
  if (isDaily(game)) return (await ensureDay(env, day, now)).puzzles[game];
  return (await ensurePuzzles(env, "week", day, now)).puzzles[game satisfies WeeklyName];
}

/**
 * Returns the puzzles of a day or a week, dealing those that are missing. Idempotent, and safe if called concurrently:
 * D1 keeps the first deal of a puzzle, and requests in an isolate share one deal.
 *
 * @param day the day, or the Sunday of the week
 * @param now Unix milliseconds
 */
export async function ensurePuzzles<Every extends Cadence>(
  env: Env,
  every: Every,
  day: Day,
  now: number,
): Promise<Documents[Every]> {
  const known = puzzlesInMind(every, day);
  if (known !== null) return known;
  const which = `${every} ${day}`;
  const shared = dealsInProgress.get(which);
  if (shared !== undefined) {
    try {
      return (await withTimeout(Math.min(SHARED_DEAL_TIMEOUT_MS, timeLeft(env)), shared)) as Documents[Every];
    } catch (error) {
      // Without time left, another deal cannot succeed either.
      if (!(error instanceof TooLate) || timeLeft(env) <= 0) throw error;
    }
  }
  // The deal continues in the background if it takes longer than the request may wait.
  const mine = inBackground(env, (own) => readOrDeal(own, every, day, now));
  dealsInProgress.set(which, mine);
  const end = () => {
    if (dealsInProgress.get(which) === mine) dealsInProgress.delete(which);
  };
  mine.then(end, end);
  return withTimeout(timeLeft(env), mine);
}

async function readOrDeal<Every extends Cadence>(
  env: Env,
  every: Every,
  day: Day,
  now: number,
): Promise<Documents[Every]> {
  const dealt = await readPuzzles(env, every, day);
  if (dealt !== null) return dealt;
  const league = await publishLeague(env, now);
  for (const game of await readMissing(env, every, day)) await dealGame(env, { game, day }, league, now);
  const document = await readPuzzles(env, every, day);
  if (document === null) throw new Error(`${day} could not be dealt`);
  await publishPuzzles(env, every, document);
  return document;
}

/** Deals one game of a day or a week from the queue. The last deal publishes all of them. */
export async function dealFromQueue(env: Env, puzzle: ToDeal, now: number): Promise<void> {
  await dealGame(env, puzzle, await publishLeague(env, now), now);
  const { every } = MEASURES[puzzle.game];
  const document = await readPuzzles(env, every, puzzle.day);
  if (document !== null) await publishPuzzles(env, every, document);
}

async function dealGame(env: Env, { game: name, day }: ToDeal, league: string, now: number): Promise<void> {
  const game = games[name] as AnyGame;
  const facts = await readFactsOf(env, name, { league, day }, now);
  for (let attempt = 1; attempt <= MAX_DRAWS; attempt++) {
    const secret = game.deal(
      facts,
      day,
      await readTaken(env, name, day),
      await keyedPick(env, `${name} ${day} ${attempt}`, now),
    );
    // The last attempt takes any answer: a small league must still have a puzzle.
    const evidence = await gatherEvidence(env, name, facts, secret, now, "day");
    const puzzle = { game: name, day, answer: game.key(secret), secret, evidence, league };
    if (await recordPuzzle(env, puzzle, { fresh: attempt < MAX_DRAWS })) return;
  }
}

/** Returns a random generator keyed with a secret, so that the open source does not reveal future draws. */
async function keyedPick(env: Env, occasion: string, now: number): Promise<Pick> {
  const [{ bytes }] = await keysOf(env, "draw", now);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(occasion)));
  return seededPick([mac.getUint32(0), mac.getUint32(4), mac.getUint32(8), mac.getUint32(12)]);
}
