import {
  criteriaOfCell,
  answerSetKeys,
  GRID_CELLS,
  type Criterion,
  type CriterionKey,
  type GridCriteria,
} from "#rules/grid/criteria";
import type { CellAnswers, GridFacts } from "#rules/grid/grid";
import type { Env } from "../env.ts";
import { factsDocument, queryDocument } from "./facts-documents.ts";

/** {@link GridFacts} as published. */
interface GridDocument {
  /** Ids as text: a deal does not need them, and parsing 8,000 numbers takes as long as the rest. */
  players: string;
  criteria: [CriterionKey, Criterion][];
  franchises: [club: string, franchise: string][];
  trophies: GridFacts["trophies"];
}

/** Returns a set of ids that is parsed when it is first used. */
function membersOf(list: string): GridFacts["players"] {
  let ids: ReadonlySet<number> | undefined;
  return { has: (id) => (ids ??= new Set(list.split(",").map(Number))).has(id) };
}

/** Reads as many rows as there are players: too many for every cold isolate. */
const GRID_SQL = `SELECT json_object(
    'players', (SELECT group_concat(id) FROM players),
    'criteria', (SELECT json_group_array(json_array(key, json_object('partners', json(partners), 'twins', json(twins))))
      FROM (SELECT * FROM criteria WHERE partners <> '{}' ORDER BY key)),
    'franchises', (SELECT json_group_array(json_array(code, franchise)) FROM teams WHERE code <> franchise),
    'trophies', (SELECT json_group_object(award, json(winners)) FROM trophies)) AS document`;

export const gridFacts = factsDocument(
  "grid",
  async (env) => JSON.parse(await queryDocument(env, GRID_SQL)) as GridDocument,
  ({ players, criteria, franchises, trophies }): GridFacts => ({
    players: membersOf(players),
    criteria: new Map(criteria),
    franchises: new Map(franchises),
    trophies,
  }),
);

/** Reads the answers of each cell, ids ascending: at most 15 sets of players. */
export async function readGridAnswers(env: Env, _facts: GridFacts, lines: GridCriteria): Promise<CellAnswers> {
  const squares = GRID_CELLS.map((square) => answerSetKeys(...criteriaOfCell(lines, square)));
  const keys = [...new Set(squares.flat())];
  const { results } = await env.DB.prepare(
    `SELECT key, members FROM criteria WHERE key IN (${keys.map(() => "?").join(", ")})`,
  )
    .bind(...keys)
    .all<{ key: string; members: string }>();
  const sets = new Map(results.map(({ key, members }) => [key, JSON.parse(members) as number[]]));
  return { squares: squares.map((keysOfCell) => keysOfCell.map((key) => sets.get(key) ?? []).reduce(common)) };
}

/** Intersects two lists of ascending ids. Sets would be many times slower for thousands of ids. */
function common(some: readonly number[], others: readonly number[]): number[] {
  const both: number[] = [];
  let at = 0;
  for (const id of some) {
    while ((others[at] ?? Infinity) < id) at++;
    if (others[at] === id) both.push(id);
  }
  return both;
}
