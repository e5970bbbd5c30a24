import { crossingAt, setsOf, SQUARES, type Criterion, type CriterionKey, type Lines } from "#rules/criteria";
import type { Answers, GridFacts } from "#rules/grid";
import type { Env } from "../env.ts";
import { Memory } from "../memory.ts";
import { readOrPublish } from "./published.ts";
import { recentStamp } from "./stamp.ts";

const factsByStamp = new Memory<GridFacts>(4);

/** {@link GridFacts} as published. */
interface GridDocument {
  players: number[];
  criteria: [CriterionKey, Criterion][];
}

/** What the Grid is played on: everybody, and what a grid can be dealt of, from memory, KV or D1. */
export async function readGridFacts(env: Env, now: number): Promise<GridFacts> {
  const stamp = await recentStamp(env, now);
  const known = factsByStamp.get(stamp);
  if (known !== undefined) return known;
  const { players, criteria } = await readOrPublish(env, `grid:${stamp}`, () => selectGrid(env));
  return factsByStamp.keep(stamp, { players: new Set(players), criteria: new Map(criteria) });
}

/** As many rows as there are players: too many for every cold isolate to read. */
async function selectGrid(env: Env): Promise<GridDocument> {
  const row = await env.DB.prepare(
    `SELECT (SELECT json_group_array(id) FROM players) AS players,
       (SELECT json_group_array(json_array(key, json_object('partners', json(partners), 'twins', json(twins))))
        FROM (SELECT * FROM criteria WHERE partners <> '{}' ORDER BY key)) AS criteria`,
  ).first<{ players: string; criteria: string }>();
  if (row === null) throw new Error("the league was never seeded");
  return {
    players: JSON.parse(row.players) as number[],
    criteria: JSON.parse(row.criteria) as GridDocument["criteria"],
  };
}

/** Gathers who fits each square of a grid, ids ascending. */
export async function gatherAnswers(env: Env, _facts: GridFacts, lines: Lines): Promise<Answers> {
  const squares = SQUARES.map((square) => setsOf(...crossingAt(lines, square)));
  const { results } = await env.DB.prepare(
    "SELECT key, members FROM criteria WHERE key IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify([...new Set(squares.flat())]))
    .all<{ key: string; members: string }>();
  const sets = new Map(results.map(({ key, members }) => [key, new Set(JSON.parse(members) as number[])]));
  return { squares: squares.map((keys) => [...keys.map((key) => sets.get(key) ?? nobody).reduce(common)]) };
}

const nobody: ReadonlySet<number> = new Set();

/** Those who are in both, in the order of the first. */
const common = (some: ReadonlySet<number>, others: ReadonlySet<number>): Set<number> =>
  new Set([...some].filter((id) => others.has(id)));
