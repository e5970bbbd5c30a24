import type { Day } from "#rules/shared/day";
import type { Parts } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { makeCareers, readCareerFacts, workOutPools } from "./careers.ts";
import { readGridFacts, selectGrid } from "./criteria.ts";
import { readPlayerFacts } from "./leagues.ts";
import { readLegendFacts } from "./legends.ts";
import { makePeople } from "./all-players.ts";
import { FACTS_KEPT_S, isPublished, publish } from "./kv-documents.ts";
import { scoutRosters } from "./sweater-facts.ts";
import { makeSeasonList, readSeasons, selectAlignments } from "./seasons.ts";
import { readStamp } from "./facts-version.ts";

/** What a round is judged by: the version of its league, and its day. */
interface JudgedBy {
  league: string;
  day: Day;
}

type Reader<Name extends GameName> = (env: Env, by: JudgedBy, now: number) => Promise<Parts<Name>["facts"]>;

/** How each game's facts are read: today's players as of a day, or all players as of now. All readers cache. */
const READERS: { [Name in GameName]: Reader<Name> } = {
  classic: readPlayerFacts,
  roster: (env, _by, now) => readSeasons(env, now),
  face: readPlayerFacts,
  career: (env, _by, now) => readCareerFacts(env, now),
  grid: (env, _by, now) => readGridFacts(env, now),
  legends: (env, { day }) => readLegendFacts(env, day),
};

/**
 * Returns the facts that a round is judged by.
 *
 * @param now Unix milliseconds
 */
export const readFactsOf = (env: Env, game: GameName, by: JudgedBy, now: number): Promise<unknown> =>
  READERS[game](env, by, now);

/** The documents made from the facts, by the first part of their key. */
const DOCUMENT_BUILDERS: Readonly<Record<string, (env: Env) => Promise<unknown>>> = {
  candidates: makeCareers,
  grid: selectGrid,
  paths: workOutPools,
  people: makePeople,
  scouting: scoutRosters,
  seasons: makeSeasonList,
  "seasons-by-fame": selectAlignments,
};

/**
 * Publishes the documents made from the current facts, if they are not published yet, so that requests need not read
 * D1.
 */
export async function publishFacts(env: Env): Promise<void> {
  const stamp = await readStamp(env);
  for (const [kind, make] of Object.entries(DOCUMENT_BUILDERS)) {
    const key = `${kind}:${stamp}`;
    if (!(await isPublished(env, key))) await publish(env, key, await make(env), FACTS_KEPT_S);
  }
}
