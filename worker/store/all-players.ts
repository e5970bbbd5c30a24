import { GAMES_TO_BE_KNOWN } from "#rules/career/career";
import { FAR, type Card } from "#rules/league/all-players";
import { EXPANSION } from "#rules/league/season";
import type { Env } from "../env.ts";
import { Memory } from "../runtime/isolate-cache.ts";
import { OTHER_NAMES } from "./other-names.ts";
import { readOrPublish } from "./kv-documents.ts";

/** As text, because the Worker does not look inside. */
const documents = new Memory<string>(2);

/** Returns the JSON of `People` for a version of the facts, from the isolate cache, KV or D1. */
export async function readPeople(env: Env, stamp: string): Promise<string> {
  const key = `people:${stamp}`;
  return documents.get(key) ?? documents.keep(key, await readOrPublish(env, key, () => makePeople(env)));
}

/** SQL: the club whose sweater a player in `players` is remembered in. */
export const SWEATER = `coalesce(team, (
  SELECT value ->> 1 FROM json_each(iif(career = '[]', playoffs, career)) GROUP BY value ->> 1 ORDER BY sum(value ->> 2) DESC, min(key) LIMIT 1))`;

/** SQL: a player's current number; NULL if his club has listed it for two players. */
export const NUMBER = `iif(EXISTS (
  SELECT 1 FROM players AS mate WHERE mate.team = players.team AND mate.number = players.number AND mate.id <> players.id), NULL, number)`;

/** SQL: the current number, or the one worn most with {@link SWEATER}. */
export const SWEATER_NUMBER = `iif(team IS NULL, numbers ->> (${SWEATER}), ${NUMBER})`;

/**
 * Built in SQL, in the order of `PersonRow`, because 8,000 rows exceed a free Worker's CPU limit. Fame is divided by
 * ten, which is enough to order search results and makes the document smaller.
 */
export async function makePeople(env: Env): Promise<string> {
  const row = await env.DB.prepare(
    `WITH everybody AS (
       SELECT *, id - lag(id, 1, 0) OVER (ORDER BY id) AS step, iif(career = '[]', playoffs, career) AS played,
         ${SWEATER} AS sweater, ${SWEATER_NUMBER} AS worn
       FROM players WHERE career <> '[]' OR playoffs <> '[]' ORDER BY id),
     named AS (SELECT id, also FROM everybody)
     SELECT json_object(
       'version', (SELECT value FROM meta WHERE name = 'facts'),
       'clubs', (
         SELECT json_group_array(json_object('code', code, 'franchise', franchise, 'place', place, 'nickname', nickname, 'nameFr', name_fr,
           'conference', conference, 'first', first_season, 'last', last_season, 'past', json(past)))
         FROM (SELECT * FROM teams ORDER BY code)),
       'people', (
         SELECT json_group_array(json_array(iif(step < ?3, step, id), first, last, position, CAST(substr(birth_date, 1, 4) AS INTEGER), country,
           team, worn,
           nullif(sweater, clubs ->> 0), json(clubs), (played ->> '$[0][0]') / 10000, (played ->> '$[#-1][0]') % 10000 - (played ->> '$[0][0]') / 10000,
           CAST(fame / 10 AS INTEGER), games >= ?1 AND career ->> '$[#-1][0]' >= ?2))
         FROM everybody),
       'names', ${OTHER_NAMES},
       'trophies', (SELECT json_group_object(award, json(winners)) FROM trophies)
     ) AS document`,
  )
    .bind(GAMES_TO_BE_KNOWN, EXPANSION, FAR)
    .first<{ document: string }>();
  if (row === null) throw new Error("the league was never seeded");
  return row.document;
}

type CardRow = Omit<Card, "hallOfFame" | Listed> & { hallOfFame: number } & Record<Listed, string>;

/** Columns with JSON. */
type Listed = "career" | "playoffs" | "cups";

/** Returns players' cards in the order of `ids`, without unknown ids. */
export async function readCards(env: Env, ids: readonly number[]): Promise<Card[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, shoots, height_cm AS heightCm, weight_kg AS weightKg, birth_date AS birth, draft_year AS draftYear,
       draft_overall AS overall, draft_team AS draftTeam, hall_of_fame AS hallOfFame, career, playoffs, cups
     FROM players WHERE id IN (${ids.map(() => "?").join(", ")})`,
  )
    .bind(...ids)
    .all<CardRow>();
  const cards = results.map((row) => ({
    ...row,
    hallOfFame: row.hallOfFame === 1,
    career: JSON.parse(row.career) as Card["career"],
    playoffs: JSON.parse(row.playoffs) as Card["playoffs"],
    cups: JSON.parse(row.cups) as Card["cups"],
  }));
  return cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
