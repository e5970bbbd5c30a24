import type { Season } from "#rules/league/season";
import type { LeagueFacts, SeasonLine } from "./facts.ts";

/** Smallest share of a club's games that tells a player's number if only his first season there is known. */
const MIN_SHARE_OF_FIRST_SEASON = 0.1;

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
  /** Returns the number the player wore most with each club, by club code, without clubs whose number is uncertain. */
  byClub: (player: number) => Record<string, number>;
  /** Returns the number of a season with a club; of several the one worn most with that club. */
  inSeason: (player: number, season: Season, team: string) => RosterNumber;
  /** Returns all numbers of the last season with known numbers, by club code. */
  inLastSeason: (player: number) => Record<string, number[]>;
}

/**
 * Adds the numbers of unknown seasons between two known seasons of one tenure in which a player wore the same number:
 * Mario Tremblay's 14 from 1979 to 1985, known from the champions of 1979 and 1986.
 */
export function inferNumbers({ sweaters, lines }: Pick<LeagueFacts, "sweaters" | "lines">): WornNumber[] {
  const linesOf = Map.groupBy(lines, ({ player }) => player);
  const inferred = [...Map.groupBy(sweaters, ({ player, team }) => `${player} ${team}`).values()].flatMap((known) => {
    const [first] = known;
    if (first === undefined) return [];
    const { player, team } = first;
    const numbersIn = Map.groupBy(known, ({ season }) => season);
    return tenuresWith(team, linesOf.get(player) ?? []).flatMap((tenure): WornNumber[] => {
      const played = tenure.map(({ season }) => season);
      const [from = 0, to = 0] = [played[0], played.at(-1)];
      const seasons = [...numbersIn.keys()].filter((season) => from <= season && season <= to).sort((a, b) => a - b);
      const only = (season: Season | undefined): number | undefined => {
        const worn = numbersIn.get(season ?? 0) ?? [];
        return worn.length === 1 ? worn[0]?.number : undefined;
      };
      return [...new Set(played).difference(numbersIn)].flatMap((season): WornNumber[] => {
        const number = only(seasons.findLast((before) => before < season));
        const isSame = number === only(seasons.find((after) => after > season));
        return number === undefined || !isSame ? [] : [{ player, season, team, number, isInferred: true }];
      });
    });
  });
  return [...sweaters.map((worn) => ({ ...worn, isInferred: false })), ...inferred];
}

const sumGames = (lines: readonly SeasonLine[]): number => lines.reduce((sum, { gp }) => sum + (gp ?? 0), 0);

/** Splits a player's season lines with a club where he played for another club in between. */
function tenuresWith(team: string, lines: readonly SeasonLine[]): SeasonLine[][] {
  const tenures: SeasonLine[][] = [];
  let previous: SeasonLine | undefined;
  for (const line of lines) {
    if (line.team === team) {
      if (previous?.team === team) tenures.at(-1)?.push(line);
      else tenures.push([line]);
    }
    previous = line;
  }
  return tenures;
}

/**
 * Returns the seasons that tell which number a player wore most with a club: all known ones if they have half of his
 * games there, otherwise those of his longest tenure. A return often brings another number (Kovalev in Pittsburgh), and
 * so does a second season: a short first one alone tells nothing.
 */
function tellingSeasons(known: ReadonlySet<Season>, team: string, lines: readonly SeasonLine[]): ReadonlySet<Season> {
  const isKnown = ({ season }: SeasonLine): boolean => known.has(season);
  const tenures = tenuresWith(team, lines);
  const games = sumGames(tenures.flat());
  if (2 * sumGames(tenures.flat().filter(isKnown)) >= games) return known;
  const [longest = []] = tenures.toSorted((a, b) => sumGames(b) - sumGames(a));
  const telling = longest.filter(isKnown);
  const isOnlyFirst = telling.every(({ season }) => season === longest[0]?.season);
  if (isOnlyFirst && sumGames(telling) < MIN_SHARE_OF_FIRST_SEASON * games) return new Set();
  return new Set(telling.map(({ season }) => season));
}

/** Determines the numbers players wore most, by games of the seasons they wore them in. */
export function buildSweaterNumbers(facts: Pick<LeagueFacts, "sweaters" | "clubNumbers" | "lines">): SweaterNumbers {
  const sweaters = inferNumbers(facts);
  const keyOf = (player: number, season: Season, team: string) => `${player} ${season} ${team}`;
  const games = new Map<string, number>();
  for (const { player, season, team, gp } of facts.lines) {
    const key = keyOf(player, season, team);
    games.set(key, (games.get(key) ?? 0) + (gp ?? 0));
  }
  const linesOf = Map.groupBy(facts.lines, ({ player }) => player);
  const byHand = Map.groupBy(facts.clubNumbers, ({ player }) => player);
  const wornBy = new Map(
    [...Map.groupBy(sweaters, ({ player }) => player)].map(([player, worn]) => [
      player,
      Map.groupBy(worn, ({ team }) => team),
    ]),
  );
  const gamesByNumber = (worn: readonly WornNumber[]): Map<number, number> => {
    const numbers = new Map<number, number>();
    for (const { player, season, team, number } of worn)
      numbers.set(number, (numbers.get(number) ?? 0) + (games.get(keyOf(player, season, team)) ?? 0));
    return numbers;
  };
  const ofSeason = Map.groupBy(sweaters, ({ player, season, team }) => keyOf(player, season, team));
  const lastSeason = sweaters.reduce((last, { season }) => Math.max(last, season), 0);
  return {
    byClub: (player) => ({
      ...Object.fromEntries(
        [...(wornBy.get(player) ?? [])].flatMap(([team, worn]): [string, number][] => {
          const known = new Set(worn.map(({ season }) => season));
          const telling = tellingSeasons(known, team, linesOf.get(player) ?? []);
          const numbers = gamesByNumber(worn.filter(({ season }) => telling.has(season)));
          return numbers.size === 0 ? [] : [[team, mostWorn([...numbers.keys()], numbers)]];
        }),
      ),
      ...Object.fromEntries((byHand.get(player) ?? []).map(({ team, number }) => [team, number])),
    }),
    inSeason(player, season, team) {
      const here = ofSeason.get(keyOf(player, season, team)) ?? [];
      if (here.length === 0) return [];
      const number = mostWorn(
        here.map((one) => one.number),
        gamesByNumber(wornBy.get(player)?.get(team) ?? []),
      );
      return here.some(({ isInferred }) => isInferred) ? [number, 1] : [number];
    },
    inLastSeason: (player) =>
      Object.fromEntries(
        [...(wornBy.get(player) ?? [])].flatMap(([team, worn]): [string, number[]][] => {
          const numbers = worn.filter(({ season }) => season === lastSeason).map(({ number }) => number);
          return numbers.length === 0 ? [] : [[team, numbers]];
        }),
      ),
  };
}

/** Returns the number with most games; of equals the first. */
const mostWorn = (numbers: readonly number[], games: ReadonlyMap<number, number>): number =>
  numbers.reduce((best, number) => ((games.get(number) ?? 0) > (games.get(best) ?? 0) ? number : best));
