import { hasGames, type Career } from "./career.ts";
import type { LeagueFacts, SeasonLine } from "./facts.ts";

/** Whether a club won the Stanley Cup of a season. */
export type IsChampion = (season: number, team: string) => boolean;

/** Makes the question out of the list. There was no winner in 1918-19 and 2004-05. */
export function championship(facts: LeagueFacts): IsChampion {
  const winners = new Map(facts.champions.map(({ season, team }) => [season, team]));
  return (season, team) => winners.get(season) === team;
}

/**
 * The lines of a career that ended in a Cup: a regular-season game for the champions, who were
 * also his last club of that season. Who was traded away before the playoffs has won nothing.
 */
export const cupLines = ({ lines }: Career, isChampion: IsChampion): SeasonLine[] =>
  lines.filter(
    (line, at) => hasGames(line) && isChampion(line.season, line.team) && lines[at + 1]?.season !== line.season,
  );
