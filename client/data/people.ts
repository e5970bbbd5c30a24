import { peopleOf, type Card, type LeagueClub, type Person } from "#rules/league/all-players";
import type { Season } from "#rules/league/season";
import { fetchCards, fetchPeople } from "./api.ts";
import { onceAVisit, useLoaded, type Loaded } from "./loaded.ts";
import { loadSearch, type MakeSearch } from "../search/load-search.ts";

/** Everybody who ever played, ready to be looked up. */
export interface Registry {
  people: readonly Person[];
  byId: ReadonlyMap<number, Person>;
  clubs: ReadonlyMap<string, LeagueClub>;
  /** Makes some of them ready to be found. */
  searchOf: MakeSearch;
  trophies: Record<string, [season: Season, id: number][]>;
}

/** A player of the registry by his id. @throws RangeError for an id that is not in it. */
export function personIn({ byId }: Registry, id: number): Person {
  const person = byId.get(id);
  if (person === undefined) throw new RangeError(`nobody has the id ${id}`);
  return person;
}

/** "Jaromír Jágr" */
export function fullName(registry: Registry, id: number): string {
  const { first, last } = personIn(registry, id);
  return `${first} ${last}`;
}

const cards = new Map<number, Card>();

const loadRegistry = onceAVisit(async (): Promise<Registry> => {
  const [published, makeSearch] = await Promise.all([fetchPeople(), loadSearch()]);
  const people = peopleOf(published.people);
  return {
    people,
    byId: new Map(people.map((person) => [person.id, person])),
    clubs: new Map(published.clubs.map((club) => [club.code, club])),
    searchOf: (some) => makeSearch(some, published.names),
    trophies: published.trophies,
  };
});

/** Each card is fetched once a visit. */
async function loadCards(ids: readonly number[]): Promise<Card[]> {
  const missing = ids.filter((id) => !cards.has(id));
  if (missing.length > 0) for (const card of (await fetchCards(missing)).cards) cards.set(card.id, card);
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

/** Everybody who ever played. */
export const usePeople = (): Loaded<Registry> => useLoaded(loadRegistry, "registry");

/** The full cards of some of them. */
export const useCards = (ids: readonly number[]): Loaded<Card[]> => useLoaded(() => loadCards(ids), ids.join("-"));
