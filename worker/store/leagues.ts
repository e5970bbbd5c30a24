import {
  MIN_GAMES_OF_ANSWER,
  computeRosterFacts,
  type CurrentClub,
  type RosterFacts,
  type League,
  type PublishedPlayer,
} from "#rules/league/rostered-players";
import type { Day } from "#rules/shared/day";
import type { Env } from "../env.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { readOtherNames } from "./other-names.ts";
import { CURRENT_NUMBER_SQL } from "./all-players.ts";
import { publishDocument, readKvDocument } from "./kv-documents.ts";
import { queryFactsVersion } from "./facts-version.ts";

const leagues = new IsolateCache<League>(8);
const factsByDay = new IsolateCache<RosterFacts>(16);

/** Returns a published league from the isolate cache, KV or D1; null if the version does not exist. */
export async function readPublishedLeague(env: Env, version: string): Promise<League | null> {
  const known = leagues.get(version) ?? (await readKvDocument<League>(env, `league:${version}`));
  if (known !== null) return leagues.set(version, known);
  const row = await env.DB.prepare("SELECT document FROM leagues WHERE version = ?")
    .bind(version)
    .first<{ document: string }>();
  return row && leagues.set(version, JSON.parse(row.document) as League);
}

/** Returns the facts that a day's round is judged by. @throws Error if the league was never published */
export async function readRosterFacts(
  env: Env,
  { league: version, day }: { league: string; day: Day },
): Promise<RosterFacts> {
  const key = `${version} ${day}`;
  const known = factsByDay.get(key);
  if (known !== undefined) return known;
  const league = await readPublishedLeague(env, version);
  if (league === null) throw new Error(`league ${version} was never published`);
  return factsByDay.set(key, computeRosterFacts(league, day));
}

/** Publishes the current rosters, if facts or query have changed. Returns their version, a hash of the content. */
export async function publishLeague(env: Env, now: number): Promise<string> {
  // Read first: if the facts change meanwhile, the next call publishes again.
  const facts = `${await queryFactsVersion(env)} ${await digest(ROSTERS_SQL)}`;
  const published = await env.DB.prepare("SELECT version FROM leagues WHERE facts = ?")
    .bind(facts)
    .first<{ version: string }>();
  if (published !== null) return published.version;
  const clubs = await readClubs(env);
  const players = await readRosters(env);
  const beginners = await readInexperienced(env);
  const names = await readOtherNames(env);
  const version = await digest(JSON.stringify({ clubs, players, beginners, names }));
  const league: League = { version, clubs, players, beginners, names };
  await env.DB.prepare(
    `INSERT INTO leagues (version, document, published_at, facts) VALUES (?, ?, ?, ?)
     ON CONFLICT (version) DO UPDATE SET facts = excluded.facts`,
  )
    .bind(version, JSON.stringify(league), now, facts)
    .run();
  await publishDocument(env, `league:${version}`, league);
  leagues.set(version, league);
  return version;
}

async function readClubs(env: Env): Promise<CurrentClub[]> {
  const { results } = await env.DB.prepare(
    "SELECT code, place, nickname, name_fr AS nameFr, conference FROM teams WHERE last_season IS NULL ORDER BY code",
  ).all<CurrentClub>();
  return results;
}

/** In order of fame, so that the rank is the index; players who cannot be answers come last. */
const ROSTERS_SQL = `SELECT id, first, last, position, team, ${CURRENT_NUMBER_SQL} AS number, country, birth_date AS birth,
    draft_year AS draftYear, draft_overall AS overall, points, clubs
  FROM players WHERE team IS NOT NULL ORDER BY answerable DESC, fame DESC, id`;

async function readRosters(env: Env): Promise<PublishedPlayer[]> {
  const { results } = await env.DB.prepare(ROSTERS_SQL).all<
    Omit<PublishedPlayer, "clubs" | "fame"> & { clubs: string }
  >();
  const players = results.map((row, rank) => ({ ...row, clubs: JSON.parse(row.clubs) as string[], fame: rank + 1 }));
  return players.sort((a, b) => a.id - b.id);
}

async function readInexperienced(env: Env): Promise<number[]> {
  const { results } = await env.DB.prepare("SELECT id FROM players WHERE team IS NOT NULL AND games < ? ORDER BY id")
    .bind(MIN_GAMES_OF_ANSWER)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

async function digest(content: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return new Uint8Array(hash, 0, 6).toHex();
}
