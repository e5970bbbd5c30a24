import type { Day } from "#rules/shared/day";
import type { PlayerMove } from "#rules/league/rosters";
import type { Season } from "#rules/league/season";
import type { Env } from "../env.ts";
import { addToClubSetsSql } from "./club-sets.ts";
import {
  INSERT_CLUBS_SQL,
  UPDATE_CLUBS_SQL,
  END_CLUBS_SQL,
  DELETE_INVALID_CLUBS_SQL,
  type FranchiseChanges,
} from "./franchise-changes.ts";
import { FETCHED_PLAYERS_SQL } from "./sync-parts.ts";

interface NightChanges {
  night: Day;
  season: Season;
  clubs: FranchiseChanges;
  moves: readonly PlayerMove[];
  /** The facts are dated with the night if all of these parts are there; null if too many players are unknown. */
  slices: readonly string[] | null;
}

/** Computes the changes of a night, stores them as the part `news`, and applies them in one transaction. */
export async function applySyncParts(
  env: Env,
  { night, season, clubs, moves, slices }: NightChanges,
  now: number,
): Promise<void> {
  const run = (query: string, ...values: (string | number)[]) => env.DB.prepare(query).bind(night, ...values);
  await env.DB.batch([
    env.DB.prepare(INSERT_CLUBS_SQL).bind(JSON.stringify(clubs.begun)),
    env.DB.prepare(END_CLUBS_SQL).bind(JSON.stringify(clubs.ended), season),
    env.DB.prepare(UPDATE_CLUBS_SQL).bind(JSON.stringify(clubs.changed)),
    run(
      SAVE_NEW_PLAYERS,
      now,
      JSON.stringify(clubs.changed.map(({ code }) => code)),
      JSON.stringify(moves.map(({ id, team, number }) => [id, team, number])),
    ),
    run(INSERT_NEWCOMERS),
    run(SAVE_CHANGES, season),
    run(MOVE_PLAYERS),
    run(UPDATE_DESCRIPTIONS),
    env.DB.prepare(DELETE_INVALID_CLUBS_SQL),
    run(UPDATE_FIGURES),
    run(UPDATE_FAME),
    run(ADD_TO_CLUB_SETS),
    run(REMOVE_FROM_ONE_CLUB_SET),
    run(CHANGE_FACTS_VERSION),
    ...(slices === null ? [] : [run(DATE_FACTS, JSON.stringify(slices))]),
  ]);
}

const CHANGES_PART = "night = ?1 AND slice = 'news'";

const SAVE_NEW_PLAYERS = `
  INSERT OR REPLACE INTO refresh (night, slice, document, at)
  SELECT ?1, 'news', json_object('newcomers', json_group_array(DISTINCT newcomer.value ->> 'id'), 'clubs', json(?3), 'moves', json(?4)), ?2
  FROM refresh, json_each(document, '$.newcomers') AS newcomer
  WHERE ${FETCHED_PLAYERS_SQL} AND NOT EXISTS (
    SELECT 1 FROM players WHERE id = newcomer.value ->> 'id' AND (career <> '[]' OR newcomer.value ->> 'career' = '[]'))`;

/** Replaces a player who was stored without a game and has one now, except for the roster. */
const INSERT_NEWCOMERS = `
  INSERT INTO players (id, first, last, position, shoots, height_cm, weight_kg, birth_date, country,
    draft_year, draft_round, draft_overall, draft_team, hall_of_fame, fame, answerable, games, points, clubs, career)
  SELECT value ->> 'id', value ->> 'first', value ->> 'last', value ->> 'position', value ->> 'shoots', value ->> 'height_cm',
    value ->> 'weight_kg', value ->> 'birth_date', value ->> 'country', value ->> 'draft_year', value ->> 'draft_round',
    value ->> 'draft_overall', value ->> 'draft_team', 0, value ->> 'fame', value ->> 'answerable', value ->> 'games',
    value ->> 'points', value -> 'clubs', value -> 'career'
  FROM refresh, json_each(document, '$.newcomers')
  WHERE ${FETCHED_PLAYERS_SQL}
  ON CONFLICT (id) DO UPDATE SET
    shoots = excluded.shoots, height_cm = excluded.height_cm, weight_kg = excluded.weight_kg, birth_date = excluded.birth_date,
    country = excluded.country, draft_year = excluded.draft_year, draft_round = excluded.draft_round,
    draft_overall = excluded.draft_overall, draft_team = excluded.draft_team, fame = excluded.fame,
    answerable = excluded.answerable, games = excluded.games, points = excluded.points, clubs = excluded.clubs, career = excluded.career
  WHERE career = '[]' AND excluded.career <> '[]'`;

/** A player's description, as in worker/rules/league/descriptions.ts. */
const DESCRIPTION = `json_object('first', first, 'last', last, 'position', position, 'shoots', shoots, 'heightCm', height_cm,
  'weightKg', weight_kg, 'birthDate', birth_date)`;

