import { clueNames, compareClues, isSameClue, type CluesOf } from "../shared/clues.ts";
import {
  MATCH,
  MISS,
  NEAR,
  compareExactly,
  compareNumbers,
  comparePositions,
  type ClueVerdict,
} from "../shared/verdict.ts";
import { townClubOf } from "../league/tenures.ts";
import type { Career } from "./careers.ts";

/** Debut seasons at most this many years apart are near. */
const DEBUT_YEARS = 3;

export interface ComparableCareer extends Pick<Career, "position" | "country"> {
  /** Club codes in order of the career, each town once. */
  clubs: readonly string[];
  towns: ReadonlySet<string>;
  debut: number | null;
  /** Number of seasons, and a bit set of their years. */
  seasons: number;
  bits: readonly number[];
}

export function toComparableCareer({ position, country, clubs, years }: Career): ComparableCareer {
  const towns = new Map<string, string>();
  for (const team of clubs) if (!towns.has(townClubOf(team))) towns.set(townClubOf(team), team);
  return {
    position,
    country,
    clubs: [...towns.values()],
    towns: new Set(towns.keys()),
    debut: years[0] ?? null,
    seasons: years.length,
    bits: bitsOf(years),
  };
}

/** The league's first season. */
const FIRST_YEAR = 1917;
const WORD = 32;

function bitsOf(years: readonly number[]): number[] {
  const words: number[] = [];
  for (const year of years) {
    const place = year - FIRST_YEAR;
    const word = Math.floor(place / WORD);
    while (words.length <= word) words.push(0);
    words[word] = (words[word] ?? 0) | (1 << (place % WORD));
  }
  return words;
}

function seasonsTogether({ bits }: ComparableCareer, other: ComparableCareer): number {
  let count = 0;
  for (let place = 0; place < Math.min(bits.length, other.bits.length); place++)
    for (let left = (bits[place] ?? 0) & (other.bits[place] ?? 0); left !== 0; left &= left - 1) count++;
  return count;
}

function markClubs(answer: ComparableCareer, guess: ComparableCareer): ClueVerdict {
  let shared = 0;
  for (const town of guess.towns) if (answer.towns.has(town)) shared++;
  return markShare(shared, answer.towns.size);
}

const markShare = (common: number, all: number): ClueVerdict => (common === 0 ? MISS : common === all ? MATCH : NEAR);

/** The clues of Career Path. For clubs and seasons: match is all of the answer's, near some, miss none. */
const CAREER_RULES = {
  /** The guessed player's clubs in the order of his career, each town once. */
  clubs: (answer: ComparableCareer, guess: ComparableCareer) => ({
    verdict: markClubs(answer, guess).verdict,
    of: guess.clubs.map((team): ComparedClub => ({ team, isShared: answer.towns.has(townClubOf(team)) })),
  }),
  position: (answer: ComparableCareer, guess: ComparableCareer) => comparePositions(answer.position, guess.position),
  country: (answer: ComparableCareer, guess: ComparableCareer) => compareExactly(answer.country, guess.country),
  debut: (answer: ComparableCareer, guess: ComparableCareer) => compareNumbers(answer.debut, guess.debut, DEBUT_YEARS),
  together(answer: ComparableCareer, guess: ComparableCareer) {
    const seasons = seasonsTogether(answer, guess);
    return { verdict: markShare(seasons, answer.seasons).verdict, seasons };
  },
};

export interface ComparedClub {
  team: string;
  /** Whether the answer played for it as well, under any name it had in that town. */
  isShared: boolean;
}

export type CareerClueName = keyof typeof CAREER_RULES;

export const CAREER_CLUES = clueNames(CAREER_RULES);

export type CareerClues = CluesOf<typeof CAREER_RULES>;

export const compareCareers = (answer: ComparableCareer, guess: ComparableCareer): CareerClues =>
  compareClues(CAREER_RULES, answer, guess);

/**
 * Returns the clue of a guess that rules out `candidate` as the answer; null if none does. The clues that rule out most
 * players are compared first; those that take longest come last.
 */
export function findCareerContradiction(
  candidate: ComparableCareer,
  guess: ComparableCareer,
  clues: CareerClues,
): CareerClueName | null {
  if (CAREER_RULES.debut(candidate, guess) !== clues.debut) return "debut";
  if (CAREER_RULES.position(candidate, guess) !== clues.position) return "position";
  if (CAREER_RULES.country(candidate, guess) !== clues.country) return "country";
  if (!isSameClue(CAREER_RULES.together(candidate, guess), clues.together)) return "together";
  return isSameClue(CAREER_RULES.clubs(candidate, guess), clues.clubs) ? null : "clubs";
}
