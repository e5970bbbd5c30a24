import type { Day } from "#rules/shared/day";
import type { DescriptionChanges } from "#rules/league/descriptions";
import type { RosterComparison, RosterDoubt, RosterPlace } from "#rules/league/rosters";
import { seasonOn } from "#rules/league/season";
import type { DoubtfulPlayer, PlayerKind, SeasonEvidence, Totals } from "#rules/league/season-doubts";
import type { Env } from "../env.ts";
import { FETCHED_PLAYERS_SQL } from "./sync-parts.ts";

/** Reads what the stored parts of a night are judged by together, and discards those that cannot be right. */

/** Reads a night's rosters, and the places of the known players on them and on today's. `ended` clubs do not play. */
export async function readRosters(env: Env, night: Day, ended: readonly string[]) {
  const parts = await env.DB.prepare(
    `SELECT substr(slice, 8) AS team, document -> '$.spots' AS spots FROM refresh
     WHERE night = ?1 AND slice LIKE 'roster:%' AND document IS NOT NULL ORDER BY team`,
  )
    .bind(night)
    .all<{ team: string; spots: string }>();
  const listed = new Map(
    parts.results.map(({ team, spots }) => [team, JSON.parse(spots) as [id: number, number: number | null][]]),
  );
  const players = await env.DB.prepare(
    `SELECT id, team, number FROM players WHERE team IS NOT NULL OR id IN (SELECT value FROM json_each(?1))`,
  )
    .bind(JSON.stringify([...listed.values()].flat().map(([id]) => id)))
    .all<{ id: number } & RosterPlace>();
  const stored = new Map(players.results.map(({ id, ...place }): [number, RosterPlace] => [id, place]));
  return { stored, listed, ended } satisfies RosterComparison;
}

export async function readNewcomers(env: Env, night: Day): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT newcomer.value ->> 'id' AS id FROM refresh, json_each(document, '$.newcomers') AS newcomer
     WHERE ${FETCHED_PLAYERS_SQL}`,
  )
    .bind(night)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Reads the latest club in a night's statistics of each player. */
export async function readClubsOfFigures(env: Env, night: Day): Promise<Map<number, string>> {
  const { results } = await env.DB.prepare(
    `SELECT figures.value ->> 0 AS id, figures.value ->> '$[1][#-1][1]' AS team
     FROM refresh, json_each(document, '$.figures') AS figures WHERE ${FETCHED_PLAYERS_SQL}`,
  )
    .bind(night)
    .all<{ id: number; team: string }>();
  return new Map(results.map(({ id, team }) => [id, team]));
}

export async function wasDoubtedBefore(env: Env, night: Day, { team, fault }: RosterDoubt): Promise<boolean> {
  const before = await env.DB.prepare(
    "SELECT fault FROM refresh WHERE slice = ? AND night < ? ORDER BY night DESC LIMIT 1",
  )
    .bind(`roster:${team}`, night)
    .first<string | null>("fault");
  return before === fault;
}

export async function discardRoster(env: Env, night: Day, { team, fault }: RosterDoubt, now: number): Promise<void> {
  await env.DB.prepare("UPDATE refresh SET document = NULL, fault = ?3, at = ?4 WHERE night = ?1 AND slice = ?2")
    .bind(night, `roster:${team}`, fault, now)
    .run();
}

/** Reads the changed descriptions on the rosters of a night, and how many days old the facts are. */
export async function readDescriptionChanges(
  env: Env,
  night: Day,
): Promise<{ changes: DescriptionChanges; days: number }> {
  const { results } = await env.DB.prepare(
    `SELECT document -> '$.described' AS described, document -> '$.doubtful' AS doubtful,
       julianday(?1) - julianday((SELECT value FROM meta WHERE name = 'facts-as-of')) AS days
     FROM refresh WHERE night = ?1 AND slice LIKE 'roster:%' AND document IS NOT NULL`,
  )
    .bind(night)
    .all<Record<keyof DescriptionChanges, string> & { days: number }>();
  return {
    changes: {
      described: results.flatMap(({ described }) => JSON.parse(described) as DescriptionChanges["described"]),
      doubtful: results.flatMap(({ doubtful }) => JSON.parse(doubtful) as DoubtfulPlayer[]),
    },
    days: results[0]?.days ?? 0,
  };
}

export async function discardDescriptions(env: Env, night: Day, fault: string, now: number): Promise<void> {
  await env.DB.prepare(
    `UPDATE refresh SET document = json_set(document, '$.described', json('[]')), fault = ?2, at = ?3
     WHERE night = ?1 AND slice LIKE 'roster:%' AND document IS NOT NULL`,
  )
    .bind(night, fault, now)
    .run();
}

/** Reads what the statistics of a night are judged by as a whole. */
export async function readSeasonEvidence(env: Env, night: Day): Promise<SeasonEvidence> {
  const parts = await env.DB.prepare(
    `SELECT substr(slice, 1, 6) AS kind, document -> '$.totals' AS totals, document -> '$.isEmptied' AS isEmptied,
       document -> '$.doubtful' AS doubtful
     FROM refresh WHERE ${FETCHED_PLAYERS_SQL} AND doubtful IS NOT NULL`,
  )
    .bind(night)
    .all<{ kind: PlayerKind | "player" } & Record<"totals" | "isEmptied" | "doubtful", string>>();
  const stored = await env.DB.prepare(
    `SELECT iif(position = 'G', 'goalie', 'skater') AS kind, sum(value ->> 2) AS games, sum(value ->> 3) AS goals, sum(value ->> 4) AS assists
     FROM players, json_each(career) WHERE career ->> '$[#-1][0]' = ?1 AND value ->> 0 = ?1 GROUP BY kind`,
  )
    .bind(seasonOn(night))
    .all<{ kind: PlayerKind } & Record<"games" | "goals" | "assists", number>>();
  const totalsOf = (kind: PlayerKind): Totals => {
    const found = stored.results.find((row) => row.kind === kind);
    return [found?.games ?? 0, found?.goals ?? 0, found?.assists ?? 0];
  };
  return {
    pages: parts.results.flatMap(({ kind, totals, isEmptied }) =>
      kind === "player" ? [] : [{ kind, totals: JSON.parse(totals) as Totals, isEmptied: isEmptied === "true" }],
    ),
    doubtful: parts.results.flatMap(({ doubtful }) => JSON.parse(doubtful) as DoubtfulPlayer[]),
    stored: { skater: totalsOf("skater"), goalie: totalsOf("goalie") },
  };
}

/** Discards all statistics of a night, including new players with a game in the running season. */
export async function discardStatistics(env: Env, night: Day, fault: string, now: number): Promise<void> {
  await env.DB.prepare(
    `UPDATE refresh SET document = NULL, fault = ?2, at = ?3
     WHERE ${FETCHED_PLAYERS_SQL} AND (slice NOT LIKE 'player:%' OR document -> '$.figures' IS NOT NULL
       OR document ->> '$.newcomers[0].career[#-1][0]' = ?4)`,
  )
    .bind(night, fault, now, seasonOn(night))
    .run();
}
