import type { Context } from "hono";
import type { GameView } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { Outcomes } from "#rules/shared/outcomes";
import type { CellPicks } from "#rules/grid/rarity";
import { buildRoundView } from "#rules/shared/round";
import { addGuessedPlayers } from "../puzzles/puzzle-data.ts";
import { encryptToken } from "../tokens/tokens.ts";
import type { AppContext } from "../http/context.ts";
import { playContext, type LoadedRound } from "./load-round.ts";
import { cachedPicksOf } from "./cached-picks.ts";

/** The response of every request about a round: its token, and what may be visible of it. */
export interface RoundResponseBody<Name extends GameName = GameName> {
  round: string;
  view: GameView<Name>;
  /** For a Grid of a day that is being played, the response of `POST /api/picks`, if it is cached. */
  picks?: (CellPicks | null)[];
  /** After the last move of a daily, how all other rounds of it ended, if that is cached. */
  outcomes?: Outcomes;
}

/** @param isMove whether a move has just been made: a result that ends with it is not counted yet */
export async function buildRoundResponse(
  c: Context<AppContext>,
  loaded: LoadedRound,
  isMove = false,
): Promise<RoundResponseBody> {
  const { game, round } = loaded;
  const { env, now } = playContext(c);
  const puzzle = await addGuessedPlayers(env, round.game, loaded.puzzle, round.guesses, now);
  const picks = cachedPicksOf({ env, now }, loaded, isMove, (counting) => c.executionCtx.waitUntil(counting));
  return {
    round: await encryptToken(env, "round", round, now),
    // Each game has its own types of guesses and clues; outside its module they are JSON.
    view: buildRoundView(game, puzzle, round) as unknown as GameView<GameName>,
    ...(picks !== null && { picks }),
  };
}
