import { EXPANSION_SEASON, type Season } from "#rules/league/season";
import type { PlayoffRun } from "#rules/roster/line-up";
import type { LeagueFacts, PlayoffLine } from "./facts.ts";

/** Two clubs lose in the semifinals, today's conference finals. */
const LOSING_SEMIFINALISTS = 2;

/**
 * Returns how far clubs came, or null if the playoffs were not played: champions by `champions.csv`, Finalists by `finals.csv`, and from {@link EXPANSION_SEASON} on the
 * semifinalists, which no file lists: the two others that won the most playoff games. Clubs with as many wins are distinguished
 * by their losses: a club that had a bye in the first round has lost a series more.
 */
export function buildPlayoffRuns(facts: LeagueFacts): (season: Season, team: string) => PlayoffRun | null {
  const runs = new Map<string, PlayoffRun>();
  for (const { season, clubs } of facts.finals) for (const team of clubs) runs.set(`${season} ${team}`, "finalist");
  for (const { season, team } of facts.champions) runs.set(`${season} ${team}`, "champion");
  const goalies = facts.playoffs.filter(({ season, w }) => season >= EXPANSION_SEASON && w !== null);
  for (const [season, lines] of Map.groupBy(goalies, (line) => line.season)) {
    const others = [...Map.groupBy(lines, ({ team }) => team)]
      .filter(([team]) => !runs.has(`${season} ${team}`))
      .map(([team, own]) => ({ team, wins: sum(own, "w"), losses: sum(own, "l") }))
      .sort((a, b) => b.wins - a.wins || b.losses - a.losses);
    for (const [place, { team }] of others.entries())
      runs.set(`${season} ${team}`, place < LOSING_SEMIFINALISTS ? "semifinalist" : "qualified");
  }
  const decided = new Set(facts.champions.map(({ season }) => season));
  return (season, team) =>
    runs.get(`${season} ${team}`) ?? (season >= EXPANSION_SEASON && decided.has(season) ? "missed" : null);
}

const sum = (lines: readonly PlayoffLine[], column: "w" | "l"): number =>
  lines.reduce((total, line) => total + (line[column] ?? 0), 0);
