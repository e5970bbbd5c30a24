import { daysOf, puzzleDayOn } from "#rules/cadence";
import { addDays, type Day } from "#rules/day";
import { LOOK_BACK_DAYS, type Taken } from "#rules/draw";
import {
  DAILY_NAMES,
  likeGames,
  MEASURES,
  WEEKLY_NAMES,
  type Cadence,
  type DailyName,
  type GameName,
  type WeeklyName,
} from "#rules/measures";
import type { Env } from "../env.ts";
import { Memory } from "../memory.ts";
import { publish, readPublished } from "./published.ts";

/** One game's puzzle of a day: the secret, what was gathered about it, and the league whose frozen values it is judged by. */
export interface DealtPuzzle {
  secret: unknown;
  evidence: unknown;
  league: string;
}

/** Everything that rounds of puzzles need which come and go together. Never sent to a browser. */
interface Document<Name extends GameName> {
  day: Day;
  puzzles: Record<Name, DealtPuzzle>;
  /**
   * The version of the league's facts as the day was published. Documents made from them are published under it, so that
   * they are found without D1.
   */
  facts: string;
}

/** The puzzles of a day, and those of a week, which is known by its Sunday. */
export interface Documents {
  day: Document<DailyName>;
  week: Document<WeeklyName>;
}

const namesOf: { [Every in Cadence]: readonly (keyof Documents[Every]["puzzles"] & GameName)[] } = {
  day: DAILY_NAMES,
  week: WEEKLY_NAMES,
};

const inMind = new Memory<Documents[Cadence]>(24);

/** Under which what is dealt for a day or a week is remembered and published. */
const keyOf = (every: Cadence, day: Day): string => `${every}:${day}`;

function keep<Document extends Documents[Cadence]>(key: string, document: Document): Document {
  inMind.keep(key, document);
  return document;
}

const isWhole = (every: Cadence, { puzzles }: { puzzles: Partial<Record<GameName, DealtPuzzle>> }): boolean =>
  namesOf[every].every((game) => puzzles[game] !== undefined);

/** What this isolate has in mind of a day or a week; null when it has to be asked for. */
export const puzzlesInMind = <Every extends Cadence>(every: Every, day: Day): Documents[Every] | null =>
  (inMind.get(keyOf(every, day)) as Documents[Every] | undefined) ?? null;

/** A day or a week as it was published, from memory or KV; null when a game of it may still have to be dealt. */
export async function readPublishedPuzzles<Every extends Cadence>(
  env: Env,
  every: Every,
  day: Day,
): Promise<Documents[Every] | null> {
  const key = keyOf(every, day);
  const known = puzzlesInMind(every, day) ?? (await readPublished<Documents[Every]>(env, key));
  return known !== null && isWhole(every, known) ? keep(key, known) : null;
}

/** A day or a week that has been dealt, from memory, KV or D1; null when a game of it is still to be dealt. */
export const readPuzzles = async <Every extends Cadence>(
  env: Env,
  every: Every,
  day: Day,
): Promise<Documents[Every] | null> =>
  (await readPublishedPuzzles(env, every, day)) ?? readDealtPuzzles(env, every, day);

/** Returns a game's puzzle of a day that has been dealt; null while its day, or its week, is not. */
export async function readPuzzle(env: Env, game: GameName, day: Day): Promise<DealtPuzzle | null> {
  const document = await readPuzzles(env, MEASURES[game].every, day);
  return (document?.puzzles as Partial<Record<GameName, DealtPuzzle>> | undefined)?.[game] ?? null;
}

async function readDealtPuzzles<Every extends Cadence>(
  env: Env,
  every: Every,
  day: Day,
): Promise<Documents[Every] | null> {
  const { results } = await env.DB.prepare(
    `SELECT game, secret, evidence, league, (SELECT value FROM meta WHERE name = 'facts') AS facts FROM puzzles
     WHERE day = ? AND game IN (SELECT value FROM json_each(?))`,
  )
    .bind(day, JSON.stringify(namesOf[every]))
    .all<{ game: string; secret: string; evidence: string; league: string; facts: string }>();
  const puzzles = Object.fromEntries(
    results.map(({ game, secret, evidence, league }) => [
      game,
      { secret: JSON.parse(secret) as unknown, evidence: JSON.parse(evidence) as unknown, league },
    ]),
  ) as Record<GameName, DealtPuzzle>;
  const [first] = results;
  if (first === undefined || !isWhole(every, { puzzles })) return null;
  return keep(keyOf(every, day), { day, puzzles, facts: first.facts } as Documents[Every]);
}

