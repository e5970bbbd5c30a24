import type { Day } from "#rules/shared/day";
import { seededPick, type RandomPick } from "#rules/shared/draw";
import type { AnyGame } from "#rules/shared/game";
import { isDaily, GAME_CONFIG, type Schedule, type GameName, type WeeklyName } from "#rules/shared/game-config";
import { games } from "#rules/games";
import type { Env } from "../env.ts";
import { buildPuzzleData } from "./puzzle-data.ts";
import type { DealMessage } from "../runtime/queue-messages.ts";
import { inBackground, remainingMs, StorageTimeoutError, withTimeout } from "../runtime/timeouts.ts";
import { readGameFacts } from "../store/facts.ts";
import { readKeys } from "../store/keys.ts";
import { publishLeague } from "../store/leagues.ts";
import {
  publishPuzzles,
  cachedPuzzles,
  readUndealtGames,
  readPuzzles,
  readRecentAnswers,
  savePuzzle,
  type DealtPuzzle,
  type PuzzleDocuments,
} from "../store/puzzles.ts";

/** How often a draw is repeated if its answer has just been taken by another deal. */
const MAX_DRAWS = 5;

/** How long a request waits for a deal that another request has started, in milliseconds. Then it deals itself. */
const SHARED_DEAL_TIMEOUT_MS = 5_000;

/** The deals in progress in this isolate, by day or week. */
const dealsInProgress = new Map<string, Promise<PuzzleDocuments[Schedule]>>();

/** Returns the dailies of a day ({@link ensurePuzzles}). */
export const ensureDay = (env: Env, day: Day, now: number): Promise<PuzzleDocuments["day"]> =>
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
export async function ensurePuzzles<Every extends Schedule>(
  env: Env,
  every: Every,
  day: Day,
  now: number,
): Promise<PuzzleDocuments[Every]> {
  const known = cachedPuzzles(every, day);
  if (known !== null) return known;
  const which = `${every} ${day}`;
  const shared = dealsInProgress.get(which);
  if (shared !== undefined) {
    try {
      return (await withTimeout(Math.min(SHARED_DEAL_TIMEOUT_MS, remainingMs(env)), shared)) as PuzzleDocuments[Every];
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

async function readOrDeal<Every extends Schedule>(
  env: Env,
  every: Every,
  day: Day,
  now: number,
): Promise<PuzzleDocuments[Every]> {
  const dealt = await readPuzzles(env, every, day);
  if (dealt !== null) return dealt;
  const league = await publishLeague(env, now);
  for (const game of await readUndealtGames(env, every, day)) await dealGame(env, { game, day }, league, now);
  const document = await readPuzzles(env, every, day);
  if (document === null) throw new Error(`${day} could not be dealt`);
  await publishPuzzles(env, every, document);
  return document;
}

/** Deals one game of a day or a week from the queue. The last deal publishes all of them. */
export async function dealFromQueue(env: Env, puzzle: DealMessage, now: number): Promise<void> {
  await dealGame(env, puzzle, await publishLeague(env, now), now);
  const { every } = GAME_CONFIG[puzzle.game];
  const document = await readPuzzles(env, every, puzzle.day);
  if (document !== null) await publishPuzzles(env, every, document);
}

async function dealGame(env: Env, { game: name, day }: DealMessage, league: string, now: number): Promise<void> {
  const game = games[name] as AnyGame;
  const facts = await readGameFacts(env, name, { league, day }, now);
  for (let attempt = 1; attempt <= MAX_DRAWS; attempt++) {
    const secret = game.deal(
      facts,
      day,
      await readRecentAnswers(env, name, day),
      await keyedPick(env, `${name} ${day} ${attempt}`, now),
    );
    // The last attempt takes any answer: a small league must still have a puzzle.
    const evidence = await buildPuzzleData(env, name, facts, secret, now, "day");
    const puzzle = { game: name, day, answer: game.answerKey(secret), secret, evidence, league };
    if (await savePuzzle(env, puzzle, { fresh: attempt < MAX_DRAWS })) return;
  }
}

/** Returns a random generator keyed with a secret, so that the open source does not reveal future draws. */
async function keyedPick(env: Env, occasion: string, now: number): Promise<RandomPick> {
  const [{ bytes }] = await readKeys(env, "draw", now);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(occasion)));
  return seededPick([mac.getUint32(0), mac.getUint32(4), mac.getUint32(8), mac.getUint32(12)]);
}
