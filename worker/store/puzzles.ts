import { addDays, type Day } from "#rules/shared/day";
import { LOOK_BACK_DAYS, type RecentAnswers } from "#rules/shared/draw";
import { DAILY_NAMES, GAME_CONFIG, WEEKLY_NAMES, type Schedule, type GameName } from "#rules/shared/game-config";
import { rivalPuzzles, type PuzzleRange } from "#rules/shared/rival-puzzles";
import type { Env } from "../env.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { publishDocument, readKvDocument } from "./kv-documents.ts";

/** What identifies a puzzle: its game, and its day or the Sunday of its week. */
export interface PuzzleKey {
  game: GameName;
  day: Day;
}

/** A dealt puzzle: the answer, the puzzle data, and the version of the league it is judged by. */
export interface DealtPuzzle {
  secret: unknown;
  data: unknown;
  league: string;
}

export type Puzzles = Partial<Record<GameName, DealtPuzzle>>;

/** The puzzles of a day, or those of a week, which its Sunday identifies. In KV it is complete. Never sent to a browser. */
export interface PuzzleDocument {
  day: Day;
  /** Without the games that are not dealt. */
  puzzles: Puzzles;
  /** The version of the facts when the puzzles were published. Other documents can be found under it without D1. */
  facts: string;
}

const namesOf: Record<Schedule, readonly GameName[]> = { day: DAILY_NAMES, week: WEEKLY_NAMES };

const cachedDocuments = new IsolateCache<PuzzleDocument>(24);

const keyOf = (every: Schedule, day: Day): string => `${every}:${day}`;

export const isComplete = (every: Schedule, { puzzles }: PuzzleDocument): boolean =>
  namesOf[every].every((game) => puzzles[game] !== undefined);

/** Returns the version of the league that a day was dealt with: that of its first game in the order of all games. */
export const leagueOfDay = (puzzles: Puzzles): string | null =>
  DAILY_NAMES.map((game) => puzzles[game]?.league).find((league) => league !== undefined) ?? null;

/** Returns all puzzles of a day or a week from the isolate cache, or null. */
export const cachedPuzzles = (every: Schedule, day: Day): PuzzleDocument | null =>
  cachedDocuments.get(keyOf(every, day)) ?? null;

/** Returns all puzzles of a day or a week from the isolate cache or KV; null if a game may not be dealt yet. */
export async function readPublishedPuzzles(env: Env, every: Schedule, day: Day): Promise<PuzzleDocument | null> {
  const key = keyOf(every, day);
  const known = cachedPuzzles(every, day) ?? (await readKvDocument<PuzzleDocument>(env, key));
  return known !== null && isComplete(every, known) ? cachedDocuments.set(key, known) : null;
}

/** Returns the dealt puzzles of a day or a week from the isolate cache, KV or D1; null if there are none yet. */
export const readPuzzles = async (env: Env, every: Schedule, day: Day): Promise<PuzzleDocument | null> =>
  (await readPublishedPuzzles(env, every, day)) ?? readDealtPuzzles(env, every, day);

/** Returns a game's puzzle of a day (or week); null if it is not dealt. */
export async function readPuzzle(env: Env, game: GameName, day: Day): Promise<DealtPuzzle | null> {
  const document = await readPuzzles(env, GAME_CONFIG[game].every, day);
  return document?.puzzles[game] ?? null;
}

async function readDealtPuzzles(env: Env, every: Schedule, day: Day): Promise<PuzzleDocument | null> {
  const { results } = await env.DB.prepare(
    `SELECT game, secret, evidence AS data, league, (SELECT value FROM meta WHERE name = 'facts') AS facts FROM puzzles
     WHERE day = ? AND game IN (SELECT value FROM json_each(?))`,
  )
    .bind(day, JSON.stringify(namesOf[every]))
    .all<{ game: string; secret: string; data: string; league: string; facts: string }>();
  const puzzles = Object.fromEntries(
    results.map(({ game, secret, data, league }) => [
      game,
      { secret: JSON.parse(secret) as unknown, data: JSON.parse(data) as unknown, league },
    ]),
  );
  const [first] = results;
  if (first === undefined) return null;
  const document = { day, puzzles, facts: first.facts };
  return isComplete(every, document) ? cachedDocuments.set(keyOf(every, day), document) : document;
}

