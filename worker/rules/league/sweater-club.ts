import type { Stint } from "./season.ts";

interface Clubs {
  team: string | null;
  career: readonly Stint[];
  playoffs: readonly Stint[];
}

/** Returns the club whose sweater a player wears in drawings: the current one, otherwise the one with most games. */
export function sweaterClub({ team, career, playoffs }: Clubs): string {
  if (team !== null) return team;
  const games = new Map<string, number>();
  for (const [, club, gp] of career.length > 0 ? career : playoffs) games.set(club, (games.get(club) ?? 0) + (gp ?? 0));
  return [...games].toSorted(([, few], [, many]) => many - few)[0]?.[0] ?? "";
}
