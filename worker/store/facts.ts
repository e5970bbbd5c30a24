import type { Day } from "#rules/shared/day";
import type { GameTypes } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { allPlayersDocument } from "./all-players.ts";
import { careerPools, careersDocument, readCareerFacts } from "./careers.ts";
import { gridFacts } from "./criteria.ts";
import { publishFactsDocuments } from "./facts-documents.ts";
import { readRosterFacts } from "./leagues.ts";
import { readLegendFacts } from "./legends.ts";
import { rosterMysteryFacts, seasonListDocument } from "./seasons.ts";
import { sweaterFacts } from "./sweater-facts.ts";

/** What a round is judged by: the version of its league, and its day. */
interface JudgedBy {
  league: string;
  day: Day;
}

type Reader<Name extends GameName> = (env: Env, by: JudgedBy, now: number) => Promise<GameTypes<Name>["facts"]>;

/** How each game's facts are read: today's players as of a day, or all players as of now. All readers cache. */
const READERS: { [Name in GameName]: Reader<Name> } = {
  classic: readRosterFacts,
  roster: (env, _by, now) => rosterMysteryFacts.readRecent(env, now),
  face: readRosterFacts,
  career: (env, _by, now) => readCareerFacts(env, now),
  grid: (env, _by, now) => gridFacts.readRecent(env, now),
  legends: (env, { day }) => readLegendFacts(env, day),
};

export const readGameFacts = (env: Env, game: GameName, by: JudgedBy, now: number): Promise<unknown> =>
  READERS[game](env, by, now);

/** Publishes the documents made from the current facts, if they are not published yet. */
export const publishFacts = (env: Env): Promise<void> =>
  publishFactsDocuments(env, [
    allPlayersDocument,
    careersDocument,
    careerPools,
    gridFacts,
    rosterMysteryFacts,
    seasonListDocument,
    sweaterFacts,
  ]);
