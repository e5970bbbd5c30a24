import type { PlayerSummary } from "#rules/league/all-players";
import type { PlayerRegistry } from "../../data/people.ts";

/** Somebody who can be guessed, in the order of fame that the search goes by. */
export interface CareerCandidate extends PlayerSummary {
  fameRank: number;
}

/** Everybody who can be guessed in Career Path. */
export const readCareerCandidates = ({ people }: Pick<PlayerRegistry, "people">): CareerCandidate[] =>
  people.filter(({ hasCareer }) => hasCareer).map((person) => ({ ...person, fameRank: -person.renown }));
