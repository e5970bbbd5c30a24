import type { Season } from "#rules/season";
import type { LeagueFacts } from "./facts.ts";

/** The sweater numbers that are known. */
export interface Numbers {
  /** The number he wore most with each of his clubs, by code; empty where none is known. */
  byClub: (player: number) => Record<string, number>;
  /** The number he wore in a season with a club: of several the one he wore most with that club. */
  inSeason: (player: number, season: Season, team: string) => number | undefined;
}

/** Works out who wore which number most, by the games of the seasons he wore it in. */
export function workOutNumbers({ sweaters, lines }: Pick<LeagueFacts, "sweaters" | "lines">): Numbers {
  const keyOf = (player: number, season: Season, team: string) => `${player} ${season} ${team}`;
  const games = new Map<string, number>();
  for (const { player, season, team, gp } of lines) {
    const key = keyOf(player, season, team);
    games.set(key, (games.get(key) ?? 0) + (gp ?? 0));
  }
  const worn = new Map<number, Map<string, Map<number, number>>>();
  for (const { player, season, team, number } of sweaters) {
    const clubs = worn.get(player) ?? new Map<string, Map<number, number>>();
    const numbers = clubs.get(team) ?? new Map<number, number>();
    numbers.set(number, (numbers.get(number) ?? 0) + (games.get(keyOf(player, season, team)) ?? 0));
    worn.set(player, clubs.set(team, numbers));
  }
  const ofSeason = Map.groupBy(sweaters, ({ player, season, team }) => keyOf(player, season, team));
  return {
    byClub: (player) =>
      Object.fromEntries(
        [...(worn.get(player) ?? [])].map(([team, numbers]) => [team, mostWorn([...numbers.keys()], numbers)]),
      ),
    inSeason(player, season, team) {
      const here = ofSeason.get(keyOf(player, season, team))?.map(({ number }) => number) ?? [];
      return here.length === 0 ? undefined : mostWorn(here, worn.get(player)?.get(team) ?? new Map());
    },
  };
}

/** The one with most games; of equals the first. */
const mostWorn = (numbers: readonly number[], games: ReadonlyMap<number, number>): number =>
  numbers.reduce((best, number) => ((games.get(number) ?? 0) > (games.get(best) ?? 0) ? number : best));
