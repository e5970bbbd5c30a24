import type { Person } from "#rules/league/all-players";
import type { Registry } from "../../data/people.ts";

/** Somebody who can be guessed, in the order of fame that the search goes by. */
export interface Candidate extends Person {
  fameRank: number;
}

/** Everybody who can be guessed in Career Path. */
export const candidatesOf = ({ people }: Pick<Registry, "people">): Candidate[] =>
  people.filter(({ hasCareer }) => hasCareer).map((person) => ({ ...person, fameRank: -person.renown }));
