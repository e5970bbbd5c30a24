import { Hono } from "hono";
import { puzzleNumberOn } from "#rules/shared/schedule";
import { anyGame, type GameAnswer } from "#rules/games";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { computeOutcomes } from "#rules/shared/outcomes";
import { readOutcomeCounts, readOwnFinish } from "../store/results.ts";
import { parseGame, parsePuzzleDay, runningDay } from "../http/game-params.ts";
import type { AppContext } from "../http/context.ts";
import { CACHE_ONE_DAY } from "../http/cache-control.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";
import { loadEndedPuzzle } from "../rounds/ended-puzzle.ts";

/**
 * - `GET /api/days/:day/:game`: the answer of a day (or week) that is over, or of the running one if the visitor has
 *   finished it on any device. Never deals: a day without a puzzle is `day-not-dealt`.
 * - `GET /api/days/:day/:game/outcomes`: how its rounds have ended so far; `counted` is their number, `own` whether the
 *   visitor's is recorded, and its place.
 */
export const daysRoute = new Hono<AppContext>()
  .get("/:day/:game/outcomes", async (c) => {
    const game = parseGame(c.req.param("game"));
    const day = parsePuzzleDay(game, c.req.param("day"), c.get("now"));
    const visitor = await readVisitorId(c);
    const [{ outcomes, counted }, own] = await Promise.all([
      readOutcomeCounts(c.env, game, day),
      visitor === null ? null : readOwnFinish(c.env, visitor, game, day),
    ]);
    return c.json({
      ...computeOutcomes(GAME_CONFIG[game], outcomes),
      counted,
      own: own ?? { isRecorded: false, place: null },
    });
  })
  .get("/:day/:game", async (c) => {
    const game = parseGame(c.req.param("game"));
    const { day, league, puzzle } = await loadEndedPuzzle(c, game, c.req.param("day"));
    const answer = anyGame(game).answer(puzzle) as GameAnswer<GameName>;
    if (day !== runningDay(game, c.get("now"))) c.header("Cache-Control", CACHE_ONE_DAY);
    return c.json({ day, number: puzzleNumberOn(GAME_CONFIG[game], day), league, answer });
  });
