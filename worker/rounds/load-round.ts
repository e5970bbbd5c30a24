import { anyGame } from "#rules/games";
import { pickRoundOptions, type Attempt } from "#rules/shared/attempt";
import type { AnyGame, Puzzle } from "#rules/shared/game";
import type { GameName } from "#rules/shared/game-config";
import { roundStateOf, type Round } from "#rules/shared/round";
import { ensurePuzzle } from "../puzzles/deal.ts";
import { buildPuzzleData } from "../puzzles/puzzle-data.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { readGameFacts } from "../store/facts.ts";
import { decryptToken } from "../tokens/tokens.ts";
import type { ApiRequest } from "../http/context.ts";
import { apiError } from "../http/errors.ts";

/** A round of any game: only the game's module knows the types of its answer and guesses. */
export type UntypedRound = Round<unknown, unknown>;

export interface LoadedRound {
  game: AnyGame;
  puzzle: Puzzle<unknown, unknown, unknown>;
  round: UntypedRound;
}

export const isOver = ({ game, puzzle, round }: LoadedRound): boolean =>
  roundStateOf(game, puzzle, round) !== "guessing";

/** Puzzle data of practice and challenge rounds, by id of the round. */
const gathered = new IsolateCache<unknown>(64);

/** @throws invalid-token */
export async function decryptRound(c: ApiRequest, token: string): Promise<UntypedRound> {
  const round = await decryptToken<UntypedRound>(c.env, "round", token, c.get("now"));
  if (round === null) throw apiError("invalid-token");
  return round;
}

/** Adds game and puzzle to a round. @throws wrong-game, storage-unavailable */
export async function loadPuzzleOfRound(
  { env, var: { now } }: ApiRequest,
  name: GameName,
  round: UntypedRound,
): Promise<LoadedRound> {
  if (round.game !== name) throw apiError("wrong-game");
  const game = anyGame(name);
  const facts = await readGameFacts(env, name, round, now);
  if (!("secret" in round.deal)) {
    const { secret, data } = await ensurePuzzle(env, name, round.day, now);
    return { game, puzzle: { facts, secret, data }, round };
  }
  const { deal } = round;
  const { secret } = deal;
  // By round and not by answer: a photograph that was unavailable for one round may be available for the next.
  const cached = gathered.get(round.id);
  const data = cached ?? (await buildPuzzleData(env, name, facts, secret, now, deal));
  if (cached === undefined && data !== null) gathered.set(round.id, data);
  const puzzle = { facts, secret, data };
  if (game.variantOf === undefined || deal.kind !== "practice") return { game, puzzle, round };
  return { game, puzzle, round: { ...round, deal: { ...deal, variant: game.variantOf(data) } } };
}

/** Loads a token's round of a game. @throws invalid-token, wrong-game, round-not-over, storage-unavailable */
export async function loadEndedRound(c: ApiRequest, game: GameName, token: string): Promise<LoadedRound> {
  const loaded = await loadPuzzleOfRound(c, game, await decryptRound(c, token));
  if (!isOver(loaded)) throw apiError("round-not-over");
  return loaded;
}

export function applyAttempt({ game, puzzle, round: earlier }: LoadedRound, attempt: Attempt): LoadedRound {
  const { guesses, gaveUp, round: id, begun, movedAt } = attempt;
  const { hint: _hint, hard: _hard, ended: _ended, ...dealt } = earlier;
  const round: UntypedRound = {
    ...dealt,
    id,
    deal: { kind: "daily" },
    begun,
    guesses: [...guesses],
    gaveUp,
    ...pickRoundOptions(attempt),
  };
  const loaded = { game, puzzle, round };
  if (isOver(loaded)) round.ended = movedAt;
  return loaded;
}

export const toAttempt = (round: UntypedRound): Attempt => ({
  day: round.day,
  round: round.id,
  begun: round.begun,
  movedAt: round.ended ?? round.begun,
  guesses: round.guesses,
  gaveUp: round.gaveUp,
  ...pickRoundOptions(round),
});
