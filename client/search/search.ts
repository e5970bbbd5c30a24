import type { OtherNames } from "#rules/league/other-names";
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

/** What the search needs to know of a player; the rest of him is handed back untouched. */
export interface SearchablePlayer {
  id: number;
  first: string;
  last: string;
  /** 1 for the best known. */
  fameRank: number;
}

interface Entry<Person extends SearchablePlayer> {
  person: Person;
  /** In all its spellings. */
  names: readonly FoldedName[];
  /** The letters with which parts of it or of an alias begin, and all letters of both, as {@link charactersOf} tells them. */
  begins: number;
  holds: number;
}

/** Names made ready for searching, best known first. */
export type NameIndex<Person extends SearchablePlayer> = readonly Entry<Person>[];

/** Half-open range of characters in a displayed name. */
export interface TextRange {
  from: number;
  to: number;
}

export interface NameMatch<Person extends SearchablePlayer> {
  person: Person;
  /** "First Last" as it is to be displayed. */
  name: string;
  /** What the query hit in `name`, in reading order, without overlap. */
  marks: TextRange[];
}

export interface SearchMatches<Person extends SearchablePlayer> {
  /** The best finds, at most as many as asked for. */
  found: NameMatch<Person>[];
  /** How many there are in all. */
  total: number;
}

/** Players ready to be found by their names. */
export interface NameSearch<Person extends SearchablePlayer> {
  search: (query: string, limit: number) => SearchMatches<Person>;
}

/** Which letters a text has, a bit each; whatever is none of 26 has one bit together. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
}

/** Each part of a name between blanks, and the whole: `jeansebastien jean sebastien`. */
const aliasOf = (name: string): string => {
  const parts = foldQuery(name);
  return ` ${parts.join("")} ${parts.join(" ")} `;
};

/**
 * Folds every name once, so that a keystroke only compares. One entry at a time, the best known first: nothing is done
 * for one before it is asked for.
 *
 * @param others what they are called in place of their first names
 */
function* entriesOf<Person extends SearchablePlayer>(
  people: readonly Person[],
  others?: OtherNames,
): Generator<Entry<Person>> {
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

/** Makes names ready for searching, all at once. */
export const indexNames = <Person extends SearchablePlayer>(
  people: readonly Person[],
  others?: OtherNames,
): NameIndex<Person> => [...entriesOf(people, others)];

/** For how long names are made ready before whatever else waits has its turn, in milliseconds. */
const SLICE = 6;

/**
 * Makes players ready to be found, by their own names and others: a slice of them whenever nothing else is to be done,
 * and who looks for one sooner has the rest made ready at once.
 */
export function createNameSearch<Person extends SearchablePlayer>(
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
  return {
    search(query, limit) {
      if (query === "") return { found: [], total: 0 };
      isReadyBy(Infinity);
      return searchNames(index, query, limit);
    },
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
 * @param limit the maximum number of finds to return; `sumKnown` counts all
 */
export function searchNames<Person extends SearchablePlayer>(
  index: NameIndex<Person>,
  query: string,
  limit: number,
): SearchMatches<Person> {
  const words = query.length > MAX_QUERY_LENGTH ? [] : foldQuery(query);
  if (words.length === 0) return { found: [], total: 0 };
  // A long word has fewer places to go to, so it chooses before a short one.
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

function findAll<Person extends SearchablePlayer>(
  index: NameIndex<Person>,
  words: readonly string[],
  findHit: MatchWord,
  limit: number,
): SearchMatches<Person> {
  // Most names lack a letter that was typed, and are passed over by one look; with a slip it may be the wrong one. A
  // single letter has to begin something (hit.ts).
  const isExact = findHit === findExact;
  const begun = isExact ? lettersOf(words.filter((word) => word.length === 1).join("")) : 0;
  const held = isExact ? lettersOf(words.join("")) : 0;
  // The index is in order of fame: laying the finds on a pile for each rank is all the sorting.
  const piles: NameMatch<Person>[][] = Array.from({ length: RANKS }, () => []);
  let total = 0;
  for (const { person, names, begins, holds } of index) {
    if ((begins & begun) !== begun || (holds & held) !== held) continue;
    const find = findFirst(names, words, findHit);
    if (find === null) continue;
    total++;
    // A find is as good as its worst word.
    const pile = piles[Math.max(...find.hits.map((hit) => hit.rank))];
    if (pile === undefined || pile.length === limit) continue;
    pile.push({ person, name: displayName(person.first, person.last), marks: marksOf(find.name, find.hits) });
  }
  return { found: piles.flat().slice(0, limit), total };
}

/** The first spelling of a name that holds all words. */
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
 * Leads hits back to the displayed name; a hyphen or apostrophe inside a hit is marked with it. Of an alias that has
 * nothing in common with the name nothing is marked.
 */
const marksOf = ({ at }: FoldedName, hits: readonly WordMatch[]): TextRange[] =>
  hits
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ from: at[start] ?? 0, to: (at[end - 1] ?? 0) + 1 }));
