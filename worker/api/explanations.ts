import { Hono, type TypedResponse } from "hono";
import * as v from "valibot";
import { GRID_CELLS, type GridCriteria } from "#rules/grid/criteria";
import { explainCell, type CellAnswers, type GridFacts } from "#rules/grid/grid";
import type { CellCheck } from "#rules/grid/criterion-check";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { queryPlayerRecords } from "../store/player-records.ts";
import { recentFactsVersion } from "../store/facts-version.ts";
import { jsonBody } from "../http/json-body.ts";
import type { ApiRequest, AppContext } from "../http/context.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { loadEndedPuzzle } from "../rounds/ended-puzzle.ts";
import { loadEndedRound, type LoadedRound } from "../rounds/load-round.ts";
import { readVisitorId } from "../http/visitor-cookie.ts";

/** Why each answer of a cell counts, in the order of the answers; null if unknown. */
export interface CellExplanations {
  proofs: (CellCheck | null)[];
}

/** Responses as text (about 8 kB each), because they are the same for all visitors. */
const responses = new IsolateCache<string>(64);

const square = v.picklist(GRID_CELLS);

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
    await enforceRateLimit(c, "proofs", await readVisitorId(c));
    const { puzzle } =
      "round" in asked ? await loadEndedRound(c, "grid", asked.round) : await loadEndedPuzzle(c, "grid", asked.day);
    const answer = c.body(await proofsOf(c, puzzle, asked.square), 200, { "Content-Type": "application/json" });
    return answer as Response as Response & TypedResponse<CellExplanations>;
  },
);

async function proofsOf({ env, var: { now } }: ApiRequest, puzzle: LoadedRound["puzzle"], at: number): Promise<string> {
  const [facts, lines] = [puzzle.facts as GridFacts, puzzle.secret as GridCriteria];
  const key = `${await recentFactsVersion(env, now)} ${JSON.stringify(lines)} ${at}`;
  const known = responses.get(key);
  if (known !== undefined) return known;
  const answers = (puzzle.data as CellAnswers).squares[at] ?? [];
  const records = await queryPlayerRecords(env, facts, answers);
  const proofs = answers.map((id) => {
    const record = records.get(id);
    return record === undefined ? null : explainCell(facts, lines, at, record, true);
  });
  return responses.set(key, JSON.stringify({ proofs } satisfies CellExplanations));
}
