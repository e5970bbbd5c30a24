import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { hasRecordedResult } from "../results/record.ts";
import { readGameFacts } from "../store/facts.ts";
import { readPuzzle } from "../store/puzzles.ts";
import type { ApiRequest } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { parsePuzzleDay, runningDay } from "../http/game-params.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";
import type { LoadedRound } from "./load-round.ts";

/**
 * Returns the puzzle of a day (or week) that is over, or of the running one if the visitor has finished it on any
 * device. Never deals.
 *
 * @throws unknown-day, future-day, day-not-over, day-not-dealt
 */
export async function loadEndedPuzzle(
  c: ApiRequest,
  game: GameName,
  asked: string,
): Promise<Pick<LoadedRound, "puzzle"> & { day: Day; league: string }> {
  const now = c.get("now");
  const day = parsePuzzleDay(game, asked, now);
  if (day === runningDay(game, now) && !(await hasRecordedResult(c.env, await readVisitorId(c), game, day, now)))
    throw apiError("day-not-over");
  const dealt = await readPuzzle(c.env, game, day);
  if (dealt === null) throw apiError("day-not-dealt");
  const { secret, data, league } = dealt;
  const facts = await readGameFacts(c.env, game, { league, day }, now);
  return { day, league, puzzle: { facts, secret, data } };
}
