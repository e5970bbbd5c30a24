import type { GameView } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { Outcomes } from "#rules/shared/outcomes";
import type { CellPicks } from "#rules/grid/rarity";
import { buildRoundView } from "#rules/shared/round";
import { addGuessedPlayers } from "../puzzles/puzzle-data.ts";
import { encryptToken } from "../tokens/tokens.ts";
import type { ApiRequest } from "../http/context.ts";
import type { LoadedRound } from "./load-round.ts";
import { cachedPicksOf } from "./cached-picks.ts";

/** The response of every request about a round: its token, and what may be visible of it. */
export interface RoundResponseBody<Name extends GameName = GameName> {
  round: string;
  view: GameView<Name>;
  /** For a Grid of a day that is being played, the response of `POST /api/picks`, if it is cached. */
  picks?: (CellPicks | null)[];
  /** After the last move of a running daily, how all other rounds of it ended, if D1 has answered in time. */
  outcomes?: Outcomes;
  /** On a deal: the visitor of the cookie was deleted, or joined on another device, and this is a new one. */
  visitorReplaced?: true;
}

/** What a game's module does not know, and its responses contain. */
type Addition = (
  c: ApiRequest,
  loaded: LoadedRound,
  isMove: boolean,
) => Promise<{ puzzle: LoadedRound["puzzle"] } & Pick<RoundResponseBody, "picks">>;

const ADDITIONS: Partial<Record<GameName, Addition>> = {
  grid: async (c, loaded, isMove) => {
    const picks = cachedPicksOf(c, loaded, isMove);
    const { puzzle, round } = loaded;
    return {
      puzzle: await addGuessedPlayers(c.env, puzzle, round.guesses, c.get("now")),
      ...(picks !== null && { picks }),
    };
  },
};

/** @param isMove whether a move has just been made: a result that ends with it is not counted yet */
export async function buildRoundResponse(
  c: ApiRequest,
  loaded: LoadedRound,
  isMove = false,
): Promise<RoundResponseBody> {
  const { game, round } = loaded;
  const added = await ADDITIONS[round.game]?.(c, loaded, isMove);
  const { puzzle, ...more } = added ?? { puzzle: loaded.puzzle };
  return {
    round: await encryptToken(c.env, "round", round, c.get("now")),
    // Each game has its own types of guesses and clues; outside its module they are JSON.
    view: buildRoundView(game, puzzle, round) as unknown as GameView<GameName>,
    ...more,
  };
}
