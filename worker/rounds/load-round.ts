import type { Context } from "hono";
import { faceKindOf, type FacePuzzleData } from "#rules/face/face";
import { pickRoundOptions, type Attempt } from "#rules/shared/attempt";
import type { RandomPick } from "#rules/shared/draw";
import type { AnyGame, PracticeFilter, Puzzle } from "#rules/shared/game";
import { roundStateOf, type Round } from "#rules/shared/round";
import { ensurePuzzle } from "../puzzles/deal.ts";
import type { Env } from "../env.ts";
import { buildPuzzleData } from "../puzzles/puzzle-data.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { decryptChallenge } from "../links/link-payload.ts";
import { readGameFacts } from "../store/facts.ts";
import { decryptToken } from "../tokens/tokens.ts";
import { parsePuzzleDay, runningDay, type GameParam } from "../http/game-params.ts";
import type { AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";

/** The request for a new round. For a day, `round` is the token of the round that the browser has stored. */
export type RoundRequest =
  | { kind: "day"; day: string; round?: string }
  | { kind: "practice"; filter: PracticeFilter }
  | { kind: "challenge"; code: string };

export interface PlayContext {
  env: Env;
  /** Unix milliseconds. */
  now: number;
}

export const playContext = (c: Context<AppContext>): PlayContext => ({ env: c.env, now: c.get("now") });

/** A {@link PlayContext} with what dealing needs. */
export interface DealContext extends PlayContext {
  /** Draws for practice. */
  pick: RandomPick;
}

/** A round of any game: only the game's module knows the types of its answer and guesses. */
export type UntypedRound = Round<unknown, unknown>;

/** A round with everything needed to play it. */
export interface LoadedRound {
  game: AnyGame;
  puzzle: Puzzle<unknown, unknown, unknown>;
  round: UntypedRound;
}

/** Puzzle data of practice and challenge rounds, by id of the round. */
const gathered = new IsolateCache<unknown>(64);

/**
 * Begins a round of any kind.
 *
 * @param session null for practice and challenges, which belong to no visitor
 * @throws unknown-day, future-day, no-matching-player, invalid-request, invalid-token, player-not-available
 */
export async function beginRound(
  context: DealContext,
  named: GameParam,
  begin: RoundRequest,
  session: { visitor: string; attempt: Attempt | null } | null,
): Promise<LoadedRound> {
  const { env, now } = context;
  const day = begin.kind === "day" ? parsePuzzleDay(named, begin.day, now) : runningDay(named, now);
  const { league, secret } = await ensurePuzzle(env, named.name, day, now);
  const deal = await dealOf(context, named, begin, await readGameFacts(env, named.name, { league, day }, now), secret);
  const round: UntypedRound = {
    id: crypto.randomUUID(),
    visitor: session?.visitor ?? null,
    game: named.name,
    deal,
    day,
    league,
    begun: now,
    guesses: [],
    gaveUp: false,
  };
  const loaded = await loadPuzzleOfRound(context, named, round);
  return session?.attempt ? applyAttempt(loaded, session.attempt, session.visitor) : loaded;
}

async function dealOf(
  { env, now, pick }: DealContext,
  named: GameParam,
  begin: RoundRequest,
  facts: unknown,
  today: unknown,
): Promise<UntypedRound["deal"]> {
  switch (begin.kind) {
    // A round is a daily if it was begun on its own day, whenever it is finished.
    case "day":
      return { kind: begin.day === runningDay(named, now) ? "daily" : "archive" };
    case "practice":
      return { kind: "practice", secret: practise(named, begin.filter, facts, today, pick), filter: begin.filter };
    case "challenge":
      return { kind: "challenge", secret: await challenged(env, named, begin.code, facts, now) };
  }
}

/** @param today the running puzzle's answer */
function practise(
  { game }: GameParam,
  filter: PracticeFilter,
  facts: unknown,
  today: unknown,
  pick: RandomPick,
): unknown {
  if ("since" in filter && game.hasEras !== true) throw apiError("invalid-request");
  try {
    return game.dealPractice(facts, filter, pick, today);
  } catch (error) {
    if (error instanceof RangeError) throw apiError("no-matching-player");
    throw error;
  }
}

async function challenged(
  env: Env,
  { name, game }: GameParam,
  code: string,
  facts: unknown,
  now: number,
): Promise<unknown> {
  const challenge = await decryptChallenge(env, code, now);
  // A challenge to the puzzle of a day is played as that day's round.
  if (challenge === null || challenge.day !== undefined) throw apiError("invalid-token");
  if (challenge.game !== name) throw apiError("wrong-game");
  const secret = game.acceptPickedAnswer?.(facts, challenge.secret) ?? null;
  if (secret === null) throw apiError("player-not-available");
  return secret;
}

/** @throws invalid-token */
export async function decryptRound({ env, now }: PlayContext, token: string): Promise<UntypedRound> {
  const round = await decryptToken<UntypedRound>(env, "round", token, now);
  if (round === null) throw apiError("invalid-token");
  return round;
}

/** Adds game and puzzle to a round. @throws wrong-game, storage-unavailable */
export async function loadPuzzleOfRound(
  { env, now }: PlayContext,
  { name, game }: GameParam,
  round: UntypedRound,
): Promise<LoadedRound> {
  if (round.game !== name) throw apiError("wrong-game");
  const facts = await readGameFacts(env, name, round, now);
  if (!("secret" in round.deal)) {
    const { secret, evidence } = await ensurePuzzle(env, name, round.day, now);
    return { game, puzzle: { facts, secret, evidence }, round };
  }
  const { deal } = round;
  const { secret } = deal;
  // By round and not by answer: a photograph that was unavailable for one round may be available for the next.
  const cached = gathered.get(round.id);
  const evidence = cached ?? (await buildPuzzleData(env, name, facts, secret, now, deal));
  if (cached === undefined && evidence !== null) gathered.set(round.id, evidence);
  const puzzle = { facts, secret, evidence };
  if (name !== "face" || deal.kind !== "practice") return { game, puzzle, round };
  return { game, puzzle, round: { ...round, deal: { ...deal, face: faceKindOf(evidence as FacePuzzleData) } } };
}

/** Returns the round of a daily with the moves of its attempt, for the visitor who has the attempt now. */
export function applyAttempt(loaded: LoadedRound, attempt: Attempt, visitor: string): LoadedRound {
  const { guesses, gaveUp, round: id, begun, movedAt, branched } = attempt;
  const { game, puzzle } = loaded;
  const { hint: _hint, hard: _hard, ended: _ended, branched: _branched, ...dealt } = loaded.round;
  const round: UntypedRound = {
    ...dealt,
    id,
    visitor,
    begun,
    guesses: [...guesses],
    gaveUp,
    ...pickRoundOptions(attempt),
    ...(branched !== undefined && { branched }),
  };
  if (roundStateOf(game, puzzle, round) !== "guessing") round.ended = movedAt;
  return { game, puzzle, round };
}

/** Returns the attempt that a round's token describes. */
export const toAttempt = (round: UntypedRound): Attempt => ({
  day: round.day,
  round: round.id,
  begun: round.begun,
  movedAt: round.ended ?? round.begun,
  guesses: round.guesses,
  gaveUp: round.gaveUp,
  ...pickRoundOptions(round),
  ...(round.branched !== undefined && { branched: round.branched }),
});
