import { Hono } from "hono";
import * as v from "valibot";
import { LANGUAGES } from "#rules/i18n/address";
import { anyGame } from "#rules/games";
import { encodeRound } from "#rules/round-code";
import type { GameName } from "#rules/shared/game-config";
import { endingOfRound } from "#rules/shared/round";
import { unpackSquares } from "#rules/share-squares";
import { ensurePuzzle } from "../puzzles/deal.ts";
import { logAndReturn } from "../runtime/log.ts";
import { encryptToken } from "../tokens/tokens.ts";
import {
  decryptChallenge,
  decryptReply,
  type ChallengePayload,
  type ReplyPayload,
  type PlayedRoundPayload,
} from "../links/link-payload.ts";
import { readGameFacts } from "../store/facts.ts";
import { readSquares } from "../store/results.ts";
import { readNickname } from "../store/visitors.ts";
import { parseGame, runningDay } from "../http/game-params.ts";
import { jsonBody } from "../http/json-body.ts";
import type { ApiRequest, AppContext } from "../http/context.ts";
import { shareSquaresOf } from "../rounds/finished-round.ts";
import { apiError } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { isOver, type LoadedRound } from "../rounds/load-round.ts";
import { loadRoundOfToken } from "../rounds/make-move.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";

/** How a visitor played: nickname, and the round's code. */
export type ChallengeSide = ReturnType<typeof toChallengeSide>;

/** Both sides of a finished challenge. Day and challenger are null for a picked player. */
export type ChallengeResult = ReturnType<typeof toChallengeResult>;

/**
 * Challenges exist only in links.
 * - `POST /api/challenges/:game` creates one: of a picked player, or of a finished round, given its last token. A round
 *   of a day challenges to the puzzle of that day, so that the link does not contain the answer.
 * - `POST /api/challenges/:game/reply`, for a finished round: returns how the challenger played, and the code of a
 *   reply with the language to send it in, which is that of the challenge.
 * - `GET /api/challenges/replies/:code` returns both sides of a reply.
 */
export const challengesRoute = new Hono<AppContext>()
  .get("/replies/:code", async (c) => {
    const reply = await decryptReply(c.env, c.req.param("code"), c.get("now"));
    if (reply === null) throw apiError("invalid-token");
    return c.json(toChallengeResult(reply));
  })
  .post(
    "/:game",
    jsonBody(
      v.intersect([
        v.union([v.object({ round: v.string() }), v.object({ secret: v.unknown() })]),
        v.object({ language: v.picklist(LANGUAGES) }),
      ]),
    ),
    async (c) => {
      const game = parseGame(c.req.param("game"));
      const body = c.req.valid("json");
      const challenge = {
        ...("round" in body
          ? await challengeOfRound(c, game, body.round)
          : await challengeOfPick(c, game, body.secret)),
        language: body.language,
      };
      return c.json({ code: await encryptToken(c.env, "challenge", challenge, c.get("now")) });
    },
  )
  .post("/:game/reply", jsonBody(v.object({ round: v.string(), code: v.string() })), async (c) => {
    const { round, code } = c.req.valid("json");
    // Called whenever the ending is shown, so it is limited like guesses.
    const [loaded, visitor] = await ended(c, c.req.param("game"), round);
    const challenge = await decryptChallenge(c.env, code, c.get("now"));
    if (challenge === null) throw apiError("invalid-token");
    if (!isOf(challenge, loaded)) throw apiError("wrong-game");
    const { game, day, by, language } = challenge;
    const reply: ReplyPayload = {
      game,
      ...(day !== undefined && { day }),
      ...(by !== undefined && { by }),
      reply: await playedRoundOf(c, loaded, visitor),
    };
    const replyCode = await encryptToken(c.env, "reply", reply, c.get("now"));
    return c.json({ code: replyCode, language, duel: toChallengeResult(reply) });
  });

/** Creates a challenge with a picked player. @throws cannot-challenge, unknown-player, too-many-requests */
async function challengeOfPick(
  c: ApiRequest,
  game: GameName,
  chosen: unknown,
): Promise<Omit<ChallengePayload, "language">> {
  const now = c.get("now");
  await enforceRateLimit(c, "challenges", await readVisitorId(c));
  const day = runningDay(game, now);
  const { league } = await ensurePuzzle(c.env, game, day, now);
  const { acceptPickedAnswer } = anyGame(game);
  if (acceptPickedAnswer === undefined) throw apiError("cannot-challenge");
  const secret = acceptPickedAnswer(await readGameFacts(c.env, game, { league, day }, now), chosen);
  if (secret === null) throw apiError("unknown-player");
  return { game, secret };
}

/** Creates a challenge from a finished round. @throws cannot-challenge, round-not-over, too-many-requests */
async function challengeOfRound(
  c: ApiRequest,
  name: string,
  token: string,
): Promise<Omit<ChallengePayload, "language">> {
  const [loaded, visitor] = await ended(c, name, token);
  const { game, round } = loaded;
  await enforceRateLimit(c, "challenges", visitor);
  // A practice answer can be hidden again only in games with picked answers.
  if ("secret" in round.deal && game.acceptPickedAnswer === undefined) throw apiError("cannot-challenge");
  const of = "secret" in round.deal ? { secret: round.deal.secret } : { day: round.day };
  return { game: round.game, ...of, by: await playedRoundOf(c, loaded, visitor) };
}

async function ended(c: ApiRequest, name: string, token: string): Promise<[LoadedRound, string | null]> {
  const loaded = await loadRoundOfToken(c, name, token);
  const { round } = loaded;
  if (!isOver(loaded)) throw apiError("round-not-over");
  if (round.guesses.length === 0) throw apiError("cannot-challenge");
  return [loaded, round.visitor ?? (await readVisitorId(c))];
}

/** Returns whether a round was played in answer to a challenge. */
function isOf(challenge: ChallengePayload, { game, round }: LoadedRound): boolean {
  if (challenge.game !== round.game) return false;
  if (challenge.day !== undefined) return !("secret" in round.deal) && round.day === challenge.day;
  return "secret" in round.deal && game.answerKey(round.deal.secret) === game.answerKey(challenge.secret);
}

/** Returns how a round went. For a day's round the recorded result counts, which is the first. */
async function playedRoundOf(c: ApiRequest, loaded: LoadedRound, visitor: string | null): Promise<PlayedRoundPayload> {
  const { game, puzzle, round } = loaded;
  const isOfADay = !("secret" in round.deal);
  const orNull = logAndReturn(null, "warn", "challenge-without-name");
  const [name, recorded] = await Promise.all([
    visitor === null ? null : readNickname(c.env, visitor).catch(orNull),
    visitor === null || !isOfADay ? null : readSquares(c.env, visitor, round.game, round.day).catch(orNull),
  ]);
  const shown =
    recorded === null
      ? { ...endingOfRound(game, puzzle, round), rows: shareSquaresOf(loaded) }
      : { ...recorded, rows: unpackSquares(recorded.squares) };
  return { round: encodeRound(shown), ...(name !== null && { name }) };
}

const toChallengeResult = ({ game, day, by, reply }: ReplyPayload) => ({
  game,
  day: day ?? null,
  challenger: by === undefined ? null : toChallengeSide(by),
  challenged: toChallengeSide(reply),
});

const toChallengeSide = ({ round, name }: PlayedRoundPayload) => ({ round, name: name ?? null });
