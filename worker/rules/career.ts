import type { InCommon } from "./career-clues.ts";
import { comparedOf, inCommon, type Compared } from "./in-common.ts";
import type { Career } from "./careers.ts";
import { weekday } from "./day.ts";
import { ANSWER_POOL, drawAny } from "./draw.ts";
import type { Game, PracticeFilter, Puzzle } from "./game.ts";
import { MEASURES } from "./measures.ts";
import type { Person } from "./people.ts";
import { acceptPlayer, drawPlayer } from "./pool.ts";
import { firstYear, type Season } from "./season.ts";
import type { ClubName, Stop, Tenure } from "./tenures.ts";

/**
 * Career Path: six guesses at a player from the clubs he played for, in order. Secret and guess are
 * player ids. A stop on the path is a {@link Stop}.
 */

/** Who has so many regular-season games, some of them in {@link EXPANSION} or later, can be guessed. */
export const GAMES_TO_BE_KNOWN = 200;

/** On Sundays, whose answers are the least known, he has this many games with one club: a fan has seen him in its sweater. */
export const GAMES_WITH_A_CLUB = 200;
const SUNDAY = 6;

/** A path with fewer stops leads nowhere. */
export const FEWEST_STOPS = 3;

/** A path with more stops than this opens two a miss. */
const LONG_PATH = 6;

/** Misses after which a hint is given. */
export const HINTS = { seasons: 3, position: 4, country: 5 } as const;

export interface CareerFacts {
  /** Everybody who can be guessed, and his career. */
  candidates: { has(id: number): boolean; get(id: number): Career | undefined };
  /** Those with a path, the best known first. */
  byFame: readonly number[];
  /** Those of the first {@link ANSWER_POOL} with {@link GAMES_WITH_A_CLUB}. */
  longServing: ReadonlySet<number>;
}

/** After so many years without a game half of the fame is left: who plays today remembers whom he has seen. */
const HALF_LIFE_YEARS = 20;

/** A player with a path: who, how well known he was, his last season, and his games with the club he played for most. */
export type Pathed = [id: number, fame: number, last: Season, mostGamesWithAClub: number];

/**
 * Those with a path, the best known of today's fans first: fame fades with the years since the last season.
 *
 * @param pathed everybody with at least {@link FEWEST_STOPS} stops
 */
export function rankPaths(pathed: readonly Pathed[]): number[] {
  const latest = Math.max(...pathed.map(([, , last]) => firstYear(last)));
  const left = ([, fame, last]: Pathed): number => fame * 0.5 ** ((latest - firstYear(last)) / HALF_LIFE_YEARS);
  return pathed
    .map((path) => ({ id: path[0], left: left(path) }))
    .sort((a, b) => b.left - a.left || a.id - b.id)
    .map(({ id }) => id);
}

/** Returns those of the answers that have {@link GAMES_WITH_A_CLUB}, best known first. */
export function longServing(pathed: readonly Pathed[], byFame: readonly number[]): number[] {
  const mostGames = new Map(pathed.map(([id, , , games]) => [id, games]));
  return byFame.slice(0, ANSWER_POOL).filter((id) => (mostGames.get(id) ?? 0) >= GAMES_WITH_A_CLUB);
}

/** What is known of a player's career. */
export interface CareerEvidence {
  stops: Stop[];
  position: Person["position"];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  games: number;
  /** Null if a season is unknown. */
  points: number | null;
  /** Null for a skater. */
  wins: number | null;
  /** The years in which his seasons began. */
  years: number[];
}

/** A stop that is open. */
export interface OpenStop extends ClubName, Pick<Stop, "before"> {
  /** Its first and last year; null until the seasons are shown. */
  years: Pick<Tenure, "from" | "to"> | null;
  /** After how many misses it opened; 0 for a stop that was open from the start. */
  since: number;
}

export interface CareerSeen {
  /** The whole path; null for a stop that is hidden. */
  stops: (OpenStop | null)[];
  position: CareerEvidence["position"] | null;
  country: string | null;
}

export interface CareerClue {
  verdict: "match" | "miss";
  /** What he has in common with the answer. */
  common: InCommon;
}

/** Whatever else there is to a player, the registry of everybody has. */
export interface CareerAnswer extends Omit<CareerEvidence, "position" | "country" | "years"> {
  player: number;
}

/**
 * The order in which the stops of a path open, hardest first: between its ends the shortest stay, counted in
 * games, before the longest; then the club he ended with, and at last the one he came up with, by which a
 * career is known best.
 *
 * @returns places in `stops`
 */
export function openingOrder(stops: readonly Pick<Tenure, "games">[]): number[] {
  const inner = stops
    .map(({ games }, place) => ({ games, place }))
    .slice(1, -1)
    .sort((a, b) => a.games - b.games);
  return [...inner.map(({ place }) => place), stops.length - 1, 0];
}

/** Returns the answer's career, frozen when the puzzle was dealt. */
const answerOf = ({ evidence: { stops, ...career } }: Puzzle<CareerFacts, number, CareerEvidence>): Compared =>
  comparedOf({ ...career, clubs: stops.map(({ team }) => team) });

/** Returns the guessed player's career as of today's facts; the answer's as it was dealt. @throws RangeError for an unknown id */
function guessedIn(puzzle: Puzzle<CareerFacts, number, CareerEvidence>, guess: number): Compared {
  if (guess === puzzle.secret) return answerOf(puzzle);
  const career = puzzle.facts.candidates.get(guess);
  if (career === undefined) throw new RangeError(`player ${guess} cannot be guessed`);
  return comparedOf(career);
}

const poolOf = ({ byFame }: CareerFacts, { players }: PracticeFilter): readonly number[] => {
  switch (players) {
    case "everyone":
      return byFame;
    case "best-known":
      return byFame.slice(0, ANSWER_POOL);
    // A path leads past many clubs; none of them has it for its own.
    case "team":
      return [];
  }
};

export const career: Game<CareerFacts, number, CareerEvidence, number, CareerClue, CareerSeen, CareerAnswer> = {
  ...MEASURES.career,
  canStop: false,
  deal: (facts, day, taken, pick) =>
    drawPlayer(facts, day, taken, pick, (id) => weekday(day) !== SUNDAY || facts.longServing.has(id)),
  practise: (facts, filter, pick) => drawAny(poolOf(facts, filter), pick),
  key: String,
  accept: ({ facts }, raw, earlier) => acceptPlayer(facts, raw, earlier),
  solves: ({ secret }, guess) => secret === guess,
  judge: (puzzle, guess) => ({
    verdict: puzzle.secret === guess ? "match" : "miss",
    common: inCommon(answerOf(puzzle), guessedIn(puzzle, guess)),
  }),
  reveal({ secret, evidence: { stops, position, country } }, guesses, isOver) {
    const misses = isOver ? Infinity : guesses.filter((guess) => guess !== secret).length;
    const order = openingOrder(stops);
    const perMiss = stops.length > LONG_PATH ? 2 : 1;
    return {
      stops: stops.map(({ from, to, games: _games, ...club }, place) => {
        const since = Math.ceil(order.indexOf(place) / perMiss);
        return misses < since ? null : { ...club, years: misses < HINTS.seasons ? null : { from, to }, since };
      }),
      position: misses >= HINTS.position ? position : null,
      country: misses >= HINTS.country ? country : null,
    };
  },
  answer: ({ secret, evidence: { stops, games, points, wins } }) => ({ player: secret, stops, games, points, wins }),
};
