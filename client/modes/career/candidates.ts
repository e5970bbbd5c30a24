import type { Person } from "#rules/people";
import type { Registry } from "../../data/people.ts";

/** Somebody who can be guessed, with the fame that the search goes by: less is more. */
export interface Candidate extends Person {
  fame: number;
}

/** Everybody who can be guessed in Career Path. */
export const candidatesOf = ({ people }: Pick<Registry, "people">): Candidate[] =>
  people.filter(({ hasCareer }) => hasCareer).map((person) => ({ ...person, fame: -person.renown }));
