import { Hono } from "hono";
import * as v from "valibot";
import type { HardModeClue } from "#rules/games";
import { ERAS, type PracticeFilter } from "#rules/shared/game-config";
import { MISSES_BEFORE_HINT } from "#rules/classic/hint";
import { parseGame } from "../http/game-params.ts";
import { jsonBody } from "../http/json-body.ts";
import type { AppContext } from "../http/context.ts";
import { apiError, type ErrorCode } from "../http/errors.ts";
import { dealRound, type RoundRequest } from "../rounds/deal-round.ts";
import { isOver, type LoadedRound } from "../rounds/load-round.ts";
import { loadRoundOfToken, makeMove } from "../rounds/make-move.ts";
import { buildRoundResponse } from "../rounds/round-response.ts";

const clubCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const filter: v.GenericSchema<PracticeFilter> = v.variant("players", [
  v.object({ players: v.literal("everyone"), since: v.exactOptional(v.picklist(ERAS)) }),
  v.object({ players: v.literal("best-known"), since: v.exactOptional(v.picklist(ERAS)) }),
  v.object({ players: v.literal("team"), team: clubCode }),
]);
const begin: v.GenericSchema<RoundRequest> = v.variant("kind", [
  v.object({ kind: v.literal("day"), day: v.string(), round: v.exactOptional(v.string()) }),
  v.object({ kind: v.literal("practice"), filter }),
  v.object({ kind: v.literal("challenge"), code: v.string() }),
]);
const token = v.object({ round: v.string() });
const guess = v.object({ round: v.string(), guess: v.unknown(), hard: v.optional(v.boolean()) });

/**
 * The one API of all games.
 *
 * - `POST /api/rounds/:game` begins a round: a day's, practice or a challenge. If the visitor has begun the daily already,
 *   on any device, the response is that round with its moves; if the visitor has finished it, `day-finished`. A browser
 *   that has lost its cookie is recognized by the stored round (`round`).
 * - `POST /api/rounds/:game/guess` judges a guess. A refused guess costs nothing. The first guess decides whether the round
 *   is played in hard mode (`hard`); later guesses may repeat that, and cannot change it.
 * - `POST /api/rounds/:game/hint` takes the one hint of a round, after the fourth miss, and returns it again on each call.
 * - `POST /api/rounds/:game/give-up` ends a practice or challenge round and reveals the answer; a day's round only in a game
 *   that can be stopped, where it counts unchanged.
 *
 * The last three are moves. In a daily a move from a round that is out of date is 409 `round-moved-on`, with the current
 * round (`round`, `view`) in the body: nothing is judged. Repeating the last move returns the same round. If the visitor's
 * object is away, deals and moves are 503 `storage-unavailable`, and can be repeated.
 */
export const roundsRoute = new Hono<AppContext>()
  .post("/:game", jsonBody(begin), async (c) =>
    c.json(await dealRound(c, parseGame(c.req.param("game")), c.req.valid("json"))),
  )
  .post("/:game/guess", jsonBody(guess), async (c) => {
    const { round: token, guess: raw, hard } = c.req.valid("json");
    const loaded = await loadRoundOfToken(c, c.req.param("game"), token);
    const { game, puzzle, round } = loaded;
    const accepted = game.accept(puzzle, raw, round.guesses);
    const move = { kind: "guess", guess: accepted.ok ? accepted.guess : raw, hard: hard ?? false } as const;
    const refusal =
      refusalOfState(loaded) ?? (accepted.ok ? hardModeRefusalOf(loaded, accepted.guess, hard) : accepted.refusal);
    return c.json(await makeMove(c, loaded, move, refusal));
  })
  .post("/:game/hint", jsonBody(token), async (c) => {
    const loaded = await loadRoundOfToken(c, c.req.param("game"), c.req.valid("json").round);
    const { game, round } = loaded;
    if (game.hint === undefined) throw apiError("no-hints");
    if (round.hint !== undefined) return c.json(await buildRoundResponse(c, loaded));
    const refusal = refusalOfState(loaded) ?? (round.guesses.length < MISSES_BEFORE_HINT ? "hint-too-early" : null);
    return c.json(await makeMove(c, loaded, { kind: "hint" }, refusal));
  })
  .post("/:game/give-up", jsonBody(token), async (c) => {
    const loaded = await loadRoundOfToken(c, c.req.param("game"), c.req.valid("json").round);
    if (!("secret" in loaded.round.deal) && !loaded.game.canStop) throw apiError("cannot-give-up");
    return c.json(await makeMove(c, loaded, { kind: "stop" }, refusalOfState(loaded)));
  });

const refusalOfState = (loaded: LoadedRound): ErrorCode | null => (isOver(loaded) ? "round-over" : null);

/** Returns why hard mode refuses a guess, or why the mode cannot be set so; null if neither. */
function hardModeRefusalOf(
  { game, puzzle, round }: LoadedRound,
  made: unknown,
  hard: boolean | undefined,
): ErrorCode | null {
  const isChange = hard !== undefined && hard !== (round.hard ?? false);
  if (isChange && game.hardModeRefusal === undefined) return "no-hard-mode";
  if (isChange && round.guesses.length > 0) return "hard-mode-set";
  const clue = round.hard ? game.hardModeRefusal?.(puzzle, made, round.guesses) : null;
  // Only the game's module knows its clues.
  return clue ? `hard-mode-${clue as HardModeClue}` : null;
}
