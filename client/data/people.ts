import { decodePlayers, type PlayerCardData, type AnyClub, type PlayerSummary } from "#rules/league/all-players";
import type { Season } from "#rules/league/season";
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
  trophies: Record<string, [season: Season, id: number][]>;
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

/** Returns a full name: "Jaromír Jágr". */
export function playerFullName(registry: PlayerRegistry, id: number): string {
  const { first, last } = findPlayer(registry, id);
  return `${first} ${last}`;
}

const cards = new Map<number, PlayerCardData>();

const loadRegistry = oncePerPageLoad(async (): Promise<PlayerRegistry> => {
  const [published, makeSearch] = await Promise.all([readResponse(api.people.$get(ofFacts())), loadSearch()]);
  const people = decodePlayers(published.people);
  return {
    people,
    byId: new Map(people.map((person) => [person.id, person])),
    clubs: new Map(published.clubs.map((club) => [club.code, club])),
    searchOf: (some) => makeSearch(some, published.names),
    trophies: published.trophies,
  };
});

/** Fetches cards, each once per page load. */
async function loadCards(ids: readonly number[]): Promise<PlayerCardData[]> {
  const missing = ids.filter((id) => !cards.has(id));
  if (missing.length > 0) {
    const param = { ids: missing.join("-") };
    for (const card of (await readResponse(api.people[":ids"].$get({ param }))).cards) cards.set(card.id, card);
  }
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

/** Loads all players who have ever played in the NHL. @param isWanted false to load nothing yet */
export const useAllPlayers = (isWanted = true): LoadState<PlayerRegistry> =>
  useLoaded(loadRegistry, isWanted ? "registry" : null);

/** Loads the full cards of some players. */
export const usePlayerCards = (ids: readonly number[]): LoadState<PlayerCardData[]> =>
  useLoaded(() => loadCards(ids), ids.join("-"));
