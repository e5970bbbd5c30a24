import type { PlayerSummary } from "#rules/league/all-players";
import type { PlayerRegistry } from "../../data/people.ts";

/** A player that can be guessed, with the rank for the search. */
export interface CareerCandidate extends PlayerSummary {
  fameRank: number;
}

/** Returns all players that can be guessed in Career Path. */
export const readCareerCandidates = ({ people }: Pick<PlayerRegistry, "people">): CareerCandidate[] =>
  people.filter(({ hasCareer }) => hasCareer).map((person) => ({ ...person, fameRank: -person.renown }));
