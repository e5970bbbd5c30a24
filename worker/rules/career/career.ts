import type { InCommon } from "./clues.ts";
import { comparedOf, inCommon, type Compared } from "./compare.ts";
import type { Career } from "./careers.ts";
import { weekday } from "../shared/day.ts";
import { ANSWER_POOL, drawAny } from "../shared/draw.ts";
import type { Game, PracticeFilter, Puzzle } from "../shared/game.ts";
import { MEASURES } from "../shared/game-config.ts";
import type { Person } from "../league/all-players.ts";
import { acceptPlayer, drawPlayer } from "../league/player-pool.ts";
import { firstYear, type Season } from "../league/season.ts";
import type { ClubName, Stop, Tenure } from "../league/tenures.ts";

/**
 * Career Path: six guesses at a player from the clubs of his career, in order. Answer and guesses are player ids.
 * Rules: docs/games.md.
 */

/** A player with this many regular-season games, some of them in {@link EXPANSION} or later, can be guessed. */
export const GAMES_TO_BE_KNOWN = 200;

/**
 * Sunday's answers, the least known, have this many games with one club, so that fans have seen them in its sweater.
 */
export const GAMES_WITH_A_CLUB = 200;
const SUNDAY = 6;

/** Players with fewer stops cannot be the answer. */
export const FEWEST_STOPS = 3;

/** Paths with more stops than this open two per miss. */
const LONG_PATH = 6;

/** Number of misses after which each hint is shown. */
export const HINTS = { seasons: 3, position: 4, country: 5 } as const;

export interface CareerFacts {
  /** All players who can be guessed, with their careers. */
  candidates: { has(id: number): boolean; get(id: number): Career | undefined };
  /** Ids of the players with enough stops, best known first. */
  byFame: readonly number[];
  /** Those of the first {@link ANSWER_POOL} with {@link GAMES_WITH_A_CLUB}. */
  longServing: ReadonlySet<number>;
}

/** Fame halves after this many years without a game: recent careers are remembered best. */
const HALF_LIFE_YEARS = 20;

/** A player with enough stops: id, fame, last season, and games with the club he played for most. */
export type Pathed = [id: number, fame: number, last: Season, mostGamesWithAClub: number];

/**
 * Ranks players with enough stops by fame, which fades with the years since the last season.
 *
 * @param pathed all players with at least {@link FEWEST_STOPS} stops
 * @returns ids, best known first
 */
export function rankPaths(pathed: readonly Pathed[]): number[] {
  const latest = Math.max(...pathed.map(([, , last]) => firstYear(last)));
  const left = ([, fame, last]: Pathed): number => fame * 0.5 ** ((latest - firstYear(last)) / HALF_LIFE_YEARS);
  return pathed
    .map((path) => ({ id: path[0], left: left(path) }))
    .sort((a, b) => b.left - a.left || a.id - b.id)
    .map(({ id }) => id);
}

/** Returns the possible answers with {@link GAMES_WITH_A_CLUB}, best known first. */
export function longServing(pathed: readonly Pathed[], byFame: readonly number[]): number[] {
  const mostGames = new Map(pathed.map(([id, , , games]) => [id, games]));
  return byFame.slice(0, ANSWER_POOL).filter((id) => (mostGames.get(id) ?? 0) >= GAMES_WITH_A_CLUB);
}

/** Puzzle data: the answer's career when the puzzle was dealt. */
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

/** An open stop. */
export interface OpenStop extends ClubName, Pick<Stop, "before"> {
  /** First and last year; null until the hint of the seasons. */
  years: Pick<Tenure, "from" | "to"> | null;
  /** Number of misses after which it opened; 0 if it was open from the start. */
  since: number;
}

export interface CareerSeen {
  /** The whole path; null for a hidden stop. */
  stops: (OpenStop | null)[];
  position: CareerEvidence["position"] | null;
  country: string | null;
}

export interface CareerClue {
  verdict: "match" | "miss";
  /** The comparison with the answer. */
  common: InCommon;
}

/** The rest of the answer's card comes from the list of all players. */
export interface CareerAnswer extends Omit<CareerEvidence, "position" | "country" | "years"> {
  player: number;
}

/**
 * Returns the order in which the stops of a path open, hardest first: those between the first and the last by games,
 * fewest first; then the last club, then the first, by which a career is best known.
 *
 * @returns indexes into `stops`
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

/**
 * Returns the guessed player's career as of today's facts, or the answer's as it was dealt. @throws RangeError for an
 * unknown id
 */
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
    // Practice by team is not offered: a path has several clubs.
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
