import type { OtherNames } from "#rules/league/other-names";
import type { Player } from "#rules/league/player";
import { whenIdle } from "../browser/when-idle.ts";
import { MAX_QUERY_LENGTH } from "./longest-query.ts";
import { displayName, foldNames, foldQuery, type FoldedName } from "./fold.ts";
import {
  findExact,
  findWholeWordWithTypo,
  findWithTypo,
  RANKS,
  MIN_TYPO_LENGTH,
  type MatchWord,
  type WordMatch,
} from "./hit.ts";

interface Entry<Person extends Player> {
  person: Person;
  /** All spellings. */
  names: readonly FoldedName[];
  /**
   * The letters at the beginning of the parts of a name and its aliases, and all letters of both, as bit sets of {@link
   * charactersOf}.
   */
  begins: number;
  holds: number;
}

/** Half-open range of characters in a displayed name. */
export interface TextRange {
  from: number;
  to: number;
}

export interface NameMatch<Person extends Player> {
  person: Person;
  /** "First Last" as displayed. */
  name: string;
  /** Ranges of `name` that match, in reading order, without overlap. */
  marks: TextRange[];
}

export interface SearchMatches<Person extends Player> {
  /** The best matches, at most as many as requested. */
  found: NameMatch<Person>[];
  total: number;
}

export type NameSearch<Person extends Player> = (query: string, limit: number) => SearchMatches<Person>;

/** Returns the letters of a text as a bit mask, with one bit for all characters outside a to z. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
}

/** Returns the parts of a name and the whole, folded: `jeansebastien jean sebastien`. */
const aliasOf = (name: string): string => {
  const parts = foldQuery(name);
  return ` ${parts.join("")} ${parts.join(" ")} `;
};

/**
 * Folds all names, lazily and best known first, so that a keystroke only compares.
 *
 * @param others other first names
 */
function* entriesOf<Person extends Player>(people: readonly Person[], others?: OtherNames): Generator<Entry<Person>> {
  /** Aliases by folded first name, and by id. */
  const aliases = new Map<string | number, string>();
  const add = (whose: string | number, more: string) => aliases.set(whose, (aliases.get(whose) ?? "") + more);
  for (const forms of others?.forms ?? []) {
    const all = forms.map(aliasOf).join("");
    for (const form of forms) add(foldQuery(form).join(""), all);
  }
  for (const [id, name] of others?.own ?? []) add(id, aliasOf(name));
  for (const person of people.toSorted((a, b) => a.fameRank - b.fameRank)) {
    const { id, first, last } = person;
    const called = (aliases.get(foldQuery(first).join("")) ?? "") + (aliases.get(id) ?? "");
    const names = foldNames(first, last, called);
    const beginnings = [
      ...names.flatMap(({ letters, starts }) => starts.map((at) => letters.charAt(at))),
      ...called.split(" ").map((word) => word.charAt(0)),
    ];
    yield {
      person,
      names,
      begins: lettersOf(beginnings.join("")),
      holds: lettersOf(names.map(({ letters }) => letters).join("") + called),
    };
  }
}

/** Duration of a slice of work, in milliseconds. */
const SLICE = 6;

/** Makes players searchable in slices while the browser is idle. A search before the end finishes the rest at once. */
export function createNameSearch<Person extends Player>(
  people: readonly Person[],
  others?: OtherNames,
): NameSearch<Person> {
  const entries = entriesOf(people, others);
  const index: Entry<Person>[] = [];
  const isReadyBy = (end: number): boolean => {
    while (performance.now() < end) {
      const { done, value } = entries.next();
      if (done) return true;
      index.push(value);
    }
    return false;
  };
  const makeReady = () => {
    if (!isReadyBy(performance.now() + SLICE)) whenIdle(makeReady);
    // The first search is the slowest, so it runs before the visitor types.
    else searchNames(index, "a ab", 1);
  };
  whenIdle(makeReady);
  return (query, limit) => {
    if (query === "") return { found: [], total: 0 };
    isReadyBy(Infinity);
    return searchNames(index, query, limit);
  };
}

