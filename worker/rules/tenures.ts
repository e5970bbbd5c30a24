import { firstYear, secondYear, type Season, type Stint } from "./season.ts";

/**
 * A stay with one club, under the name the club had then.
 *
 * A club that moved or took another name while he stayed is a stay of its own: the Whalers of 1997 and the
 * Hurricanes of 1998 have each their crest, and no year is told of a club that was not there in it. A season
 * without a game ends no stay: whether he was hurt, in the minors or abroad, or the league itself stood still,
 * as in 2004-05, no other club came between.
 */
export interface Tenure {
  team: string;
  /** The years in which it began and ended. */
  from: number;
  to: number;
  /** Regular-season games. */
  games: number;
}

/** Seasons that lost their autumn: whoever changed clubs in them did so after New Year's Day. */
const BEGUN_IN_JANUARY: ReadonlySet<Season> = new Set([19941995, 20122013, 20202021]);

/** The share of a season's games that clubs have played by New Year's Eve: 38 of 82. */
const PLAYED_BY_NEW_YEAR = 0.465;

/**
 * A career's clubs in order. Somebody who came back to a club is listed there again.
 *
 * A season without games is a spring of playoffs alone, and counts only where there is nothing else.
 */
export function tenuresOf(career: readonly Stint[]): Tenure[] {
  const played = career.filter(([, , gp]) => gp !== null && gp > 0);
  const stints = played.length > 0 ? played : career;
  const tenures: Tenure[] = [];
  for (const [at, [season, team, gp]] of stints.entries()) {
    const last = tenures.at(-1);
    const movesInSeason = stints[at - 1]?.[0] === season;
    const from = movesInSeason ? yearOfMove(stints, at) : firstYear(season);
    if (last?.team === team) {
      last.to = secondYear(season);
      last.games += gp ?? 0;
      continue;
    }
    if (last !== undefined && movesInSeason) last.to = from;
    tenures.push({ team, from, to: secondYear(season), games: gp ?? 0 });
  }
  return tenures;
}

/**
 * The year in which a player came to his next club of a season. The facts know no dates, but how many of
 * his games he had played by then.
 *
 * @param at where the season with that club stands among `stints`
 */
function yearOfMove(stints: readonly Stint[], at: number): number {
  const season = stints[at]?.[0] ?? 0;
  const gamesIn = (some: readonly Stint[]) =>
    some.reduce((sum, [of, , gp]) => (of === season ? sum + (gp ?? 0) : sum), 0);
  const isEarly = gamesIn(stints.slice(0, at)) < PLAYED_BY_NEW_YEAR * gamesIn(stints);
  return isEarly && !BEGUN_IN_JANUARY.has(season) ? firstYear(season) : secondYear(season);
}
