import type { Day } from "#rules/shared/day";
import type { GameTypes } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { buildCareersDocument, readCareerFacts, computeCareerPools } from "./careers.ts";
import { readGridFacts, buildGridDocument } from "./criteria.ts";
import { readRosterFacts } from "./leagues.ts";
import { readLegendFacts } from "./legends.ts";
import { buildAllPlayersDocument } from "./all-players.ts";
import { FACTS_DOCUMENT_TTL_S, isPublished, publishDocument } from "./kv-documents.ts";
import { buildSweaterFactsDocument } from "./sweater-facts.ts";
import { buildSeasonListDocument, readRosterMysteryFacts, queryTeamSeasons } from "./seasons.ts";
import { queryFactsVersion } from "./facts-version.ts";

/** What a round is judged by: the version of its league, and its day. */
interface JudgedBy {
  league: string;
  day: Day;
}

type Reader<Name extends GameName> = (env: Env, by: JudgedBy, now: number) => Promise<GameTypes<Name>["facts"]>;

/** How each game's facts are read: today's players as of a day, or all players as of now. All readers cache. */
const READERS: { [Name in GameName]: Reader<Name> } = {
  classic: readRosterFacts,
  roster: (env, _by, now) => readRosterMysteryFacts(env, now),
  face: readRosterFacts,
  career: (env, _by, now) => readCareerFacts(env, now),
  grid: (env, _by, now) => readGridFacts(env, now),
  legends: (env, { day }) => readLegendFacts(env, day),
};

/**
 * Returns the facts that a round is judged by.
 *
 * @param now Unix milliseconds
 */
export const readGameFacts = (env: Env, game: GameName, by: JudgedBy, now: number): Promise<unknown> =>
  READERS[game](env, by, now);

/** The documents made from the facts, by the first part of their key. */
const DOCUMENT_BUILDERS: Readonly<Record<string, (env: Env) => Promise<unknown>>> = {
  candidates: buildCareersDocument,
  grid: buildGridDocument,
  paths: computeCareerPools,
  people: buildAllPlayersDocument,
  scouting: buildSweaterFactsDocument,
  seasons: buildSeasonListDocument,
  "seasons-by-fame": queryTeamSeasons,
};

/**
 * Publishes the documents made from the current facts, if they are not published yet, so that requests need not read
 * D1.
 */
export async function publishFacts(env: Env): Promise<void> {
  const factsVersion = await queryFactsVersion(env);
  for (const [kind, make] of Object.entries(DOCUMENT_BUILDERS)) {
    const key = `${kind}:${factsVersion}`;
    if (!(await isPublished(env, key))) await publishDocument(env, key, await make(env), FACTS_DOCUMENT_TTL_S);
  }
}