/** Returns the puzzles of some days or weeks that are not dealt yet, in the order of the days. */
export async function readUndealtPuzzles(env: Env, every: Schedule, days: readonly Day[]): Promise<PuzzleKey[]> {
  const { results } = await env.DB.prepare(
    `SELECT game, day FROM puzzles WHERE day IN (SELECT value FROM json_each(?1))
       AND game IN (SELECT value FROM json_each(?2))`,
  )
    .bind(JSON.stringify(days), JSON.stringify(namesOf[every]))
    .all<PuzzleKey>();
  const dealt = new Set(results.map(({ game, day }) => `${game} ${day}`));
  return days
    .flatMap((day) => namesOf[every].map((game) => ({ game, day })))
    .filter(({ game, day }) => !dealt.has(`${game} ${day}`));
}

/** Publishes all puzzles of a day or a week to KV, if they are not there. */
export async function publishPuzzles(env: Env, every: Schedule, document: PuzzleDocument): Promise<void> {
  if (await arePublished(env, every, document.day)) return;
  await publishDocument(env, keyOf(every, document.day), document);
}

export async function arePublished(env: Env, every: Schedule, day: Day): Promise<boolean> {
  const published = await readKvDocument<PuzzleDocument>(env, keyOf(every, day));
  return published !== null && isComplete(every, published);
}

/** SQL: the puzzles of a {@link PuzzleRange} list, as JSON. */
const puzzlesInSql = (ranges: string): string =>
  `json_each(${ranges}) AS range JOIN puzzles ON game = range.value ->> 'game'
     AND day >= range.value ->> 'first' AND day <= range.value ->> 'last'`;

/** The dealt puzzles that a draw considers. */
interface NearbyPuzzles {
  /** Answers with their distance in days, nearest first; 0 for those of other games ({@link rivalPuzzles}). */
  answers: RecentAnswers<string>;
  count: number;
}

function ownPuzzles(game: GameName, day: Day): PuzzleRange {
  const days = Math.max(LOOK_BACK_DAYS, GAME_CONFIG[game].repeatDays);
  return { game, first: addDays(day, -days), last: addDays(day, days) };
}

export async function readNearbyPuzzles(env: Env, game: GameName, day: Day): Promise<NearbyPuzzles> {
  const { results } = await env.DB.prepare(
    `SELECT answer, min(off) AS off, sum(own) AS own, day FROM (
       SELECT answer, CAST(abs(julianday(day) - julianday(?1)) AS INTEGER) AS off, 1 AS own, day FROM ${puzzlesInSql("?2")}
       UNION ALL
       SELECT answer, 0, 0, day FROM ${puzzlesInSql("?3")})
     GROUP BY answer ORDER BY off, day`,
  )
    .bind(day, JSON.stringify([ownPuzzles(game, day)]), JSON.stringify(rivalPuzzles(game, day)))
    .all<{ answer: string; off: number; own: number }>();
  return {
    answers: new Map(results.map(({ answer, off }) => [answer, off])),
    count: results.reduce((count, { own }) => count + own, 0),
  };
}

/**
 * Stores a puzzle, unless its day has one. One statement checks and writes, so that concurrent deals follow the rules in
 * any order: it stores nothing if a rival puzzle has the same answer, if the answer has returned nearer than the draw
 * knew, or if the game has other puzzles around the day than the draw considered.
 *
 * @param considered what {@link readNearbyPuzzles} returned before the draw; with a count of null, the last check is
 *   skipped
 * @returns whether the day has a puzzle now, this one or another
 */
export async function savePuzzle(
  env: Env,
  puzzle: DealtPuzzle & PuzzleKey & { answer: string },
  considered: { answers: RecentAnswers<string>; count: number | null },
): Promise<boolean> {
  const { game, day, answer, secret, data, league } = puzzle;
  const insert = env.DB.prepare(
    `INSERT INTO puzzles (game, day, answer, secret, evidence, league)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE (?7 IS NULL OR (SELECT count(*) FROM ${puzzlesInSql("?8")}) = ?7)
       AND NOT EXISTS (SELECT 1 FROM ${puzzlesInSql("?9")} WHERE answer = ?3)
       AND NOT EXISTS (SELECT 1 FROM ${puzzlesInSql("?8")} WHERE answer = ?3
         AND (?10 IS NULL OR abs(julianday(day) - julianday(?2)) < ?10))
     ON CONFLICT (game, day) DO NOTHING`,
  ).bind(
    game,
    day,
    answer,
    JSON.stringify(secret),
    JSON.stringify(data),
    league,
    considered.count,
    JSON.stringify([ownPuzzles(game, day)]),
    JSON.stringify(rivalPuzzles(game, day)),
    considered.answers.get(answer) ?? null,
  );
  const look = env.DB.prepare("SELECT 1 FROM puzzles WHERE game = ? AND day = ?").bind(game, day);
  const [, stored] = await env.DB.batch([insert, look]);
  return stored !== undefined && stored.results.length > 0;
}
