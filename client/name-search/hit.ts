import type { FoldedName } from "./fold.ts";
import { prefixEndWithOneTypo } from "./one-typo.ts";

/** Ranks of a match, best first. */
const NAME_START = 0;
const PART_START = 1;
const ALIAS = 2;
const INSIDE = 3;
const SLIPPED = 4;

export const RANKS = 5;

/** Minimum letters for a typo: shorter words with a typo match half the league. */
export const MIN_TYPO_LENGTH = 5;

/** The match of a word, as a half-open range of folded letters. */
export interface WordMatch {
  start: number;
  end: number;
  rank: number;
}

/** Finds the best match of a word in a name outside the ranges taken by other words. */
export type MatchWord = (name: FoldedName, word: string, taken: readonly WordMatch[]) => WordMatch | null;

const isFree = (start: number, end: number, taken: readonly WordMatch[]): boolean =>
  taken.every((hit) => end <= hit.start || hit.end <= start);

/**
 * Returns the rank of an exact hit; null for an accidental one. A hit at the beginning of a part may continue into the
 * next (`stlouis`); a hit inside a part must end with it, or `nn` would find Ryan Nugent. A single letter must be at
 * the beginning of a part.
 */
function rankOf({ starts, lastName }: FoldedName, start: number, end: number): number | null {
  const begins = starts.includes(start);
  if (start < lastName && end > lastName) return begins ? INSIDE : null;
  if (begins) return start === 0 || start === lastName ? NAME_START : PART_START;
  if (end - start === 1) return null;
  return starts.every((part) => part < start || part >= end) ? INSIDE : null;
}

/** From this length on, the beginning of an alias matches it; shorter words must equal it, such as `js`. */
const ALIAS_FROM = 3;

/**
 * Matches a word with another first name. Marks what it has in common with the displayed name: Alex of `alexander`,
 * nothing of Vyacheslav for `slava`.
 */
function findAlias(
  { letters, lastName, aliases }: FoldedName,
  word: string,
  taken: readonly WordMatch[],
): WordMatch | null {
  // The test for the bare word excludes most players at the least cost.
  if (!aliases.includes(word) || !aliases.includes(word.length < ALIAS_FROM ? ` ${word} ` : ` ${word}`)) return null;
  let end = 0;
  while (end < lastName && letters[end] === word[end]) end++;
  return isFree(0, end, taken) ? { start: 0, end, rank: ALIAS } : null;
}

/** Matches the word as spelled, or as another first name. */
export const findExact: MatchWord = (name, word, taken) => {
  let best: WordMatch | null = null;
  for (let start = name.letters.indexOf(word); start !== -1; start = name.letters.indexOf(word, start + 1)) {
    const end = start + word.length;
    const rank = rankOf(name, start, end);
    if (rank !== null && rank < (best?.rank ?? RANKS) && isFree(start, end, taken)) best = { start, end, rank };
  }
  return best ?? findAlias(name, word, taken);
};

/**
 * Matches the word with at most one typo if it is long enough. Only from the beginning of a part and within first or
 * last name: elsewhere it would match anything.
 */
export const findWithTypo: MatchWord = (name, word, taken) => {
  const exact = findExact(name, word, taken);
  if (exact !== null || word.length < MIN_TYPO_LENGTH) return exact;
  for (const start of name.starts) {
    const end = prefixEndWithOneTypo(name.letters, start, word);
    if (end === null || (start < name.lastName && end > name.lastName)) continue;
    if (isFree(start, end, taken)) return { start, end, rank: SLIPPED };
  }
  return null;
};

/** Like {@link findWithTypo}, but a word with a typo must be complete. */
export const findWholeWordWithTypo: MatchWord = (name, word, taken) => {
  const hit = findWithTypo(name, word, taken);
  const isTyped = hit?.rank !== SLIPPED || hit.end === name.letters.length || name.starts.includes(hit.end);
  return isTyped ? hit : null;
};
