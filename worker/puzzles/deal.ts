import type { Day } from "#rules/shared/day";
import { seededPick, type RandomPick } from "#rules/shared/draw";
import { GAME_CONFIG, type Schedule, type GameName } from "#rules/shared/game-config";
import { anyGame } from "#rules/games";
import type { Env } from "../env.ts";
import { buildPuzzleData } from "./puzzle-data.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import { log } from "../runtime/log.ts";
import type { DealMessage } from "../runtime/queue-messages.ts";
import {
  inBackground,
  isStorageUnavailable,
  remainingMs,
  StorageTimeoutError,
  withTimeout,
} from "../runtime/timeouts.ts";
import { readGameFacts } from "../store/facts.ts";
import { computeHmac } from "../store/keys.ts";
import { publishLeague } from "../store/leagues.ts";
import {
  publishPuzzles,
  cachedPuzzles,
  isComplete,
  readUndealtPuzzles,
  readPuzzle,
  readPuzzles,
  readNearbyPuzzles,
  savePuzzle,
  type DealtPuzzle,
  type PuzzleDocument,
  type PuzzleKey,
} from "../store/puzzles.ts";

/** How often a draw is repeated if another deal has just changed what it considers, or if its answer cannot be dealt. */
const MAX_DRAWS = 8;

/**
 * How many of these draws must know all of the game's puzzles around the day. Many concurrent deals of a game must not
 * keep one of them from having a puzzle; the later draws only keep the answer from returning.
 */
const STRICT_DRAWS = 5;

/** How long a request waits for a deal that another request has started, in milliseconds. Then it deals itself. */
const SHARED_DEAL_TIMEOUT_MS = 5_000;

const dealsInProgress = new Map<string, Promise<PuzzleDocument>>();

/** How long a day without some of its games is played before an isolate attempts to deal them again, in milliseconds. */
const INCOMPLETE_CACHE_MS = 10 * 60_000;

/** Days and weeks of which this isolate could not deal all games. */
const incompletePuzzles = new TimedIsolateCache<PuzzleDocument>(INCOMPLETE_CACHE_MS, 4);

export const ensureDay = (env: Env, day: Day, now: number): Promise<PuzzleDocument> =>
  ensurePuzzles(env, "day", day, now);

/** Returns a game's puzzle of a day or a week. @throws Error if the game cannot be dealt */
export async function ensurePuzzle(env: Env, game: GameName, day: Day, now: number): Promise<DealtPuzzle> {
  const { puzzles } = await ensurePuzzles(env, GAME_CONFIG[game].every, day, now);
  // Another isolate may have dealt a missing game since.
  const puzzle = puzzles[game] ?? (await readPuzzle(env, game, day));
  if (puzzle === null) throw new Error(`${game} of ${day} could not be dealt`);
  return puzzle;
}

/**
 * Returns the puzzles of a day or a week, dealing those that are missing. Idempotent, and safe if called concurrently:
 * D1 keeps the first deal of a puzzle, and requests in an isolate share one deal. A game that cannot be dealt is
 * missing, and the others can be played.
 *
 * @param day the day, or the Sunday of the week
 * @throws Error if no game can be dealt
 */
export async function ensurePuzzles(env: Env, every: Schedule, day: Day, now: number): Promise<PuzzleDocument> {
  const which = `${every} ${day}`;
  const known = cachedPuzzles(every, day) ?? incompletePuzzles.get(which, now);
  if (known !== undefined) return known;
  const shared = dealsInProgress.get(which);
  if (shared !== undefined) {
    try {
      return await withTimeout(Math.min(SHARED_DEAL_TIMEOUT_MS, remainingMs(env)), shared);
    } catch (error) {
      // Without time left, another deal cannot succeed either.
      if (!(error instanceof StorageTimeoutError) || remainingMs(env) <= 0) throw error;
    }
  }
  // The deal continues in the background if it takes longer than the request may wait.
  const mine = inBackground(env, (own) => readOrDeal(own, every, day, now));
  dealsInProgress.set(which, mine);
  const end = () => {
    if (dealsInProgress.get(which) === mine) dealsInProgress.delete(which);
  };
  mine.then(end, end);
  return withTimeout(remainingMs(env), mine);
}

async function readOrDeal(env: Env, every: Schedule, day: Day, now: number): Promise<PuzzleDocument> {
  const dealt = await readPuzzles(env, every, day);
  if (dealt !== null && isComplete(every, dealt)) return dealt;
  const league = await publishLeague(env, now);
  for (const puzzle of await readUndealtPuzzles(env, every, [day])) {
    try {
      await dealGame(env, puzzle, league, now);
    } catch (error) {
      if (isStorageUnavailable(error)) throw error;
      log("error", "puzzle-not-dealt", error, { ...puzzle });
    }
  }
  const document = await readPuzzles(env, every, day);
  if (document === null) throw new Error(`${day} could not be dealt`);
  if (isComplete(every, document)) await publishPuzzles(env, every, document);
  else incompletePuzzles.set(`${every} ${day}`, document, now);
  return document;
}

/**
 * Deals a game of a day or week, which the last game publishes, and queues it for the other days: one puzzle per call.
 */
export async function dealFromQueue(env: Env, { game, day, later }: DealMessage, now: number): Promise<void> {
  await dealGame(env, { game, day }, await publishLeague(env, now), now);
  const { every } = GAME_CONFIG[game];
  const document = await readPuzzles(env, every, day);
  if (document !== null && isComplete(every, document)) await publishPuzzles(env, every, document);
  const [next, ...rest] = later;
  if (next !== undefined) await env.PUZZLES.send({ game, day: next, later: rest });
}

/** @throws the error of the last attempt, or of storage */
async function dealGame(env: Env, puzzle: PuzzleKey, league: string, now: number): Promise<void> {
  const facts = await readGameFacts(env, puzzle.game, { league, day: puzzle.day }, now);
  for (let attempt = 1; attempt <= MAX_DRAWS; attempt++) {
    try {
      if (await drawAndSave(env, puzzle, facts, league, attempt, now)) return;
    } catch (error) {
      if (attempt === MAX_DRAWS || isStorageUnavailable(error)) throw error;
      // The draw depends on nothing but game, day and attempt, so the same one would fail every hour.
      log("warn", "draw-failed", error, { ...puzzle, attempt });
    }
  }
}

/** Returns whether the game has a puzzle now, this one or that of another deal. */
async function drawAndSave(
  env: Env,
  { game: name, day }: PuzzleKey,
  facts: unknown,
  league: string,
  attempt: number,
  now: number,
): Promise<boolean> {
  const game = anyGame(name);
  const pick = await keyedPick(env, `${name} ${day} ${attempt}`, now);
  const { answers, count } = await readNearbyPuzzles(env, name, day);
  const secret = game.deal(facts, day, answers, pick);
  const data = await buildPuzzleData(env, name, facts, secret, now, { kind: "daily" });
  const puzzle = { game: name, day, answer: game.answerKey(secret), secret, data, league };
  return savePuzzle(env, puzzle, { answers, count: attempt <= STRICT_DRAWS ? count : null });
}

/** Returns a random generator keyed with a secret, so that the open source does not reveal future draws. */
async function keyedPick(env: Env, occasion: string, now: number): Promise<RandomPick> {
  const mac = new DataView(await computeHmac(env, "draw", occasion, now));
  return seededPick([mac.getUint32(0), mac.getUint32(4), mac.getUint32(8), mac.getUint32(12)]);
}
