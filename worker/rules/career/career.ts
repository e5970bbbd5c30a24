import { compareCareers, toComparableCareer, type CareerClues, type ComparableCareer } from "./clues.ts";
import type { Career } from "./careers.ts";
import { CAREER_HINTS, REPLACED_HINTS } from "./stages.ts";
import { weekday } from "../shared/day.ts";
import { ANSWER_POOL, drawAny } from "../shared/draw.ts";
import { practiceAnswers, type Game, type Puzzle } from "../shared/game.ts";
import { GAME_CONFIG } from "../shared/game-config.ts";
import type { Player } from "../league/player.ts";
import { drawPlayerForDay, playerGame } from "../league/player-pool.ts";
import { firstYear, type Season } from "../league/season.ts";
import type { ClubName, CareerStop, Tenure } from "../league/tenures.ts";
import type { Trophy } from "../league/trophies.ts";

/** Career Path: six guesses at a player, by the clubs of his career. Rules: docs/games.md. */

/** A player with this many regular-season games, some of them in {@link EXPANSION_SEASON} or later, can be guessed. */
export const MIN_GAMES_OF_CANDIDATE = 200;

/** Games with one club of Sunday's answers, the least known: fans have seen them in its sweater. */
export const MIN_GAMES_WITH_ONE_CLUB = 200;
const SUNDAY = 6;

/** Paths with more stops than this open two per miss. */
const LONG_PATH = 6;

export interface CareerFacts {
  /** All players who can be guessed, with their careers. */
  players: { has(id: number): boolean; get(id: number): Career | undefined };
  /** Ids of the players with enough stops and a path of their own ({@link withOwnPath}), best known first. */
  byFame: readonly number[];
  /** Those of the first {@link ANSWER_POOL} with {@link MIN_GAMES_WITH_ONE_CLUB}. */
  longServing: ReadonlySet<number>;
}

/** Returns the players whose path no other has. `pathOf` has its clubs in order, each as its {@link townClubOf}. */
export function withOwnPath<Player>(players: readonly Player[], pathOf: (player: Player) => string): Player[] {
  const sharing = Map.groupBy(players, pathOf);
  return players.filter((player) => sharing.get(pathOf(player))?.length === 1);
}

/** Fame halves after this many years without a game: recent careers are remembered best. */
const HALF_LIFE_YEARS = 20;

/** A possible answer: id, fame, last season, and games with the club he played for most. */
export type PathCandidate = [id: number, fame: number, last: Season, mostGamesWithAClub: number];

/** Ranks the possible answers, best known first. Fame fades with the years since the last season. */
export function rankPaths(pathed: readonly PathCandidate[]): number[] {
  const latest = Math.max(...pathed.map(([, , last]) => firstYear(last)));
  return pathed
    .map(([id, fame, last]) => ({ id, left: fame * 0.5 ** ((latest - firstYear(last)) / HALF_LIFE_YEARS) }))
    .sort((a, b) => b.left - a.left || a.id - b.id)
    .map(({ id }) => id);
}

/** Returns the possible answers with {@link MIN_GAMES_WITH_ONE_CLUB}, best known first. */
export function withGamesForOneClub(pathed: readonly PathCandidate[], byFame: readonly number[]): number[] {
  const mostGames = new Map(pathed.map(([id, , , games]) => [id, games]));
  return byFame.slice(0, ANSWER_POOL).filter((id) => (mostGames.get(id) ?? 0) >= MIN_GAMES_WITH_ONE_CLUB);
}

/** Puzzle data: the answer's career when the puzzle was dealt. */
export interface CareerPuzzleData {
  stops: CareerStop[];
  position: Player["position"];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  games: number;
  /** Null if a season is unknown. */
  points: number | null;
  /** Null for a skater. */
  wins: number | null;
  /** The years in which his seasons began. */
  years: number[];
  /** Known facts that replace hints, in this order. */
  spare: CareerFact[];
}

/** A fact about the answer. A draft round of 0 is undrafted; the number is that of his sweater. */
export type CareerFact =
  | { name: "round"; value: number }
  | { name: "trophy"; value: Trophy }
  | { name: "number"; value: number };

/** A fact that replaces a hint; its value is null until the hint is due. */
export type ReplacedHint = Pick<CareerFact, "name"> & { value: CareerFact["value"] | null };

export interface OpenStop extends ClubName, Pick<CareerStop, "before"> {
  /** First and last year; null until the hint of the seasons. */
  years: Pick<Tenure, "from" | "to"> | null;
  /** Number of misses after which it opened; 0 if it was open from the start. */
  since: number;
}

