import { Hono } from "hono";
import { numberOn } from "#rules/shared/schedule";
import type { GameAnswer } from "#rules/games";
import { MEASURES, type GameName } from "#rules/shared/game-config";
import { outcomesOf } from "#rules/shared/outcomes";
import { hasFinished } from "../results/record.ts";
import { readFactsOf } from "../store/facts.ts";
import { readPuzzle } from "../store/puzzles.ts";
import { readOutcomes, readOwnFinish } from "../store/results.ts";
import { gameNamed, playableDay, runningDay } from "../http/game-params.ts";
import type { ApiContext } from "../http/context.ts";
import { failure } from "../http/errors.ts";
import { CACHE_ONE_DAY } from "../http/cache-control.ts";
import { visitorOf } from "../http/visitor-cookie.ts";

/**
 * - `GET /api/days/:day/:game`: the answer of a day (or week) that is over, or of the running one if the visitor has
 *   finished it on any device. Never deals: a day without a puzzle is `day-not-dealt`.
 * - `GET /api/days/:day/:game/outcomes`: how its rounds have ended so far; `counted` is their number, `own` whether the
 *   visitor's is recorded, and its place.
 */
export const days = new Hono<ApiContext>()
  .get("/:day/:game/outcomes", async (c) => {
    const named = gameNamed(c.req.param("game"));
    const { name } = named;
    const day = playableDay(named, c.req.param("day"), c.get("now"));
    const visitor = await visitorOf(c);
    const [{ outcomes, counted }, own] = await Promise.all([
      readOutcomes(c.env, name, day),
      visitor === null ? null : readOwnFinish(c.env, visitor, name, day),
    ]);
    return c.json({
      ...outcomesOf(MEASURES[name], outcomes),
      counted,
      own: own ?? { isRecorded: false, place: null },
    });
  })
  .get("/:day/:game", async (c) => {
    const named = gameNamed(c.req.param("game"));
    const { name, game } = named;
    const now = c.get("now");
    const day = playableDay(named, c.req.param("day"), now);
    const isRunning = day === runningDay(named, now);
    if (isRunning && !(await hasFinished(c.env, await visitorOf(c), name, day, now))) throw failure("day-not-over");
    const puzzle = await readPuzzle(c.env, name, day);
    if (puzzle === null) throw failure("day-not-dealt");
    const { secret, evidence, league } = puzzle;
    const facts = await readFactsOf(c.env, name, { league, day }, now);
    const answer = game.answer({ facts, secret, evidence }) as GameAnswer<GameName>;
    if (!isRunning) c.header("Cache-Control", CACHE_ONE_DAY);
    return c.json({ day, number: numberOn(game, day), league, answer });
  });
