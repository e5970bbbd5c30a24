import { pastNameIn, type PastName } from "./past-names.ts";
import { firstYear, secondYear, type Season, type Stint } from "./season.ts";

/** A club under one of its names. */
export interface ClubName {
  team: string;
  /** The first season of a former name; absent for the latest name. */
  as?: Season;
}

/**
 * Consecutive seasons with one club under one name. A new name or town begins a new tenure: the Whalers of 1997 and the
 * Hurricanes of 1998 have different crests. A season without a game does not end a tenure if no other club came
 * between.
 */
export interface Tenure extends ClubName {
  /** The years in which its first season began and its last one ended. Tenures may share the year of a trade. */
  from: number;
  to: number;
  /** Regular-season games. */
  games: number;
}

/** A stop of Career Path: tenures with one club in one town, under any of its names. */
export interface CareerStop extends Tenure {
  /** Former names during the stop; absent if there was only one name. */
  before?: ClubName[];
}

/** Former names of clubs, by code. */
export type PastNames = Readonly<Record<string, readonly PastName[]>>;

/** Clubs that changed name and code without moving: old code, new code. */
export const RENAMED_IN_TOWN: Readonly<Record<string, string>> = { PHX: "ARI", OAK: "CGS" };

/** Returns the same code for all codes of a club in one town. */
export const townClubOf = (team: string): string => RENAMED_IN_TOWN[team] ?? team;

/** Returns a career's tenures in order. A return to a former club is a new tenure. */
export function computeTenures(career: readonly Stint[], past: PastNames): Tenure[] {
  const tenures: Tenure[] = [];
  for (const [season, team, gp] of career) {
    const last = tenures.at(-1);
    const as = pastNameIn(past[team], season)?.first;
    if (last?.team === team && last.as === as) {
      last.to = secondYear(season);
      last.games += gp ?? 0;
    } else {
      tenures.push({
        team,
        ...(as !== undefined && { as }),
        from: firstYear(season),
        to: secondYear(season),
        games: gp ?? 0,
      });
    }
  }
  return tenures;
}

export function computeCareerStops(career: readonly Stint[], past: PastNames): CareerStop[] {
  const stops: CareerStop[] = [];
  for (const tenure of computeTenures(career, past)) {
    const last = stops.at(-1);
    if (last === undefined || townClubOf(last.team) !== townClubOf(tenure.team)) {
      stops.push(tenure);
      continue;
    }
    const { team, as, before = [], from, games } = last;
    stops[stops.length - 1] = {
      ...tenure,
      before: [...before, { team, ...(as !== undefined && { as }) }],
      from,
      games: games + tenure.games,
    };
  }
  return stops;
}