/**
 * Finds the players whose names contain all words of a query, in any order and without overlap. Matches at the beginning
 * of first and last names come first, then at the beginning of later parts, then other first names, then matches inside
 * names; among equals the best known.
 *
 * Words of five letters or more may have one slip each if no name is spelled like that. If there are such names, only
 * better-known players one slip away are added below them: John McKinnon, then Nathan MacKinnon.
 *
 * @param limit the maximum number of finds to return; `total` counts all
 */
function searchNames<Person extends Player>(
  index: readonly Entry<Person>[],
  query: string,
  limit: number,
): SearchMatches<Person> {
  const words = query.length > MAX_QUERY_LENGTH ? [] : foldQuery(query);
  if (words.length === 0) return { found: [], total: 0 };
  // Long words match in fewer places, so they choose first.
  words.sort((a, b) => b.length - a.length);

  const exact = findAll(index, words, findExact, limit);
  if (exact.total >= limit || words.every((word) => word.length < MIN_TYPO_LENGTH)) return exact;
  if (exact.total === 0) return findAll(index, words, findWithTypo, limit);

  const bestKnown = Math.min(...exact.found.map(({ person }) => person.fameRank));
  const better = index.slice(
    0,
    index.findIndex(({ person }) => person.fameRank === bestKnown),
  );
  const misspelt = findAll(better, words, findWholeWordWithTypo, limit - exact.total);
  return { found: [...exact.found, ...misspelt.found], total: exact.total + misspelt.total };
}

function findAll<Person extends Player>(
  index: readonly Entry<Person>[],
  words: readonly string[],
  findHit: MatchWord,
  limit: number,
): SearchMatches<Person> {
  // Most names lack a typed letter and are skipped by one comparison of masks; with a typo the letter may be wrong. A
  // single letter must begin a part (hit.ts).
  const isExact = findHit === findExact;
  const initials = isExact ? lettersOf(words.filter((word) => word.length === 1).join("")) : 0;
  const held = isExact ? lettersOf(words.join("")) : 0;
  // The index is in order of fame: one list per rank is all the sorting needed.
  const piles: NameMatch<Person>[][] = Array.from({ length: RANKS }, () => []);
  let total = 0;
  for (const { person, names, begins, holds } of index) {
    if ((begins & initials) !== initials || (holds & held) !== held) continue;
    const find = findFirst(names, words, findHit);
    if (find === null) continue;
    total++;
    // A match is as good as its worst word.
    const pile = piles[Math.max(...find.hits.map((hit) => hit.rank))];
    if (pile === undefined || pile.length === limit) continue;
    pile.push({ person, name: displayName(person.first, person.last), marks: marksOf(find.name, find.hits) });
  }
  return { found: piles.flat().slice(0, limit), total };
}

/** Returns the first spelling of a name that contains all words. */
function findFirst(names: readonly FoldedName[], words: readonly string[], findHit: MatchWord) {
  for (const name of names) {
    const hits = hitAll(name, words, findHit);
    if (hits !== null) return { name, hits };
  }
  return null;
}

function hitAll(name: FoldedName, words: readonly string[], findHit: MatchWord): WordMatch[] | null {
  const hits: WordMatch[] = [];
  for (const word of words) {
    const hit = findHit(name, word, hits);
    if (hit === null) return null;
    hits.push(hit);
  }
  return hits;
}

/**
 * Maps matches to the displayed name, including hyphens and apostrophes inside a match. An alias without common letters
 * marks nothing.
 */
const marksOf = ({ at }: FoldedName, hits: readonly WordMatch[]): TextRange[] =>
  hits
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ from: at[start] ?? 0, to: (at[end - 1] ?? 0) + 1 }));
