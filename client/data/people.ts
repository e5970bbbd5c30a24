import { decodePlayers, type AnyClub } from "#rules/league/all-players";
import type { CurrentClub } from "#rules/league/rostered-players";
import type { HistoricalPlayer, Player } from "#rules/league/player";
import type { DrawnCard } from "../../worker/app.ts";
import { documentLanguage } from "../i18n/language.ts";
import { api, ofFacts, readResponse } from "./api.ts";
import { oncePerPageLoad, useLoaded, type LoadState } from "./loaded.ts";
import { loadSearch, type CreateNameSearch } from "../name-search/load-search.ts";

/** The players of a source, by id, with their clubs. */
export interface LoadedPlayers<Known extends Player = Player, OfClub = AnyClub | CurrentClub> {
  players: ReadonlyMap<number, Known>;
  clubs: ReadonlyMap<string, OfClub>;
  /** Creates a search over some of the players. */
  searchOf: CreateNameSearch;
}

/** All players in history. */
export type PlayerRegistry = LoadedPlayers<HistoricalPlayer, AnyClub>;

/** Returns whether a player can be guessed in Career Path. */
export const isCareerCandidate = ({ hasCareer }: HistoricalPlayer): boolean => hasCareer;

const loadRegistry = oncePerPageLoad(async (): Promise<PlayerRegistry> => {
  const [published, makeSearch] = await Promise.all([readResponse(api.people.$get(ofFacts())), loadSearch()]);
  return {
    players: new Map(decodePlayers(published.people).map((player) => [player.id, player])),
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
  const language = documentLanguage();
  return useLoaded(loadCards, ids.length === 0 ? null : `${language} ${ids.join("-")}`);
}
