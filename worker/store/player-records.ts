import type { GuessedPlayer } from "#rules/grid/player-record";
import type { GridFacts } from "#rules/grid/grid";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { withCircuitBreaker } from "../runtime/timeouts.ts";
import { recentFactsVersion } from "./facts-version.ts";

const MAX_RECORDS = 500;

const known = new IsolateCache<GuessedPlayer>(MAX_RECORDS);

/** Returns records by id from the isolate cache or D1. Unread ones are missing: a verdict does not need them. */
export async function readPlayerRecords(
  env: Env,
  facts: GridFacts,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, GuessedPlayer>> {
  const factsVersion = await recentFactsVersion(env, now);
  const keyOf = (id: number): string => `${factsVersion} ${id}`;
  const missing = [...new Set(ids)].filter((id) => known.get(keyOf(id)) === undefined);
  try {
    if (missing.length > 0) {
      for (const [id, record] of await withCircuitBreaker(now, () => queryPlayerRecords(env, facts, missing)))
        known.set(keyOf(id), record);
    }
  } catch (error) {
    log("warn", "player-records-unread", error);
  }
  return new Map(
    ids.flatMap((id) => {
      const record = known.get(keyOf(id));
      return record === undefined ? [] : [[id, record] as const];
    }),
  );
}

/** Reads players' records from D1; it bills two rows for each. */
export async function queryPlayerRecords(
  env: Env,
  { trophies }: GridFacts,
  ids: readonly number[],
): Promise<Map<number, GuessedPlayer>> {
  const { results } = await env.DB.prepare(
    `SELECT players.id, json_object('position', position, 'country', country, 'birth', birth_date, 'draftYear', draft_year,
       'draftRound', draft_round, 'overall', draft_overall, 'draftTeam', draft_team,
       'hallOfFame', json(iif(hall_of_fame = 1, 'true', 'false')), 'career', json(career), 'playoffs', json(playoffs),
       'cups', json(cups), 'finals', json(finals), 'team', team, 'clubs', json(clubs), 'numbers', json(numbers)) AS record
     FROM json_each(?) AS asked JOIN players ON players.id = asked.value`,
  )
    .bind(JSON.stringify(ids))
    .all<{ id: number; record: string }>();
  // Listed once: a square of a Grid asks for hundreds of players.
  const wins = Object.entries(trophies).flatMap(([award, winners]) =>
    winners.map(([season, id]) => ({ id, award, season })),
  );
  const winsOf = Map.groupBy(wins, ({ id }) => id);
  return new Map(
    results.map(({ id, record }) => {
      const stored = JSON.parse(record) as Omit<GuessedPlayer, "trophies">;
      return [id, { ...stored, trophies: winsOf.get(id)?.map(({ award, season }) => [award, season] as const) ?? [] }];
    }),
  );
}
