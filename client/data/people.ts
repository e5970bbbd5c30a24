import { decodePlayers, type AnyClub, type PlayerSummary } from "#rules/league/all-players";
import type { DrawnCard } from "../../worker/app.ts";
import { useLanguage } from "../i18n/language.ts";
import { api, ofFacts, readResponse } from "./api.ts";
import { oncePerPageLoad, useLoaded, type LoadState } from "./loaded.ts";
import { loadSearch, type CreateNameSearch } from "../name-search/load-search.ts";

/** All players in history, by id. */
export interface PlayerRegistry {
  people: readonly PlayerSummary[];
  byId: ReadonlyMap<number, PlayerSummary>;
  clubs: ReadonlyMap<string, AnyClub>;
  /** Creates a search over some of them. */
  searchOf: CreateNameSearch;
}

/**
 * Returns a player by id.
 *
 * @throws RangeError for an unknown id
 */
export function findPlayer({ byId }: PlayerRegistry, id: number): PlayerSummary {
  const person = byId.get(id);
  if (person === undefined) throw new RangeError(`nobody has the id ${id}`);
  return person;
}

/** Returns whether a player can be guessed in Career Path. */
export const isCareerCandidate = ({ hasCareer }: PlayerSummary): boolean => hasCareer;

/** Returns a full name: "Jaromír Jágr". */
export function playerFullName(registry: PlayerRegistry, id: number): string {
  const { first, last } = findPlayer(registry, id);
  return `${first} ${last}`;
}

const loadRegistry = oncePerPageLoad(async (): Promise<PlayerRegistry> => {
  const [published, makeSearch] = await Promise.all([readResponse(api.people.$get(ofFacts())), loadSearch()]);
  const people = decodePlayers(published.people);
  return {
    people,
    byId: new Map(people.map((person) => [person.id, person])),
    clubs: new Map(published.clubs.map((club) => [club.code, club])),
    searchOf: (some) => makeSearch(some, published.names),
  };
});

/** Loads all players who have ever played in the NHL. @param isWanted false to load nothing yet */
export const useAllPlayers = (isWanted = true): LoadState<PlayerRegistry> =>
  useLoaded(loadRegistry, isWanted ? "registry" : null);

/** Fetches cards of players, a set once per page load. @param key the language and the ids: `fr 8478402-8471675` */
const loadCards = oncePerPageLoad(async (key) => {
  const [language = "", ids = ""] = key.split(" ");
  const options = { param: { ids }, query: { language } };
  return (await readResponse(api.players.cards[":ids"].$get(options))).cards;
});

/** Loads the cards of some players, rendered in the page's language. */
export function usePlayerCards(ids: readonly number[]): LoadState<DrawnCard[]> {
  const language = useLanguage();
  return useLoaded(loadCards, ids.length === 0 ? null : `${language} ${ids.join("-")}`);
}
