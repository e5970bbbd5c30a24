import { Hono, type TypedResponse } from "hono";
import * as v from "valibot";
import { SQUARES, type Lines } from "#rules/grid/criteria";
import { dayAt, type Day } from "#rules/shared/day";
import { provenAt, type Answers, type GridFacts } from "#rules/grid/grid";
import type { SquareProof } from "#rules/grid/criterion-check";
import { stateOf } from "#rules/shared/round";
import { Memory } from "../runtime/isolate-cache.ts";
import { hasFinished } from "../results/record.ts";
import { selectDossiers } from "../store/player-records.ts";
import { readFactsOf } from "../store/facts.ts";
import { readPuzzle } from "../store/puzzles.ts";
import { recentStamp } from "../store/facts-version.ts";
import { gameNamed, playableDay } from "../http/game-params.ts";
import { body } from "../http/json-body.ts";
import type { ApiContext } from "../http/context.ts";
import { failure } from "../http/errors.ts";
import { limit } from "../http/rate-limits.ts";
import { decryptRound, withPuzzle, type PlayContext } from "../rounds/load-round.ts";
import { visitorOf } from "../http/visitor-cookie.ts";

/** Why each answer of a cell counts, in the order of the answers; null if unknown. */
export interface Proofs {
  proofs: (SquareProof | null)[];
}

/** Responses as text (about 8 kB each), because they are the same for all visitors. */
const responses = new Memory<string>(64);

const square = v.picklist(SQUARES);

/** A finished Grid. */
interface FinishedGrid {
  facts: GridFacts;
  lines: Lines;
  answers: Answers;
}

/**
 * `POST /api/proofs` returns why each answer of a cell counts: for a finished `round`, or for a `day` that is over or
 * that the visitor has finished on another device. Reads up to 300 rows, once per isolate. One cell per request,
 * because all nine exceed a free Worker's CPU limit.
 */
export const proofs = new Hono<ApiContext>().post(
  "/",
  body(v.union([v.object({ round: v.string(), square }), v.object({ day: v.string(), square })])),
  async (c) => {
    const context = { env: c.env, now: c.get("now") };
    const asked = c.req.valid("json");
    const visitor = await visitorOf(c);
    await limit(c, "proofs", visitor);
    const over =
      "round" in asked ? await endedRound(context, asked.round) : await endedDay(context, asked.day, visitor);
    const answer = c.body(await proofsOf(context, over, asked.square), 200, { "Content-Type": "application/json" });
    return answer as Response as Response & TypedResponse<Proofs>;
  },
);

async function endedRound(context: PlayContext, sealed: string): Promise<FinishedGrid> {
  const { game, puzzle, round } = await withPuzzle(context, gameNamed("grid"), await decryptRound(context, sealed));
  if (stateOf(game, puzzle, round) === "guessing") throw failure("round-not-over");
  return { facts: puzzle.facts as GridFacts, lines: puzzle.secret as Lines, answers: puzzle.evidence as Answers };
}

async function endedDay({ env, now }: PlayContext, asked: Day, visitor: string | null): Promise<FinishedGrid> {
  const day = playableDay(gameNamed("grid"), asked, now);
  if (day === dayAt(now) && !(await hasFinished(env, visitor, "grid", day, now))) throw failure("day-not-over");
  const puzzle = await readPuzzle(env, "grid", day);
  if (puzzle === null) throw failure("day-not-dealt");
  const { secret, evidence, league } = puzzle;
  const facts = (await readFactsOf(env, "grid", { league, day }, now)) as GridFacts;
  return { facts, lines: secret as Lines, answers: evidence as Answers };
}

async function proofsOf(
  { env, now }: PlayContext,
  { facts, lines, answers: { squares } }: FinishedGrid,
  at: number,
): Promise<string> {
  const key = `${await recentStamp(env, now)} ${JSON.stringify(lines)} ${at}`;
  const known = responses.get(key);
  if (known !== undefined) return known;
  const answers = squares[at] ?? [];
  const dossiers = await selectDossiers(env, facts, answers);
  const proofs = answers.map((id) => {
    const dossier = dossiers.get(id);
    return dossier === undefined ? null : provenAt(facts, lines, at, dossier, true);
  });
  return responses.keep(key, JSON.stringify({ proofs } satisfies Proofs));
}