/** The games of a day or a week that are still to be dealt. */
export async function readMissing(env: Env, every: Cadence, day: Day): Promise<GameName[]> {
  const { results } = await env.DB.prepare("SELECT game FROM puzzles WHERE day = ?").bind(day).all<{ game: string }>();
  const dealt = new Set(results.map(({ game }) => game));
  return namesOf[every].filter((game) => !dealt.has(game));
}

/** Publishes a dealt day or week to KV, unless it is there already. */
export async function publishPuzzles(env: Env, every: Cadence, document: Documents[Cadence]): Promise<void> {
  if (await arePublished(env, every, document.day)) return;
  await publish(env, keyOf(every, document.day), document);
}

/** Whether KV has the whole of a day or a week. */
export async function arePublished(env: Env, every: Cadence, day: Day): Promise<boolean> {
  const published = await readPublished<Documents[Cadence]>(env, keyOf(every, day));
  return published !== null && isWhole(every, published);
}

/** The days on which other games must not hide whom a puzzle does: those of their puzzles that run while it does, as JSON for SQL. */
const rivalsOf = (game: GameName, day: Day): string =>
  JSON.stringify(
    likeGames(game).map((other) => ({
      game: other,
      first: puzzleDayOn(MEASURES[other], day),
      last: addDays(day, daysOf(MEASURES[game]) - 1),
    })),
  );

/** In SQL, those puzzles: each is found by its game and day. */
const rivalsIn = (rivals: string): string =>
  `json_each(${rivals}) AS rival JOIN puzzles ON game = rival.value ->> 'game'
     AND day >= rival.value ->> 'first' AND day <= rival.value ->> 'last'`;

/** Returns the answers of the days around a day, and, as zero days away, those of other games while the puzzle runs. */
export async function readTaken(env: Env, game: GameName, day: Day): Promise<Taken<string>> {
  const span = Math.max(LOOK_BACK_DAYS, MEASURES[game].repeatDays);
  const { results } = await env.DB.prepare(
    `SELECT answer, min(off) AS off, day FROM (
       SELECT answer, CAST(abs(julianday(day) - julianday(?4)) AS INTEGER) AS off, day FROM puzzles
       WHERE game = ?1 AND day >= ?2 AND day <= ?3
       UNION ALL
       SELECT answer, 0, day FROM ${rivalsIn("?5")})
     GROUP BY answer ORDER BY off, day`,
  )
    .bind(game, addDays(day, -span), addDays(day, span), day, rivalsOf(game, day))
    .all<{ answer: string; off: number }>();
  return new Map(results.map(({ answer, off }) => [answer, off]));
}

/**
 * Records a puzzle unless its day has one already. With `fresh`, the answer must also be free
 * within the repeat span, and in other games while it runs: two days dealt at the same moment cannot both take it, because D1
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
  const { repeatDays } = MEASURES[game];
  const insert = env.DB.prepare(
    `INSERT INTO puzzles (game, day, answer, secret, evidence, league)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE ?7 = 0 OR NOT EXISTS (SELECT 1 FROM puzzles WHERE game = ?1 AND answer = ?3 AND day >= ?8 AND day <= ?9)
       AND NOT EXISTS (SELECT 1 FROM ${rivalsIn("?10")} WHERE answer = ?3)
     ON CONFLICT (game, day) DO NOTHING`,
  ).bind(
    game,
    day,
    answer,
    JSON.stringify(secret),
    JSON.stringify(evidence),
    league,
    Number(fresh),
    addDays(day, -repeatDays),
    addDays(day, repeatDays),
    rivalsOf(game, day),
  );
  const look = env.DB.prepare("SELECT 1 FROM puzzles WHERE game = ? AND day = ?").bind(game, day);
  const [, found] = await env.DB.batch([insert, look]);
  return found !== undefined && found.results.length > 0;
}
