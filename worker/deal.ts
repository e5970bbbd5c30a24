import type { Day } from "#rules/day";
import { seededPick, type Pick } from "#rules/draw";
import type { AnyGame } from "#rules/game";
import { games } from "#rules/games";
import type { Env } from "./env.ts";
import { gatherEvidence } from "./evidence.ts";
import type { ToDeal } from "./messages.ts";
import { TooLate, within } from "./store/patience.ts";
import { readFactsOf } from "./store/facts.ts";
import { keysOf } from "./store/keys.ts";
import { publishLeague } from "./store/leagues.ts";
import {
  dayInMind,
  publishDay,
  readDay,
  readMissing,
  readTaken,
  recordPuzzle,
  type DayDocument,
} from "./store/puzzles.ts";

/** How often a draw is repeated when somebody else has just taken the same answer. */
const ATTEMPTS = 5;

/** Who waits for a deal that another request has begun, deals himself after this, in milliseconds: the other may have gone. */
const SHARED_MS = 5_000;

/** The days that this isolate is dealing. */
const underWay = new Map<Day, Promise<DayDocument>>();

/**
 * The puzzles of a day, dealt now if nobody has dealt them yet. Queue and requests deal alike:
 * whoever comes first, and D1 lets only the first deal of a day stand. Those who come to an isolate at the same moment
 * share one deal.
 *
 * @param now Unix milliseconds, for what is dated by the way
 */
export async function ensureDay(env: Env, day: Day, now: number): Promise<DayDocument> {
  const known = dayInMind(day);
  if (known !== null) return known;
  const shared = underWay.get(day);
  if (shared !== undefined) {
    try {
      return await within(SHARED_MS, shared);
    } catch (error) {
      // What it could not do, this one can do no better.
      if (!(error instanceof TooLate)) throw error;
    }
  }
  const mine = readOrDeal(env, day, now);
  underWay.set(day, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(day) === mine) underWay.delete(day);
  }
}

async function readOrDeal(env: Env, day: Day, now: number): Promise<DayDocument> {
  const dealt = await readDay(env, day);
  if (dealt !== null) return dealt;
  const league = await publishLeague(env, now);
  for (const game of await readMissing(env, day)) await dealGame(env, { game, day }, league, now);
  const document = await readDay(env, day);
  if (document === null) throw new Error(`${day} could not be dealt`);
  await publishDay(env, document);
  return document;
}

/** Deals one game of a day, out of the queue. Whoever deals the last one publishes the day. */
export async function dealFromQueue(env: Env, puzzle: ToDeal, now: number): Promise<void> {
  await dealGame(env, puzzle, await publishLeague(env, now), now);
  const document = await readDay(env, puzzle.day);
  if (document !== null) await publishDay(env, document);
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
