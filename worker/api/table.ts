import type { Pick } from "#rules/draw";
import type { AnyGame, PracticeFilter, Puzzle } from "#rules/game";
import { termsOf, type Line } from "#rules/line";
import type { Round } from "#rules/round";
import type { Env } from "../env.ts";
import { gatherEvidence } from "../evidence.ts";
import { ensurePuzzle } from "../deal.ts";
import { unseal } from "../seal.ts";
import { readFactsOf } from "../store/facts.ts";
import { Memory } from "../memory.ts";
import { openChallenge } from "../sent.ts";
import { playableDay, runningDay, type NamedGame } from "./address.ts";
import { failure } from "./errors.ts";

/** How a visitor asks for a round. */
export type Begin =
  | { kind: "day"; day: string }
  | { kind: "practice"; filter: PracticeFilter }
  | { kind: "challenge"; code: string };

export interface PlayContext {
  env: Env;
  /** Unix milliseconds. */
  now: number;
}

/** A {@link PlayContext} in which a round can be dealt. */
export interface DealContext extends PlayContext {
  /** Draws for practice. */
  pick: Pick;
}

/** A round of any game: what its secret and guesses are is for the game's module to know. */
export type AnyRound = Round<unknown, unknown>;

/** A round with all that is needed to play it on. */
export interface Table {
  game: AnyGame;
  puzzle: Puzzle<unknown, unknown, unknown>;
  round: AnyRound;
}

/** Practice and challenges bring their secret along; what was gathered about it stays here for the next guess, by the id of the round. */
const gathered = new Memory<unknown>(64);

/** Whom a round of a day is dealt to, and the line that is known of his and resumed, if there is one. */
export interface Seat {
  visitor: string;
  line: Line | null;
}

/**
 * Begins a round of any kind.
 *
 * @param seat null for practice and challenges, which are nobody's
 * @throws unknown-day, future-day, nobody-to-draw, invalid-request, broken-seal, player-gone
 */
export async function beginRound(
  context: DealContext,
  named: NamedGame,
  begin: Begin,
  seat: Seat | null,
): Promise<Table> {
  const { env, now } = context;
  const day = begin.kind === "day" ? playableDay(named, begin.day, now) : runningDay(named, now);
  const { league } = await ensurePuzzle(env, named.name, day, now);
  const deal = await dealOf(context, named, begin, await readFactsOf(env, named.name, { league, day }, now));
  const round: AnyRound = {
    id: seat?.line?.round ?? crypto.randomUUID(),
    visitor: seat?.visitor ?? null,
    game: named.name,
    deal,
    day,
    league,
    begun: seat?.line?.begun ?? now,
    guesses: [...(seat?.line?.guesses ?? [])],
    gaveUp: seat?.line?.gaveUp ?? false,
    ...termsOf(seat?.line ?? {}),
  };
  return loadRound(context, named, round);
}

async function dealOf(
  { env, now, pick }: DealContext,
  named: NamedGame,
  begin: Begin,
  facts: unknown,
): Promise<AnyRound["deal"]> {
  switch (begin.kind) {
    // A round is a daily when it was begun on its own day, whenever it is finished.
    case "day":
      return { kind: begin.day === runningDay(named, now) ? "daily" : "archive" };
    case "practice":
      return { kind: "practice", secret: await practise({ env, now, pick }, named, begin.filter, facts) };
    case "challenge":
      return { kind: "challenge", secret: await challenged(env, named, begin.code, facts, now) };
  }
}

async function practise(
  { env, now, pick }: DealContext,
  named: NamedGame,
  filter: PracticeFilter,
  facts: unknown,
): Promise<unknown> {
  const { name, game } = named;
  if ("since" in filter && game.hasEras !== true) throw failure("invalid-request");
  const { secret } = await ensurePuzzle(env, name, runningDay(named, now), now);
  try {
    return game.practise(facts, filter, new Set([game.key(secret)]), pick);
  } catch (error) {
    if (error instanceof RangeError) throw failure("nobody-to-draw");
    throw error;
  }
}

async function challenged(
  env: Env,
  { name, game }: NamedGame,
  code: string,
  facts: unknown,
  now: number,
): Promise<unknown> {
  const challenge = await openChallenge(env, code, now);
  // One to the puzzle of a day is played where that is.
  if (challenge === null || challenge.day !== undefined) throw failure("broken-seal");
  if (challenge.game !== name) throw failure("wrong-game");
  const secret = game.choose?.(facts, challenge.secret) ?? null;
  if (secret === null) throw failure("player-gone");
  return secret;
}

/** Opens a round that comes back from a browser. @throws broken-seal */
export async function openRound({ env, now }: PlayContext, sealed: string): Promise<AnyRound> {
  const round = await unseal<AnyRound>(env, "round", sealed, now);
  if (round === null) throw failure("broken-seal");
  // Until shape 2 a round was dealt to nobody.
  return { ...round, visitor: round.visitor ?? null };
}

/** Brings a round and the facts it is judged by together. @throws wrong-game */
export async function loadRound({ env, now }: PlayContext, { name, game }: NamedGame, round: AnyRound): Promise<Table> {
  if (round.game !== name) throw failure("wrong-game");
  const facts = await readFactsOf(env, name, round, now);
  if (!("secret" in round.deal)) {
    const { secret, evidence } = await ensurePuzzle(env, name, round.day, now);
    return { game, puzzle: { facts, secret, evidence }, round };
  }
  const { secret } = round.deal;
  // Under the round, not its secret: who is dealt the same again, when the photograph can be had, is not shown the drawing of before.
  const evidence =
    gathered.get(round.id) ?? gathered.keep(round.id, await gatherEvidence(env, name, facts, secret, now, "practice"));
  return { game, puzzle: { facts, secret, evidence }, round };
}
