import type { Day } from "#rules/day";
import type { Parts } from "#rules/games";
import type { GameName } from "#rules/measures";
import type { Env } from "../env.ts";
import { readCareerFacts } from "./careers.ts";
import { readGridFacts } from "./criteria.ts";
import { readPlayerFacts } from "./leagues.ts";
import { readSeasons } from "./seasons.ts";

/** What a round is judged by: the version of its league, and its day. */
interface JudgedBy {
  league: string;
  day: Day;
}

type Reader<Name extends GameName> = (env: Env, by: JudgedBy, now: number) => Promise<Parts<Name>["facts"]>;

/**
 * What each game is played on: today's players as a day froze them, all who ever played as they are known by now. Every
 * reader keeps what it has read, so that a warm isolate reads next to nothing.
 */
const READERS: { [Name in GameName]: Reader<Name> } = {
  classic: readPlayerFacts,
  roster: (env, _by, now) => readSeasons(env, now),
  face: readPlayerFacts,
  career: (env, _by, now) => readCareerFacts(env, now),
  grid: (env, _by, now) => readGridFacts(env, now),
};

/**
 * The facts of a game for a round.
 *
 * @param now Unix milliseconds
 */
export const readFactsOf = (env: Env, game: GameName, by: JudgedBy, now: number): Promise<unknown> =>
  READERS[game](env, by, now);
