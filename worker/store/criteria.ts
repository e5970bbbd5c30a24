import {
  crossingAt,
  kindOf,
  setsOf,
  SQUARES,
  subjectOf,
  type Criterion,
  type CriterionKey,
  type Lines,
} from "#rules/criteria";
import type { Answers, GridFacts } from "#rules/grid";
import type { Env } from "../env.ts";
import { Memory } from "../memory.ts";
import { SWEATER } from "./people.ts";
import { readOrPublish } from "./published.ts";
import { recentStamp } from "./stamp.ts";

const factsByStamp = new Memory<GridFacts>(4);

/** {@link GridFacts} as published. */
interface GridDocument {
  /** Ids, as text: a deal asks nothing of them, and eight thousand numbers take as long to read as all else. */
  players: string;
  criteria: [CriterionKey, Criterion][];
  franchises: [club: string, franchise: string][];
  trophies: GridFacts["trophies"];
}

/** What the Grid is played on: everybody, and what a grid can be dealt of, from memory, KV or D1. */
export async function readGridFacts(env: Env, now: number): Promise<GridFacts> {
  const stamp = await recentStamp(env, now);
  const known = factsByStamp.get(stamp);
  if (known !== undefined) return known;
  const { players, criteria, franchises, trophies } = await readOrPublish(env, `grid:${stamp}`, () => selectGrid(env));
  return factsByStamp.keep(stamp, {
    players: membersOf(players),
    criteria: new Map(criteria),
    franchises: new Map(franchises),
    trophies,
  });
}

/** Who is on a list of ids, which is read when it is first asked. */
function membersOf(list: string): GridFacts["players"] {
  let ids: ReadonlySet<number> | undefined;
  return { has: (id) => (ids ??= new Set(list.split(",").map(Number))).has(id) };
}

/** As many rows as there are players: too many for every cold isolate to read. */
export async function selectGrid(env: Env): Promise<GridDocument> {
  const row = await env.DB.prepare(
    `SELECT (SELECT group_concat(id) FROM players) AS players,
       (SELECT json_group_array(json_array(key, json_object('partners', json(partners), 'twins', json(twins))))
        FROM (SELECT * FROM criteria WHERE partners <> '{}' ORDER BY key)) AS criteria,
       (SELECT json_group_array(json_array(code, franchise)) FROM teams WHERE code <> franchise) AS franchises,
       (SELECT json_group_object(award, json(winners)) FROM trophies) AS trophies`,
  ).first<Record<keyof GridDocument, string>>();
  if (row === null) throw new Error("the league was never seeded");
  return {
    players: row.players,
    criteria: JSON.parse(row.criteria) as GridDocument["criteria"],
    franchises: JSON.parse(row.franchises) as GridDocument["franchises"],
    trophies: JSON.parse(row.trophies) as GridDocument["trophies"],
  };
}

/** Gathers who fits each square of a grid, ids ascending, and the number each of them wore. */
export async function gatherAnswers(env: Env, _facts: GridFacts, lines: Lines): Promise<Answers> {
  const squares = SQUARES.map((square) => setsOf(...crossingAt(lines, square)));
  const { results } = await env.DB.prepare(
    "SELECT key, members FROM criteria WHERE key IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify([...new Set(squares.flat())]))
    .all<{ key: string; members: string }>();
  const sets = new Map(results.map(({ key, members }) => [key, JSON.parse(members) as number[]]));
  const answers = squares.map((keys) => keys.map((key) => sets.get(key) ?? []).reduce(common));
  return { squares: answers, numbers: await selectNumbers(env, lines, answers) };
}

/**
 * The number that each answer of a square wore most with its club; of two clubs the row's, without one the club whose
 * sweater he is remembered in. It is the sweater that the square shows him in (client/modes/grid/pick.tsx).
 */
async function selectNumbers(env: Env, lines: Lines, squares: readonly number[][]): Promise<(number | null)[][]> {
  const asked = squares.map((ids, square) => {
    const club = crossingAt(lines, square).find((key) => kindOf(key) === "club");
    return { club: club === undefined ? null : subjectOf(club), ids };
  });
  const { results } = await env.DB.prepare(
    `SELECT (
       SELECT json_group_array(number ORDER BY at) FROM (
         SELECT answer.key AS at, CASE
           WHEN square.value ->> 'club' IS NULL THEN numbers ->> (${SWEATER})
           ELSE (SELECT numbers ->> code FROM json_each(clubs) AS played JOIN teams ON code = played.value
             WHERE franchise = square.value ->> 'club' ORDER BY code <> franchise, played.key LIMIT 1)
         END AS number
         FROM json_each(square.value, '$.ids') AS answer LEFT JOIN players ON players.id = answer.value)) AS numbers
     FROM json_each(?) AS square ORDER BY square.key`,
  )
    .bind(JSON.stringify(asked))
    .all<{ numbers: string }>();
  return results.map(({ numbers }) => JSON.parse(numbers) as (number | null)[]);
}

/** Those who are in both, of two lists of ascending ids: to look into sets of thousands takes a deal many times as long. */
function common(some: readonly number[], others: readonly number[]): number[] {
  const both: number[] = [];
  let at = 0;
  for (const id of some) {
    while ((others[at] ?? Infinity) < id) at++;
    if (others[at] === id) both.push(id);
  }
  return both;
}
