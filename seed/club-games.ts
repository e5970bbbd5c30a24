import type { Season } from "#rules/league/season";
import type { LeagueFacts } from "./facts.ts";

/** Returns the key of a club's season in {@link countClubGames}. */
export const clubSeasonKey = ({ season, team }: { season: Season; team: string }): string => `${season} ${team}`;

/** Counts the games of each club's season, as the decisions of its goalies: a win, loss or tie per game. */
export function countClubGames({ lines, players }: Pick<LeagueFacts, "lines" | "players">): Map<string, number> {
  const goalies = new Set(players.filter(({ position }) => position === "G").map(({ id }) => id));
  const games = new Map<string, number>();
  for (const line of lines) {
    if (!goalies.has(line.player)) continue;
    const key = clubSeasonKey(line);
    games.set(key, (games.get(key) ?? 0) + (line.w ?? 0) + (line.l ?? 0) + (line.otl ?? 0));
  }
  return games;
}
