import type { Day } from "#rules/day";
import type { Parts } from "#rules/games";
import type { GameName } from "#rules/measures";
import type { Env } from "../env.ts";
import { makeCareers, readCareerFacts, workOutPools } from "./careers.ts";
import { readGridFacts, selectGrid } from "./criteria.ts";
import { readPlayerFacts } from "./leagues.ts";
import { readLegendFacts } from "./legends.ts";
import { makePeople } from "./people.ts";
import { FACTS_KEPT_S, isPublished, publish } from "./published.ts";
import { scoutRosters } from "./scouting.ts";
import { makeSeasonList, readSeasons, selectAlignments } from "./seasons.ts";
import { readStamp } from "./stamp.ts";

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
  legends: (env, { day }) => readLegendFacts(env, day),
};

/**
 * The facts of a game for a round.
 *
 * @param now Unix milliseconds
 */
export const readFactsOf = (env: Env, game: GameName, by: JudgedBy, now: number): Promise<unknown> =>
  READERS[game](env, by, now);

/** What is made of the facts and published under their stamp, by the first word of its key. */
const MADE: Readonly<Record<string, (env: Env) => Promise<unknown>>> = {
  candidates: makeCareers,
  grid: selectGrid,
  paths: workOutPools,
  people: makePeople,
  scouting: scoutRosters,
  seasons: makeSeasonList,
  "seasons-by-fame": selectAlignments,
};

/** Publishes what is made of the facts as they are now, where it is not yet: from then on who plays needs no D1 for it. */
export async function publishFacts(env: Env): Promise<void> {
  const stamp = await readStamp(env);
  for (const [kind, make] of Object.entries(MADE)) {
    const key = `${kind}:${stamp}`;
    if (!(await isPublished(env, key))) await publish(env, key, await make(env), FACTS_KEPT_S);
  }
}