/** Computes new descriptions, new statistics and new fame. The running season is replaced by the newest response. */
const SAVE_CHANGES = `
  WITH described AS (
    SELECT players.id, described.value -> 1 AS changes FROM refresh, json_each(document, '$.described') AS described
    JOIN players ON players.id = described.value ->> 0
    WHERE night = ?1 AND slice LIKE 'roster:%' AND EXISTS (SELECT 1 FROM json_each(changes) WHERE value IS NOT ${DESCRIPTION} ->> key)
    GROUP BY players.id),
  figures AS (
    SELECT id, career AS career_before, (
      SELECT json_group_array(json(value)) FROM (
        SELECT 0 AS part, key, value FROM json_each(career) WHERE value ->> 0 <> ?2
        UNION ALL SELECT 1, key, value FROM json_each(stints)
        ORDER BY part, key)) AS career
    FROM (
      SELECT players.id, players.career, learned.value -> 1 AS stints, max(refresh.at)
      FROM refresh, json_each(document, '$.figures') AS learned JOIN players ON players.id = learned.value ->> 0
      WHERE ${FETCHED_PLAYERS_SQL} GROUP BY players.id)),
  rated AS (
    SELECT players.id, value ->> 1 AS fame_now, value ->> 2 AS answerable_now
    FROM refresh, json_each(document) JOIN players ON players.id = value ->> 0
    WHERE night = ?1 AND slice LIKE 'fame:%' AND (fame <> fame_now OR answerable <> answerable_now))
  UPDATE refresh SET document = json_set(document,
    '$.described', json((SELECT json_group_array(json_array(id, json(changes))) FROM described)),
    '$.figures', json((SELECT json_group_array(json_array(id, json(career))) FROM figures WHERE career <> career_before)),
    '$.fame', json((SELECT json_group_array(json_array(id, fame_now, answerable_now)) FROM rated)))
  WHERE ${CHANGES_PART}`;

const MOVE_PLAYERS = `
  UPDATE players SET team = move.value ->> 1, number = move.value ->> 2
  FROM refresh, json_each(document, '$.moves') AS move
  WHERE ${CHANGES_PART} AND players.id = move.value ->> 0`;

const UPDATE_DESCRIPTIONS = `
  UPDATE players SET
    first = coalesce(changes ->> 'first', first), last = coalesce(changes ->> 'last', last),
    position = coalesce(changes ->> 'position', position), shoots = coalesce(changes ->> 'shoots', shoots),
    height_cm = coalesce(changes ->> 'heightCm', height_cm), weight_kg = coalesce(changes ->> 'weightKg', weight_kg),
    birth_date = coalesce(changes ->> 'birthDate', birth_date),
    position_since = iif(changes ->> 'position' IS NULL, position_since, ?1)
  FROM (
    SELECT value ->> 0 AS id, value -> 1 AS changes FROM refresh, json_each(document, '$.described') WHERE ${CHANGES_PART}
  ) AS described
  WHERE players.id = described.id`;

const UPDATE_FIGURES = `
  UPDATE players SET career = changed.career,
    games = (SELECT coalesce(sum(value ->> 2), 0) FROM json_each(changed.career)),
    points = (
      SELECT iif(count(*) = count(value ->> 3) AND count(*) = count(value ->> 4), coalesce(sum((value ->> 3) + (value ->> 4)), 0), NULL)
      FROM json_each(changed.career)),
    clubs = (
      SELECT json_group_array(team) FROM (
        SELECT value ->> 1 AS team FROM json_each(changed.career) WHERE value ->> 2 IS NOT NULL GROUP BY team ORDER BY min(key)))
  FROM (
    SELECT value ->> 0 AS id, value -> 1 AS career FROM refresh, json_each(document, '$.figures') WHERE ${CHANGES_PART}
  ) AS changed
  WHERE players.id = changed.id`;

const UPDATE_FAME = `
  UPDATE players SET fame = rated.value ->> 1, answerable = rated.value ->> 2
  FROM refresh, json_each(document, '$.fame') AS rated
  WHERE ${CHANGES_PART} AND players.id = rated.value ->> 0`;

/** Adds players with new statistics to the Grid's sets of their new clubs. */
const ADD_TO_CLUB_SETS = addToClubSetsSql(`
    SELECT value ->> 0 AS id FROM refresh, json_each(document, '$.figures') WHERE ${CHANGES_PART}
    UNION SELECT value FROM refresh, json_each(document, '$.newcomers') WHERE ${CHANGES_PART}`);

/** Takes players who have joined a second franchise out of the Grid's set of one-club careers. */
const REMOVE_FROM_ONE_CLUB_SET = `
  WITH moved AS MATERIALIZED (
    SELECT players.id FROM players
    WHERE players.id IN (SELECT value ->> 0 FROM refresh, json_each(document, '$.figures') WHERE ${CHANGES_PART}) AND (
      SELECT count(DISTINCT franchise) FROM json_each(players.clubs) AS club JOIN teams ON code = club.value) > 1)
  UPDATE criteria SET members = (
    SELECT json_group_array(id) FROM (
      SELECT value AS id FROM json_each(members) EXCEPT SELECT id FROM moved ORDER BY id))
  WHERE key = 'career:one-club' AND EXISTS (SELECT 1 FROM json_each(members) AS member JOIN moved ON moved.id = member.value)`;

const CHANGE_FACTS_VERSION = `
  UPDATE meta SET value = lower(hex(randomblob(8)))
  WHERE name = 'facts' AND EXISTS (
    SELECT 1 FROM refresh, json_each(json_array('$.newcomers', '$.clubs', '$.moves', '$.described', '$.figures', '$.fame')) AS part
    WHERE ${CHANGES_PART} AND json_array_length(document, part.value) > 0)`;

const DATE_FACTS = `
  INSERT OR REPLACE INTO meta (name, value)
  SELECT 'facts-as-of', ?1
  WHERE NOT EXISTS (
    SELECT 1 FROM json_each(?2) WHERE value NOT IN (SELECT slice FROM refresh WHERE night = ?1 AND document IS NOT NULL))`;
