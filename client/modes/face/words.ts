import { candidateOf, type Facts } from "#rules/player";
import type { LeagueOn } from "../../data/league.ts";
import type { Words } from "../../round/mode.ts";

/** "Auston Matthews" */
export function fullName(facts: Facts, id: number): string {
  const { first, last } = candidateOf(facts, id);
  return `${first} ${last}`;
}

export const useFaceWords = (): Words<"face", LeagueOn> => ({
  nameOf: ({ player }, { facts }) => fullName(facts, player),
});
