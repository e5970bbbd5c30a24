import type { Season } from "#rules/league/season";
import type { LeagueFacts } from "./facts.ts";

/** A number worn in a season with a club. */
export interface WornNumber {
  player: number;
  season: Season;
  team: string;
  number: number;
  /** Whether the number is inferred: the player wore it in the known seasons before and after. */
  isInferred: boolean;
}

/** The number at the end of a roster row, marked if inferred; empty if unknown. */
export type RosterNumber = [] | [number: number] | [number: number, isInferred: 1];

/** Known and inferred sweater numbers. */
export interface SweaterNumbers {
  /** Returns the number the player wore most with each club, by club code; empty if unknown. */
  byClub: (player: number) => Record<string, number>;
  /** Returns the number of a season with a club; of several the one worn most with that club. */
  inSeason: (player: number, season: Season, team: string) => RosterNumber;
}

/**
 * Adds the numbers of unknown seasons between two known seasons in which a player wore the same number for the club:
 * Lidström's 5 from 1999 to 2001, known from the champions of 1998 and 2002.
 */
export function inferNumbers({ sweaters, lines }: Pick<LeagueFacts, "sweaters" | "lines">): WornNumber[] {
  const linesOf = Map.groupBy(lines, ({ player, team }) => `${player} ${team}`);
  const inferred = [...Map.groupBy(sweaters, ({ player, team }) => `${player} ${team}`)].flatMap(([stay, known]) => {
    const numbersIn = Map.groupBy(known, ({ season }) => season);
    const only = (season: Season | undefined): number | undefined => {
      const worn = numbersIn.get(season ?? 0) ?? [];
      return worn.length === 1 ? worn[0]?.number : undefined;
    };
    const seasons = [...numbersIn.keys()].sort((a, b) => a - b);
    const unknown = new Set((linesOf.get(stay) ?? []).map(({ season }) => season)).difference(numbersIn);
    return [...unknown].flatMap((season): WornNumber[] => {
      const number = only(seasons.findLast((before) => before < season));
      const [first] = known;
      if (number === undefined || first === undefined || number !== only(seasons.find((after) => after > season)))
        return [];
      return [{ player: first.player, season, team: first.team, number, isInferred: true }];
    });
  });
  return [...sweaters.map((worn) => ({ ...worn, isInferred: false })), ...inferred];
}

/** Determines the numbers players wore most, by games of the seasons they wore them in. */
export function buildSweaterNumbers(facts: Pick<LeagueFacts, "sweaters" | "lines">): SweaterNumbers {
  const sweaters = inferNumbers(facts);
  const keyOf = (player: number, season: Season, team: string) => `${player} ${season} ${team}`;
  const games = new Map<string, number>();
  for (const { player, season, team, gp } of facts.lines) {
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
      const here = ofSeason.get(keyOf(player, season, team)) ?? [];
      if (here.length === 0) return [];
      const number = mostWorn(
        here.map((one) => one.number),
        worn.get(player)?.get(team) ?? new Map(),
      );
      return here.some(({ isInferred }) => isInferred) ? [number, 1] : [number];
    },
  };
}

/** Returns the number with most games; of equals the first. */
const mostWorn = (numbers: readonly number[], games: ReadonlyMap<number, number>): number =>
  numbers.reduce((best, number) => ((games.get(number) ?? 0) > (games.get(best) ?? 0) ? number : best));
