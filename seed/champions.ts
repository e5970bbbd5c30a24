import type { LeagueFacts } from "./facts.ts";

/** Whether a club won the Stanley Cup of a season. */
export type IsChampion = (season: number, team: string) => boolean;

/** Makes the question out of the list. There was no winner in 1918-19 and 2004-05. */
export function championship(facts: LeagueFacts): IsChampion {
  const winners = new Map(facts.champions.map(({ season, team }) => [season, team]));
  return (season, team) => winners.get(season) === team;
}
