import { Hono, type Context } from "hono";
import * as v from "valibot";
import { ERAS, type PracticeFilter } from "#rules/game";
import type { GameView } from "#rules/games";
import { HINT_AFTER } from "#rules/hint";
import type { GameName } from "#rules/measures";
import type { Outcomes } from "#rules/outcomes";
import type { SquarePicks } from "#rules/rarity";
import { stateOf, viewOf } from "#rules/round";
import { lookUpGuessed } from "../evidence.ts";
import { seal } from "../seal.ts";
import { gameNamed } from "./address.ts";
import { body } from "./body.ts";
import type { ApiContext } from "./context.ts";
import { follow } from "./ending.ts";
import { failure } from "./errors.ts";
import { outcomesInMind } from "./outcomes.ts";
import { picksInMind } from "./picks.ts";
import { seated, takeSeat } from "./seat.ts";
import { beginRound, loadRound, openRound, type Begin, type PlayContext, type Table } from "./table.ts";

const clubCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const filter: v.GenericSchema<PracticeFilter> = v.variant("players", [
  v.object({ players: v.literal("everyone"), since: v.exactOptional(v.picklist(ERAS)) }),
  v.object({ players: v.literal("best-known"), since: v.exactOptional(v.picklist(ERAS)) }),
  v.object({ players: v.literal("team"), team: clubCode }),
]);
const begin: v.GenericSchema<Begin> = v.variant("kind", [
  v.object({ kind: v.literal("day"), day: v.string() }),
  v.object({ kind: v.literal("practice"), filter }),
  v.object({ kind: v.literal("challenge"), code: v.string() }),
]);
const token = v.object({ round: v.string() });
const guess = v.object({ round: v.string(), guess: v.unknown(), hard: v.optional(v.boolean()) });

/** What every call about a round answers with: the round, sealed, and what may be seen of it. */
export interface RoundAnswer<Name extends GameName = GameName> {
  round: string;
  view: GameView<Name>;
  /** Of a grid of a day that is played, what `POST /api/picks` would tell, where it is known without asking for it. */
  picks?: (SquarePicks | null)[];
  /** With the move that ends a daily, how everybody else's rounds of it ended, where that is known without asking for it. */
  outcomes?: Outcomes;
}

/**
 * The one API of all games.
 *
 * - `POST /api/rounds/:game` begins a round: a day's, practice or a challenge. A daily that the visitor has begun is
 *   dealt as far as he has come, and one that he has finished, on whatever device, not again.
 * - `POST /api/rounds/:game/guess` judges a guess. A guess that is not taken costs nothing. The first says whether the
 *   round is played in hard mode, `hard`; later ones need not say it again, and change nothing about it.
 * - `POST /api/rounds/:game/hint` takes the one hint of a round, after the fourth miss, and tells it again as often as asked.
 * - `POST /api/rounds/:game/give-up` ends a practice or challenge round and reveals; a day's only in a game that can
 *   be stopped, where it counts as it stands.
 */
export const rounds = new Hono<ApiContext>()
  .post("/:game", body(begin), async (c) => {
    const game = gameNamed(c.req.param("game"));
    const asked = c.req.valid("json");
    const seat = await takeSeat(c, game, asked);
    return c.json(await show(c, await beginRound({ ...playing(c), pick: c.get("pick") }, game, asked, seat)));
  })
  .post("/:game/guess", body(guess), async (c) => {
    const sent = c.req.valid("json");
    const table = await tableOf(c, c.req.param("game"), sent.round);
    if (stateOf(table.game, table.puzzle, table.round) !== "guessing") throw failure("round-over");
    const accepted = table.game.accept(table.puzzle, sent.guess, table.round.guesses);
    if (!accepted.ok) throw failure(accepted.refusal);
    settleMode(table, sent.hard);
    const clue = table.round.hard ? table.game.givesUp?.(table.puzzle, accepted.guess, table.round.guesses) : null;
    if (clue) throw failure(`hard-mode-${clue}`);
    table.round.guesses.push(accepted.guess);
    return c.json(await showAfter(c, table));
  })
  .post("/:game/hint", body(token), async (c) => {
    const table = await tableOf(c, c.req.param("game"), c.req.valid("json").round);
    const { game, puzzle, round } = table;
    if (game.hint === undefined) throw failure("no-hints");
    if (round.hint !== undefined) return c.json(await show(c, table));
    if (stateOf(game, puzzle, round) !== "guessing") throw failure("round-over");
    if (round.guesses.length < HINT_AFTER) throw failure("hint-too-early");
    round.hint = round.guesses.length;
    return c.json(await showAfter(c, table, true));
  })
  .post("/:game/give-up", body(token), async (c) => {
    const table = await tableOf(c, c.req.param("game"), c.req.valid("json").round);
    if (!("secret" in table.round.deal) && !table.game.canStop) throw failure("cannot-give-up");
    if (stateOf(table.game, table.puzzle, table.round) !== "guessing") throw failure("round-over");
    table.round.gaveUp = true;
    return c.json(await showAfter(c, table));
  });

const playing = (c: { env: ApiContext["Bindings"]; get(key: "now"): number }): PlayContext => ({
  env: c.env,
  now: c.get("now"),
});

/** A round that comes back from a browser, with all that is needed to play it on, and whose it is. */
export async function tableOf(c: Context<ApiContext>, name: string, sealed: string): Promise<Table> {
  const game = gameNamed(name);
  return loadRound(playing(c), game, await seated(c, await openRound(playing(c), sealed)));
}

/**
 * Sets the mode of a round with its first guess; later ones may say the same again.
 *
 * @param hard what the guess says; undefined where it says nothing
 * @throws no-hard-mode, hard-mode-set
 */
function settleMode({ game, round }: Table, hard: boolean | undefined): void {
  if (hard === undefined || hard === (round.hard ?? false)) return;
  if (game.givesUp === undefined) throw failure("no-hard-mode");
  if (round.guesses.length > 0) throw failure("hard-mode-set");
  round.hard = hard;
}

/** Shows a round after a move, once whoever keeps count of it knows of the move. */
async function showAfter(c: Context<ApiContext>, table: Table, isHint = false): Promise<RoundAnswer> {
  const { game, puzzle, round } = table;
  const state = stateOf(game, puzzle, round);
  if (state !== "guessing") round.ended = c.get("now");
  const followed = follow(c, table, state, isHint);
  const outcomes = outcomesInMind(playing(c), table, (counting) => c.executionCtx.waitUntil(counting));
  const [answer] = await Promise.all([show(c, table, true), followed]);
  return outcomes === null ? answer : { ...answer, outcomes };
}

/** @param isMove whether a move has just been made: what it ends is in nobody's count yet */
async function show(c: Context<ApiContext>, table: Table, isMove = false): Promise<RoundAnswer> {
  const { game, round } = table;
  const { env, now } = playing(c);
  const puzzle = await lookUpGuessed(env, round.game, table.puzzle, round.guesses, now);
  const picks = picksInMind({ env, now }, table, isMove, (counting) => c.executionCtx.waitUntil(counting));
  return {
    round: await seal(env, "round", round, now),
    // Each game's guesses and clues are its own; outside its module they are JSON of that type.
    view: viewOf(game, puzzle, round) as unknown as GameView<GameName>,
    ...(picks !== null && { picks }),
  };
}
