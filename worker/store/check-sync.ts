import type { Day } from "#rules/shared/day";
import type { DescriptionChanges } from "#rules/league/descriptions";
import { seasonOn } from "#rules/league/season";
import type { DoubtfulPlayer, PlayerKind, SeasonEvidence, Totals } from "#rules/league/season-doubts";
import type { Env } from "../env.ts";
import type { FranchiseChanges } from "./franchise-changes.ts";
import { FETCHED_PLAYERS_SQL, LISTED_PLAYERS_SQL } from "./sync-parts.ts";

/** Checks the stored parts of a night together, and discards those that cannot be right. */

/**
 * Discards rosters with too few possible players, which may be another club's. Possible are known players who are not
 * with another club, unless that club has removed them from its roster.
 *
 * @param fewest minimum number of possible players
 * @param ended codes of clubs that no longer play; their players may be on any roster
 * @returns the discarded parts with the reason
 */
export async function discardImplausibleRosters(
  env: Env,
  night: Day,
  { fewest, ended }: { fewest: number; ended: readonly string[] },
  now: number,
): Promise<{ slice: string; fault: string }[]> {
  const { results } = await env.DB.prepare(
    `WITH ${LISTED_PLAYERS_SQL},
     found AS (
       SELECT team, (
         SELECT count(*) FROM listed JOIN players ON players.id = listed.id
         WHERE listed.team = answered.team AND coalesce(listed.number, players.number) IS NOT NULL AND (
           players.team IS NULL OR players.team = answered.team OR players.team IN (SELECT value FROM json_each(?4)) OR (
             players.team IN (SELECT team FROM answered)
             AND NOT EXISTS (SELECT 1 FROM listed AS kept WHERE kept.id = players.id AND kept.team = players.team)))) AS players
       FROM answered)
     UPDATE refresh SET document = NULL, fault = 'only ' || players || ' players who can be on it', at = ?3
     FROM found WHERE night = ?1 AND slice = 'roster:' || team AND players < ?2
     RETURNING slice, fault`,
  )
    .bind(night, fewest, now, JSON.stringify(ended))
    .all<{ slice: string; fault: string }>();
  return results;
}

/**
 * Discards rosters that list more than half of another club's players, all of them removed by that club: the two
 * rosters may have been exchanged by mistake. They are accepted if the statistics of most of these players are with the
 * new club, or if the previous sync had the same.
 *
 * @param ended codes of clubs that no longer play
 */
export async function discardSwappedRosters(
  env: Env,
  night: Day,
  ended: readonly string[],
  now: number,
): Promise<{ slice: string; fault: string }[]> {
  const { results } = await env.DB.prepare(
    `WITH ${LISTED_PLAYERS_SQL},
     moved AS (
       SELECT players.id, players.team AS team_before, listed.team FROM listed JOIN players ON players.id = listed.id
       WHERE players.team <> listed.team AND players.team NOT IN (SELECT value FROM json_each(?2))
         AND NOT EXISTS (SELECT 1 FROM listed AS kept WHERE kept.id = players.id AND kept.team = players.team)),
     played AS MATERIALIZED (
       SELECT learned.value ->> 0 AS id, learned.value ->> '$[1][#-1][1]' AS team
       FROM refresh, json_each(document, '$.figures') AS learned WHERE ${FETCHED_PLAYERS_SQL}),
     takeovers AS (
       SELECT team, team_before, 'most players of ' || team_before AS fault FROM moved GROUP BY team, team_before
       HAVING 2 * count(*) > (SELECT count(*) FROM players WHERE players.team = team_before)
         AND 2 * count(CASE WHEN EXISTS (SELECT 1 FROM played WHERE played.id = moved.id AND played.team = moved.team) THEN 1 END) <= count(*))
     UPDATE refresh SET document = NULL, fault = takeovers.fault, at = ?3
     FROM takeovers WHERE night = ?1 AND slice = 'roster:' || team AND takeovers.fault IS NOT (
       SELECT fault FROM refresh AS earlier WHERE earlier.slice = refresh.slice AND earlier.night < ?1 ORDER BY night DESC LIMIT 1)
     RETURNING slice, refresh.fault`,
  )
    .bind(night, JSON.stringify(ended), now)
    .all<{ slice: string; fault: string }>();
  return results;
}

/** Discards the roster of a new club that lists few players of the club that would end. */
export async function discardUnprovenRoster(
  env: Env,
  night: Day,
  { begun, ended }: NonNullable<FranchiseChanges["unproven"]>,
  now: number,
): Promise<{ slice: string; fault: string }[]> {
  const { results } = await env.DB.prepare(
    `UPDATE refresh SET document = NULL, fault = ?3, at = ?4
     WHERE night = ?1 AND slice = 'roster:' || ?2 AND document IS NOT NULL RETURNING slice, fault`,
  )
    .bind(night, begun, `${ended} is not in the standings, and few of its players are here`, now)
    .all<{ slice: string; fault: string }>();
  return results;
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

/** Discards all changed descriptions of a night. */
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

/**
 * Returns how many known players all rosters will have: those of this night, and the current ones of the other clubs.
 */
export async function countRostered(env: Env, night: Day): Promise<number> {
  const row = await env.DB.prepare(
    `WITH ${LISTED_PLAYERS_SQL}
     SELECT count(*) AS players FROM players
     WHERE id IN (SELECT id FROM listed) OR (team IS NOT NULL AND team NOT IN (SELECT team FROM answered))`,
  )
    .bind(night)
    .first<{ players: number }>();
  return row?.players ?? 0;
}
