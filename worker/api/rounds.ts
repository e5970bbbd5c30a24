import { Hono, type Context } from "hono";
import * as v from "valibot";
import type { PracticeFilter } from "#rules/game";
import type { GameView } from "#rules/games";
import type { GameName } from "#rules/measures";
import { stateOf, viewOf } from "#rules/round";
import { hasFinished, recordFinished } from "../recording.ts";
import { seal } from "../seal.ts";
import { gameNamed } from "./address.ts";
import { body } from "./body.ts";
import type { ApiContext } from "./context.ts";
import { finishedRound } from "./finished.ts";
import { beginRound, loadRound, openRound, type Begin, type PlayContext, type Table } from "./table.ts";
import { failure } from "./errors.ts";
import { knownVisitor, visitorOf } from "./visitor.ts";

const clubCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const filter: v.GenericSchema<PracticeFilter> = v.variant("players", [
  v.object({ players: v.literal("everyone") }),
  v.object({ players: v.literal("best-known") }),
  v.object({ players: v.literal("team"), team: clubCode }),
]);
const begin: v.GenericSchema<Begin> = v.variant("kind", [
  v.object({ kind: v.literal("day"), day: v.string() }),
  v.object({ kind: v.literal("practice"), filter }),
  v.object({ kind: v.literal("challenge"), code: v.string() }),
]);
const token = v.object({ round: v.string() });
const guess = v.object({ round: v.string(), guess: v.unknown() });

/** What every call about a round answers with: the round, sealed, and what may be seen of it. */
export interface RoundAnswer<Name extends GameName = GameName> {
  round: string;
  view: GameView<Name>;
}

/**
 * The one API of all games.
 *
 * - `POST /api/rounds/:game` begins a round: a day's, practice or a challenge. A day's that the visitor has finished,
 *   on whatever device, is not dealt to him again.
 * - `POST /api/rounds/:game/guess` judges a guess. A guess that is not taken costs nothing.
 * - `POST /api/rounds/:game/give-up` ends a practice or challenge round and reveals; a day's only in a game that can
 *   be stopped, where it counts as it stands.
 */
export const rounds = new Hono<ApiContext>()
  .post("/:game", body(begin), async (c) => {
    const game = gameNamed(c.req.param("game"));
    const asked = c.req.valid("json");
    if (asked.kind === "day" && (await hasFinished(c.env, visitorOf(c), game.name, asked.day, c.get("now"))))
      throw failure("day-finished");
    return c.json(await show(playing(c), await beginRound(playing(c), game, asked)));
  })
  .post("/:game/guess", body(guess), async (c) => {
    const game = gameNamed(c.req.param("game"));
    const sent = c.req.valid("json");
    const table = await loadRound(playing(c), game, await openRound(playing(c), sent.round));
    if (stateOf(table.game, table.puzzle, table.round) !== "guessing") throw failure("round-over");
    const accepted = table.game.accept(table.puzzle, sent.guess, table.round.guesses);
    if (!accepted.ok) throw failure(accepted.refusal);
    table.round.guesses.push(accepted.guess);
    return c.json(await showAndRecord(c, table));
  })
  .post("/:game/give-up", body(token), async (c) => {
    const game = gameNamed(c.req.param("game"));
    const table = await loadRound(playing(c), game, await openRound(playing(c), c.req.valid("json").round));
    if (!("secret" in table.round.deal) && !table.game.canStop) throw failure("cannot-give-up");
    if (stateOf(table.game, table.puzzle, table.round) !== "guessing") throw failure("round-over");
    table.round.gaveUp = true;
    return c.json(await showAndRecord(c, table));
  });

const playing = (c: { env: ApiContext["Bindings"]; get(key: "now"): number }): PlayContext => ({
  env: c.env,
  now: c.get("now"),
});

/** Shows a round after a move, and has the result recorded if it has ended, whoever it was that played. */
async function showAndRecord(c: Context<ApiContext>, table: Table): Promise<RoundAnswer> {
  const { game, puzzle, round } = table;
  if (stateOf(game, puzzle, round) !== "guessing") round.ended = c.get("now");
  const answer = await show(playing(c), table);
  const finished = finishedRound(table, c.get("now"));
  if (finished !== null) c.executionCtx.waitUntil(recordFinished(c.env, { ...finished, visitor: knownVisitor(c) }));
  return answer;
}

async function show({ env, now }: PlayContext, { game, puzzle, round }: Table): Promise<RoundAnswer> {
  return {
    round: await seal(env, "round", round, now),
    // Each game's guesses and clues are its own; outside its module they are JSON of that type.
    view: viewOf(game, puzzle, round) as unknown as GameView<GameName>,
  };
}