export interface CareerRevealed {
  /** The whole path; null for a hidden stop. */
  stops: (OpenStop | null)[];
  position: CareerPuzzleData["position"] | null;
  country: string | null;
  /** What replaces hints that a tile has said already. */
  instead?: { [Name in (typeof REPLACED_HINTS)[number]]?: ReplacedHint };
}

export interface CareerClue {
  verdict: "match" | "miss";
  common: CareerClues;
}

/** The rest of the answer's card comes from the list of all players. */
export interface CareerAnswer extends Omit<CareerPuzzleData, "position" | "country" | "years" | "spare"> {
  player: number;
}

/**
 * Returns indexes of the stops as they open: those between first and last, fewest games first; then the last, then the
 * first, by which a career is best known.
 */
export function stopOpeningOrder(stops: readonly Pick<Tenure, "games">[]): number[] {
  const inner = stops
    .map(({ games }, place) => ({ games, place }))
    .slice(1, -1)
    .sort((a, b) => a.games - b.games);
  return [...inner.map(({ place }) => place), stops.length - 1, 0];
}

/** Returns the answer's career, frozen when the puzzle was dealt. */
const answerOf = ({
  data: { stops, spare: _spare, ...career },
}: Puzzle<CareerFacts, number, CareerPuzzleData>): ComparableCareer =>
  toComparableCareer({ ...career, clubs: stops.map(({ team }) => team) });

/** Returns the career as of today's facts; the answer's as it was dealt. @throws RangeError for an unknown id */
function guessedIn(puzzle: Puzzle<CareerFacts, number, CareerPuzzleData>, guess: number): ComparableCareer {
  if (guess === puzzle.secret) return answerOf(puzzle);
  const career = puzzle.facts.players.get(guess);
  if (career === undefined) throw new RangeError(`player ${guess} cannot be guessed`);
  return toComparableCareer(career);
}

/** Returns the facts that replace hints: those whose fact a tile had matched before they were due. */
function replacedHints(
  puzzle: Puzzle<CareerFacts, number, CareerPuzzleData>,
  wrong: readonly number[],
  misses: number,
): NonNullable<CareerRevealed["instead"]> {
  const spare = [...puzzle.data.spare];
  const instead: NonNullable<CareerRevealed["instead"]> = {};
  const answer = answerOf(puzzle);
  for (const hint of REPLACED_HINTS) {
    const due = CAREER_HINTS[hint];
    const isSaid = wrong
      .slice(0, due)
      .some((guess) => compareCareers(answer, guessedIn(puzzle, guess))[hint].verdict === "match");
    const fact = isSaid ? spare.shift() : undefined;
    if (fact !== undefined) instead[hint] = { name: fact.name, value: misses < due ? null : fact.value };
  }
  return instead;
}

export const career: Game<CareerFacts, number, CareerPuzzleData, number, CareerClue, CareerRevealed, CareerAnswer> = {
  ...GAME_CONFIG.career,
  ...playerGame,
  deal: (facts, day, taken, pick) =>
    drawPlayerForDay(facts, day, taken, pick, (id) => weekday(day) !== SUNDAY || facts.longServing.has(id)),
  dealPractice: ({ byFame }, filter, pick) => drawAny(practiceAnswers(byFame, filter), pick),
  judge: (puzzle, guess) => ({
    verdict: puzzle.secret === guess ? "match" : "miss",
    common: compareCareers(answerOf(puzzle), guessedIn(puzzle, guess)),
  }),
  reveal(puzzle, guesses, isOver) {
    const { stops, position, country } = puzzle.data;
    const wrong = guesses.filter((guess) => guess !== puzzle.secret);
    const misses = isOver ? Infinity : wrong.length;
    const order = stopOpeningOrder(stops);
    const perMiss = stops.length > LONG_PATH ? 2 : 1;
    return {
      stops: stops.map(({ from, to, games: _games, ...club }, place) => {
        const since = Math.ceil(order.indexOf(place) / perMiss);
        return misses < since ? null : { ...club, years: misses < CAREER_HINTS.seasons ? null : { from, to }, since };
      }),
      position: misses >= CAREER_HINTS.position ? position : null,
      country: misses >= CAREER_HINTS.country ? country : null,
      instead: replacedHints(puzzle, wrong, misses),
    };
  },
  answer: ({ secret, data: { stops, games, points, wins } }) => ({ player: secret, stops, games, points, wins }),
};
