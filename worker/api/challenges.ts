import { Hono, type Context } from "hono";
import * as v from "valibot";
import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import { codeOfRound } from "#rules/round-code";
import { stateOf } from "#rules/round";
import { unpackSquares } from "#rules/squares";
import { ensurePuzzle } from "../deal.ts";
import { log } from "../log.ts";
import { encryptToken } from "../tokens/tokens.ts";
import { openChallenge, openReply, type Challenge, type Reply, type Telling } from "../sent.ts";
import { readFactsOf } from "../store/facts.ts";
import { readSquares } from "../store/results.ts";
import { readNickname } from "../store/visitors.ts";
import { gameNamed, runningDay } from "./address.ts";
import { body } from "./body.ts";
import type { ApiContext } from "./context.ts";
import { squaresOf } from "./ending.ts";
import { failure } from "./errors.ts";
import { limit } from "./limits.ts";
import type { LoadedRound } from "./load-round.ts";
import { loadRound } from "./player-session.ts";
import { visitorOf } from "./visitor.ts";

/** How somebody played, to be seen by who may: his round as the code of its squares; null for a player freely picked. */
export interface Told {
  name: string | null;
  round: string;
}

/** Both sides of a challenge that is over for both. */
export interface Duel {
  game: GameName;
  /** The day of the puzzle; null where a player was hidden. */
  day: Day | null;
  /** Who made it; null where he had picked the player himself. */
  challenger: Told | null;
  challenged: Told;
}

/**
 * Challenges, which live in links alone.
 *
 * - `POST /api/challenges/:game` makes one: of an answer of one's choice, or of a round one has ended, presented by its
 *   last token. Then it tells how the server has judged that round, to be beaten. A round of a day is a challenge to play
 *   the very puzzle of that day; its answer is not in the code.
 * - `POST /api/challenges/:game/reply` is for who was challenged and has ended his round, and for nobody before: it shows
 *   how the challenger played, and makes the code of a link that tells him how this one did.
 * - `GET /api/challenges/replies/:code` shows both sides of a reply.
 */
export const challenges = new Hono<ApiContext>()
  .get("/replies/:code", async (c) => {
    const found = await openReply(c.env, c.req.param("code"), c.get("now"));
    if (found === null) throw failure("broken-seal");
    return c.json(duelOf(found));
  })
  .post("/:game", body(v.union([v.object({ round: v.string() }), v.object({ secret: v.unknown() })])), async (c) => {
    const named = gameNamed(c.req.param("game"));
    const sent = c.req.valid("json");
    const challenge =
      "round" in sent ? await ofRound(c, named.name, sent.round) : await ofChoice(c, named, sent.secret);
    return c.json({ code: await encryptToken(c.env, "challenge", challenge, c.get("now")) });
  })
  .post("/:game/reply", body(v.object({ round: v.string(), code: v.string() })), async (c) => {
    const { round, code } = c.req.valid("json");
    // Asked whenever such an ending is opened: it is counted with the guesses.
    const [loaded, visitor] = await ended(c, c.req.param("game"), round);
    const challenge = await openChallenge(c.env, code, c.get("now"));
    if (challenge === null) throw failure("broken-seal");
    if (!isOf(challenge, loaded)) throw failure("wrong-game");
    const { game, day, by } = challenge;
    const reply: Reply = {
      game,
      ...(day !== undefined && { day }),
      ...(by !== undefined && { by }),
      reply: await tellingOf(c, loaded, visitor),
    };
    return c.json({ code: await encryptToken(c.env, "reply", reply, c.get("now")), duel: duelOf(reply) });
  });

/** An answer of one's choice, hidden. @throws cannot-challenge, unknown-player, too-many-requests */
async function ofChoice(
  c: Context<ApiContext>,
  named: ReturnType<typeof gameNamed>,
  chosen: unknown,
): Promise<Challenge> {
  const { name, game } = named;
  const now = c.get("now");
  await limit(c, "challenges", await visitorOf(c));
  const day = runningDay(named, now);
  const { league } = await ensurePuzzle(c.env, name, day, now);
  if (game.choose === undefined) throw failure("cannot-challenge");
  const secret = game.choose(await readFactsOf(c.env, name, { league, day }, now), chosen);
  if (secret === null) throw failure("unknown-player");
  return { game: name, secret };
}

/** A round that has ended, for others to do better. @throws cannot-challenge, round-not-over, too-many-requests */
async function ofRound(c: Context<ApiContext>, name: string, sealed: string): Promise<Challenge> {
  const [loaded, visitor] = await ended(c, name, sealed);
  const { game, round } = loaded;
  await limit(c, "challenges", visitor);
  // What was hidden in practice of a game that hides nobody of one's choice cannot be hidden again.
  if ("secret" in round.deal && game.choose === undefined) throw failure("cannot-challenge");
  const of = "secret" in round.deal ? { secret: round.deal.secret } : { day: round.day };
  return { game: round.game, ...of, by: await tellingOf(c, loaded, visitor) };
}

/** A round that is over, and whose it is. @throws round-not-over, cannot-challenge when nothing was guessed in it */
async function ended(c: Context<ApiContext>, name: string, sealed: string): Promise<[LoadedRound, string | null]> {
  const loaded = await loadRound(c, name, sealed);
  const { game, puzzle, round } = loaded;
  if (stateOf(game, puzzle, round) === "guessing") throw failure("round-not-over");
  if (round.guesses.length === 0) throw failure("cannot-challenge");
  return [loaded, round.visitor ?? (await visitorOf(c))];
}

/** Whether a round was played in answer to a challenge. */
function isOf(challenge: Challenge, { game, round }: LoadedRound): boolean {
  if (challenge.game !== round.game) return false;
  if (challenge.day !== undefined) return !("secret" in round.deal) && round.day === challenge.day;
  return "secret" in round.deal && game.key(round.deal.secret) === game.key(challenge.secret);
}

/**
 * How a round went, and the nickname of who played it. Of a day's the first result counts that was recorded of him, as
 * everywhere: who plays on from an earlier token changes nothing about it.
 */
async function tellingOf(c: Context<ApiContext>, loaded: LoadedRound, visitor: string | null): Promise<Telling> {
  const { game, puzzle, round } = loaded;
  const isOfADay = !("secret" in round.deal);
  const [name, recorded] = await Promise.all([
    visitor === null ? null : unlessAway(readNickname(c.env, visitor)),
    visitor === null || !isOfADay ? null : unlessAway(readSquares(c.env, visitor, round.game, round.day)),
  ]);
  const judged = {
    won: stateOf(game, puzzle, round) === "won",
    hint: round.hint !== undefined,
    hard: round.hard === true,
    rows: squaresOf(loaded),
  };
  const told = recorded === null ? judged : { ...recorded, rows: unpackSquares(recorded.squares) };
  return { round: codeOfRound(told), ...(name !== null && { name }) };
}

/** What can be done without while D1 is out of reach. */
const unlessAway = <Value>(read: Promise<Value>): Promise<Value | null> =>
  read.catch((error: unknown) => {
    log("warn", "challenge-without-name", error);
    return null;
  });

const duelOf = ({ game, day, by, reply }: Reply): Duel => ({
  game,
  day: day ?? null,
  challenger: by === undefined ? null : toldOf(by),
  challenged: toldOf(reply),
});

const toldOf = ({ round, name }: Telling): Told => ({ round, name: name ?? null });
