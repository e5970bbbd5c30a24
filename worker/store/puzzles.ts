import { addDays, type Day } from "#rules/day";
import { REPEAT_DAYS, type Taken } from "#rules/draw";
import { GAME_NAMES, likeGames, type GameName } from "#rules/measures";
import type { Env } from "../env.ts";
import { Memory } from "../memory.ts";
import { publish, readPublished } from "./published.ts";

/** One game's puzzle of a day: the secret, what was gathered about it, and the league whose frozen values it is judged by. */
export interface DealtPuzzle {
  secret: unknown;
  evidence: unknown;
  league: string;
}

/** Everything a day's rounds need. Never sent to a browser. */
export interface DayDocument {
  day: Day;
  puzzles: Record<GameName, DealtPuzzle>;
  /**
   * The stamp of the league's facts as the day was published: what is made of them is published under it, so that who
   * plays needs no D1 to find it. Days that were published before it was kept have none.
   */
  facts?: string;
}

const days = new Memory<DayDocument>(16);
const isWhole = (document: Pick<DayDocument, "puzzles">): boolean =>
  GAME_NAMES.every((game) => document.puzzles[game] !== undefined);

/** A day that this isolate has in mind; null when it has to be asked for. */
export const dayInMind = (day: Day): DayDocument | null => days.get(day) ?? null;

/** A day as it was published, from memory or KV; null when a game of it may still have to be dealt. */
export async function readPublishedDay(env: Env, day: Day): Promise<DayDocument | null> {
  const known = days.get(day) ?? (await readPublished<DayDocument>(env, `day:${day}`));
  return known !== null && isWhole(known) ? days.keep(day, known) : null;
}

/** A day that has been dealt, from memory, KV or D1; null when a game of it is still to be dealt. */
export const readDay = async (env: Env, day: Day): Promise<DayDocument | null> =>
  (await readPublishedDay(env, day)) ?? readDealtDay(env, day);

async function readDealtDay(env: Env, day: Day): Promise<DayDocument | null> {
  const { results } = await env.DB.prepare(
    "SELECT game, secret, evidence, league, (SELECT value FROM meta WHERE name = 'facts') AS facts FROM puzzles WHERE day = ?",
  )
    .bind(day)
    .all<{ game: string; secret: string; evidence: string; league: string; facts: string }>();
  const puzzles = Object.fromEntries(
    results.map(({ game, secret, evidence, league }) => [
      game,
      { secret: JSON.parse(secret) as unknown, evidence: JSON.parse(evidence) as unknown, league },
    ]),
  ) as DayDocument["puzzles"];
  const [first] = results;
  return first !== undefined && isWhole({ puzzles }) ? days.keep(day, { day, puzzles, facts: first.facts }) : null;
}

/** The games of a day that are still to be dealt. */
export async function readMissing(env: Env, day: Day): Promise<GameName[]> {
  const { results } = await env.DB.prepare("SELECT game FROM puzzles WHERE day = ?").bind(day).all<{ game: string }>();
  const dealt = new Set(results.map(({ game }) => game));
  return GAME_NAMES.filter((game) => !dealt.has(game));
}

/** Publishes a dealt day to KV, unless it is there already. */
export async function publishDay(env: Env, document: DayDocument): Promise<void> {
  const { day, facts } = document;
  if (await isDayPublished(env, day)) return;
  // A document of an earlier release is made anew, with what it lacks.
  await publish(env, `day:${day}`, facts === undefined ? ((await readDealtDay(env, day)) ?? document) : document);
}

/** Whether KV has the whole of a day. */
export async function isDayPublished(env: Env, day: Day): Promise<boolean> {
  const published = await readPublished<DayDocument>(env, `day:${day}`);
  return published !== null && isWhole(published) && published.facts !== undefined;
}

/**
 * The answers that may not return on a day: those within the repeat span on either side, and whom another game hides on
 * that very day.
 */
export async function readTaken(env: Env, game: GameName, day: Day): Promise<Taken<string>> {
  const { results } = await env.DB.prepare(
    `SELECT answer, CAST(abs(julianday(day) - julianday(?4)) AS INTEGER) AS off FROM puzzles
     WHERE (game = ?1 AND day >= ?2 AND day <= ?3)
       OR (game IN (SELECT value FROM json_each(?5)) AND day = ?4)
     ORDER BY off DESC, day DESC`,
  )
    .bind(game, addDays(day, -REPEAT_DAYS), addDays(day, REPEAT_DAYS), day, JSON.stringify(likeGames(game)))
    .all<{ answer: string; off: number }>();
  // Should one answer have come twice, the nearer day counts.
  const off = new Map(results.map(({ answer, off }) => [answer, off]));
  return new Map([...off].reverse());
}

/**
 * Records a puzzle unless its day has one already. With `fresh`, the answer must also be free
 * within the repeat span, and in the other games of its day: two days dealt at the same moment cannot both take it, because D1
 * runs the one statement that looks and writes.
 *
 * @returns whether the day has its puzzle now, this one or another.
 */
export async function recordPuzzle(
  env: Env,
  puzzle: DealtPuzzle & { game: GameName; day: Day; answer: string },
  { fresh }: { fresh: boolean },
): Promise<boolean> {
  const { game, day, answer, secret, evidence, league } = puzzle;
  const insert = env.DB.prepare(
    `INSERT INTO puzzles (game, day, answer, secret, evidence, league)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE ?7 = 0 OR NOT EXISTS (
       SELECT 1 FROM puzzles WHERE answer = ?3
         AND ((game = ?1 AND day >= ?8 AND day <= ?9) OR (game IN (SELECT value FROM json_each(?10)) AND day = ?2))
     )
     ON CONFLICT (game, day) DO NOTHING`,
  ).bind(
    game,
    day,
    answer,
    JSON.stringify(secret),
    JSON.stringify(evidence),
    league,
    Number(fresh),
    addDays(day, -REPEAT_DAYS),
    addDays(day, REPEAT_DAYS),
    JSON.stringify(likeGames(game)),
  );
  const look = env.DB.prepare("SELECT 1 FROM puzzles WHERE game = ? AND day = ?").bind(game, day);
  const [, found] = await env.DB.batch([insert, look]);
  return found !== undefined && found.results.length > 0;
}
