import { Hono, type TypedResponse } from "hono";
import * as v from "valibot";
import { GRID_CELLS, type GridCriteria } from "#rules/grid/criteria";
import { dayAt, type Day } from "#rules/shared/day";
import { explainCell, type CellAnswers, type GridFacts } from "#rules/grid/grid";
import type { CellCheck } from "#rules/grid/criterion-check";
import { roundStateOf } from "#rules/shared/round";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { hasRecordedResult } from "../results/record.ts";
import { queryPlayerRecords } from "../store/player-records.ts";
import { readGameFacts } from "../store/facts.ts";
import { readPuzzle } from "../store/puzzles.ts";
import { recentFactsVersion } from "../store/facts-version.ts";
import { parseGame, parsePuzzleDay } from "../http/game-params.ts";
import { jsonBody } from "../http/json-body.ts";
import type { ApiRequest, AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { decryptRound, loadPuzzleOfRound } from "../rounds/load-round.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";

/** Why each answer of a cell counts, in the order of the answers; null if unknown. */
export interface CellExplanations {
  proofs: (CellCheck | null)[];
}

/** Responses as text (about 8 kB each), because they are the same for all visitors. */
const responses = new IsolateCache<string>(64);

const square = v.picklist(GRID_CELLS);

interface FinishedGrid {
  facts: GridFacts;
  lines: GridCriteria;
  answers: CellAnswers;
}

/**
 * `POST /api/proofs` returns why each answer of a cell counts: for a finished `round`, or for a `day` that is over or
 * that the visitor has finished on another device. Reads up to 300 rows, once per isolate. One cell per request,
 * because all nine exceed a free Worker's CPU limit.
 */
export const explanationsRoute = new Hono<AppContext>().post(
  "/",
  jsonBody(v.union([v.object({ round: v.string(), square }), v.object({ day: v.string(), square })])),
  async (c) => {
    const asked = c.req.valid("json");
    const visitor = await readVisitorId(c);
    await enforceRateLimit(c, "proofs", visitor);
    const over = "round" in asked ? await endedRound(c, asked.round) : await endedDay(c, asked.day, visitor);
    const answer = c.body(await proofsOf(c, over, asked.square), 200, { "Content-Type": "application/json" });
    return answer as Response as Response & TypedResponse<CellExplanations>;
  },
);

async function endedRound(c: ApiRequest, token: string): Promise<FinishedGrid> {
  const { game, puzzle, round } = await loadPuzzleOfRound(c, parseGame("grid"), await decryptRound(c, token));
  if (roundStateOf(game, puzzle, round) === "guessing") throw apiError("round-not-over");
  return {
    facts: puzzle.facts as GridFacts,
    lines: puzzle.secret as GridCriteria,
    answers: puzzle.data as CellAnswers,
  };
}

async function endedDay({ env, var: { now } }: ApiRequest, asked: Day, visitor: string | null): Promise<FinishedGrid> {
  const day = parsePuzzleDay(parseGame("grid"), asked, now);
  if (day === dayAt(now) && !(await hasRecordedResult(env, visitor, "grid", day, now))) throw apiError("day-not-over");
  const puzzle = await readPuzzle(env, "grid", day);
  if (puzzle === null) throw apiError("day-not-dealt");
  const { secret, data, league } = puzzle;
  const facts = (await readGameFacts(env, "grid", { league, day }, now)) as GridFacts;
  return { facts, lines: secret as GridCriteria, answers: data as CellAnswers };
}

async function proofsOf(
  { env, var: { now } }: ApiRequest,
  { facts, lines, answers: { squares } }: FinishedGrid,
  at: number,
): Promise<string> {
  const key = `${await recentFactsVersion(env, now)} ${JSON.stringify(lines)} ${at}`;
  const known = responses.get(key);
  if (known !== undefined) return known;
  const answers = squares[at] ?? [];
  const records = await queryPlayerRecords(env, facts, answers);
  const proofs = answers.map((id) => {
    const record = records.get(id);
    return record === undefined ? null : explainCell(facts, lines, at, record, true);
  });
  return responses.set(key, JSON.stringify({ proofs } satisfies CellExplanations));
}
