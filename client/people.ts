import { useEffect, useEffectEvent, useState } from "react";
import { personOf, type Card, type LeagueClub, type Person, type Season } from "#rules/people";
import { codeOf, fetchCards, fetchPeople, type FailureCode } from "./api.ts";

/** Everybody who ever played, ready to be looked up. */
export interface Registry {
  people: readonly Person[];
  byId: ReadonlyMap<number, Person>;
  clubs: ReadonlyMap<string, LeagueClub>;
  /** Code of the Stanley Cup's winner by season. */
  champions: ReadonlyMap<Season, string>;
  trophies: Record<string, [season: Season, id: number][]>;
}

let registry: Promise<Registry> | null = null;
const cards = new Map<number, Card>();

async function readRegistry(): Promise<Registry> {
  const published = await fetchPeople();
  const people = published.people.map(personOf);
  return {
    people,
    byId: new Map(people.map((person) => [person.id, person])),
    clubs: new Map(published.clubs.map((club) => [club.code, club])),
    champions: new Map(published.champions),
    trophies: published.trophies,
  };
}

/** Fetched once a visit. A failure is not remembered: the next one to ask tries again. */
function loadRegistry(): Promise<Registry> {
  registry ??= readRegistry().catch((error: unknown) => {
    registry = null;
    throw error;
  });
  return registry;
}

/** Each card is fetched once a visit. */
async function loadCards(ids: readonly number[]): Promise<Card[]> {
  const missing = ids.filter((id) => !cards.has(id));
  if (missing.length > 0) for (const card of (await fetchCards(missing)).cards) cards.set(card.id, card);
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

export interface Loaded<Value> {
  /** Null until it is here. */
  value: Value | null;
  failure: FailureCode | null;
  retry: () => void;
}

/** Keeps what a load brings, and the reason when it brings nothing. A newer load drops the older one. */
function useLoaded<Value>(load: () => Promise<Value>, key: string): Loaded<Value> {
  const [settled, settle] = useState<{ key: string; value: Value | null; failure: FailureCode | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The key says what is loaded; the function is made anew with every render.
  const begin = useEffectEvent(load);
  useEffect(() => {
    let wanted = true;
    begin().then(
      (value) => wanted && settle({ key, value, failure: null }),
      (error: unknown) => wanted && settle({ key, value: null, failure: codeOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  const current = settled?.key === key ? settled : null;
  return {
    value: current?.value ?? null,
    failure: current?.failure ?? null,
    retry: () => {
      settle(null);
      setAttempt(attempt + 1);
    },
  };
}

/** Everybody who ever played. */
export const usePeople = (): Loaded<Registry> => useLoaded(loadRegistry, "registry");

/** The full cards of some of them. */
export const useCards = (ids: readonly number[]): Loaded<Card[]> =>
  useLoaded(() => (ids.length === 0 ? Promise.resolve([]) : loadCards(ids)), ids.join("-"));
