import { Hono } from "hono";
import { puzzleNumberOn } from "#rules/shared/schedule";
import type { GameAnswer } from "#rules/games";
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
    const named = parseGame(c.req.param("game"));
    const { name } = named;
    const day = parsePuzzleDay(named, c.req.param("day"), c.get("now"));
    const visitor = await readVisitorId(c);
    const [{ outcomes, counted }, own] = await Promise.all([
      readOutcomeCounts(c.env, name, day),
      visitor === null ? null : readOwnFinish(c.env, visitor, name, day),
    ]);
    return c.json({
      ...computeOutcomes(GAME_CONFIG[name], outcomes),
      counted,
      own: own ?? { isRecorded: false, place: null },
    });
  })
  .get("/:day/:game", async (c) => {
    const named = parseGame(c.req.param("game"));
    const { day, league, puzzle } = await loadEndedPuzzle(c, named, c.req.param("day"));
    const answer = named.game.answer(puzzle) as GameAnswer<GameName>;
    if (day !== runningDay(named, c.get("now"))) c.header("Cache-Control", CACHE_ONE_DAY);
    return c.json({ day, number: puzzleNumberOn(named.game, day), league, answer });
  });
