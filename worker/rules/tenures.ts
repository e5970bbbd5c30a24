import { pastNameIn, type PastName } from "./people.ts";
import { firstYear, secondYear, type Season, type Stint } from "./season.ts";

/** A club under a name it had. */
export interface ClubName {
  team: string;
  /** The first season of a name it bore before that of its code; absent for that one. */
  as?: Season;
}

/**
 * A stay with one club, under the name the club had then.
 *
 * A club that moved or took another name while he stayed is a stay of its own: the Whalers of 1997 and the
 * Hurricanes of 1998 have each their crest, and no year is told of a club that was not there in it. A season
 * without a game ends no stay: whether he was hurt, in the minors or abroad, or the league itself stood still,
 * as in 2004-05, no other club came between.
 */
export interface Tenure extends ClubName {
  /**
   * The years in which its first season began and its last one ended. The facts know seasons, and no dates of trades:
   * two stays of one season have both its years.
   */
  from: number;
  to: number;
  /** Regular-season games. */
  games: number;
}

/** A stop of Career Path: a stay that a new name in the same town does not end. */
export interface Stop extends Tenure {
  /** The names it had had before the one it has here, while he was there; absent where there was one. */
  before?: ClubName[];
}

/** The names that clubs bore before those of their codes, by code. */
export type PastNames = Readonly<Record<string, readonly PastName[]>>;

/** Clubs that took another name, and another code with it, in the town where they were. */
export const RENAMED_IN_TOWN: Readonly<Record<string, string>> = { PHX: "ARI", OAK: "CGS" };

/** Names the club of a code as it stayed in its town: two codes of one town are the same club. */
export const townOf = (team: string): string => RENAMED_IN_TOWN[team] ?? team;

/** A career's clubs in order. Somebody who came back to a club is listed there again. */
export function tenuresOf(career: readonly Stint[], past: PastNames): Tenure[] {
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

/** A career's clubs as Career Path asks for them: one that stayed in its town is one stop, whatever it was called. */
export function stopsOf(career: readonly Stint[], past: PastNames): Stop[] {
  const stops: Stop[] = [];
  for (const tenure of tenuresOf(career, past)) {
    const last = stops.at(-1);
    if (last === undefined || townOf(last.team) !== townOf(tenure.team)) {
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
