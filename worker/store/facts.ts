import type { Day } from "#rules/day";
import type { Parts } from "#rules/games";
import type { GameName } from "#rules/measures";
import type { Env } from "../env.ts";
import { readCareerFacts } from "./careers.ts";
import { readGridFacts } from "./criteria.ts";
import { readPlayerFacts } from "./leagues.ts";
import { readSeasons } from "./seasons.ts";

type Reader<Name extends GameName> = (env: Env, league: string, day: Day) => Promise<Parts<Name>["facts"]>;

/** What each game is played on. Every reader keeps what it has read, so that a warm isolate reads nothing. */
const READERS: { [Name in GameName]: Reader<Name> } = {
  classic: readPlayerFacts,
  roster: readSeasons,
  face: readPlayerFacts,
  career: readCareerFacts,
  grid: readGridFacts,
};

/**
 * The facts of a game on a day.
 *
 * @param league version of the player table that the day is judged by
 */
export const readFactsOf = (env: Env, game: GameName, league: string, day: Day): Promise<unknown> =>
  READERS[game](env, league, day);
