import type { Day } from "#rules/day";
import { seededPick, type Pick } from "#rules/draw";
import type { AnyGame } from "#rules/game";
import { isDaily, MEASURES, type Cadence, type GameName, type WeeklyName } from "#rules/measures";
import { games } from "#rules/games";
import type { Env } from "./env.ts";
import { gatherEvidence } from "./evidence.ts";
import type { ToDeal } from "./messages.ts";
import { inBackground, timeLeft, TooLate, withTimeout } from "./store/patience.ts";
import { readFactsOf } from "./store/facts.ts";
import { keysOf } from "./store/keys.ts";
import { publishLeague } from "./store/leagues.ts";
import {
  publishPuzzles,
  puzzlesInMind,
  readMissing,
  readPuzzles,
  readTaken,
  recordPuzzle,
  type DealtPuzzle,
  type Documents,
} from "./store/puzzles.ts";

/** How often a draw is repeated when somebody else has just taken the same answer. */
const ATTEMPTS = 5;

/** Who waits for a deal that another request has begun, deals himself after this, in milliseconds: the other may have gone. */
const SHARED_MS = 5_000;

/** The days and weeks that this isolate is dealing. */
const underWay = new Map<string, Promise<Documents[Cadence]>>();

/** The dailies of a day: {@link ensurePuzzles}. */
export const ensureDay = (env: Env, day: Day, now: number): Promise<Documents["day"]> =>
  ensurePuzzles(env, "day", day, now);

/** A game's puzzle of a day, of a weekly game the Sunday's: {@link ensurePuzzles}. */
export async function ensurePuzzle(env: Env, game: GameName, day: Day, now: number): Promise<DealtPuzzle> {
  if (isDaily(game)) return (await ensureDay(env, day, now)).puzzles[game];
  return (await ensurePuzzles(env, "week", day, now)).puzzles[game satisfies WeeklyName];
}

/**
 * The puzzles of a day or a week, dealt now if nobody has dealt them yet. Queue and requests deal alike:
 * whoever comes first, and D1 lets only the first deal of a puzzle stand. Those who come to an isolate at the same moment
 * share one deal.
 *
 * @param day the day by which they are known: of a week its Sunday
 * @param now Unix milliseconds, for what is dated by the way
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
  const shared = underWay.get(which);
  if (shared !== undefined) {
    try {
      return (await withTimeout(Math.min(SHARED_MS, timeLeft(env)), shared)) as Documents[Every];
    } catch (error) {
      // What it could not do, this one can do no better.
      if (!(error instanceof TooLate) || timeLeft(env) <= 0) throw error;
    }
  }
  // A deal that takes longer than a request may wait goes on behind its response.
  const mine = inBackground(env, (own) => readOrDeal(own, every, day, now));
  underWay.set(which, mine);
  const end = () => {
    if (underWay.get(which) === mine) underWay.delete(which);
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

/** Deals one game of a day or a week, out of the queue. Whoever deals the last one publishes them. */
export async function dealFromQueue(env: Env, puzzle: ToDeal, now: number): Promise<void> {
  await dealGame(env, puzzle, await publishLeague(env, now), now);
  const { every } = MEASURES[puzzle.game];
  const document = await readPuzzles(env, every, puzzle.day);
  if (document !== null) await publishPuzzles(env, every, document);
}

async function dealGame(env: Env, { game: name, day }: ToDeal, league: string, now: number): Promise<void> {
  const game = games[name] as AnyGame;
  const facts = await readFactsOf(env, name, { league, day }, now);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const secret = game.deal(
      facts,
      day,
      await readTaken(env, name, day),
      await pickFor(env, `${name} ${day} ${attempt}`, now),
    );
    // The last attempt takes what it has drawn: a league smaller than the repeat span must still play.
    const evidence = await gatherEvidence(env, name, facts, secret, now, "day");
    const puzzle = { game: name, day, answer: game.key(secret), secret, evidence, league };
    if (await recordPuzzle(env, puzzle, { fresh: attempt < ATTEMPTS })) return;
  }
}

/** Keyed with a secret of this site, so that its open source tells nobody what comes tomorrow. */
async function pickFor(env: Env, occasion: string, now: number): Promise<Pick> {
  const [{ bytes }] = await keysOf(env, "draw", now);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(occasion)));
  return seededPick([mac.getUint32(0), mac.getUint32(4), mac.getUint32(8), mac.getUint32(12)]);
}
