/** A name as the search compares it, with positions in the displayed name. */
export interface FoldedName {
  /** Plain lower-case letters and digits without spaces: `ryannugenthopkins`. */
  letters: string;
  /** For each of `letters`, the index of its character in the displayed name. */
  at: readonly number[];
  /** Indexes of parts in `letters`, ascending: names, halves of double names, the rest after O'. */
  starts: readonly number[];
  /** Index of the last name in `letters`. */
  lastName: number;
  /** Other first names, folded, each between spaces. */
  aliases: string;
}

/** What characters are spelled as. */
type Spelling = Readonly<Record<string, string>>;

/** Letters that Unicode does not decompose. */
const SPELT: Spelling = { ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i" };

/** Spellings without the diacritic: Stuetzle, Backstroem. */
const SPELT_OUT: Spelling = { ä: "ae", å: "aa", ö: "oe", ø: "oe", ü: "ue" };

/** Folds a character to plain lower case: "Ý" is `y`, "ß" is `ss`, an apostrophe is empty. */
function foldCharacter(character: string): string {
  const small = character.toLowerCase();
  if (small >= "a" && small <= "z") return small;
  return SPELT[small] ?? small.normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");
}

/** Returns the displayed name in NFC, so that a range never separates an accent from its letter. */
export const displayName = (first: string, last: string): string => `${first} ${last}`.normalize("NFC");

/**
 * Folds a displayed name. A new part begins after anything but a letter or a period: T.J. is one part, O'Reilly and
 * Nugent-Hopkins are two.
 *
 * @param spell letters with another spelling
 */
function foldName(first: string, last: string, aliases = "", spell?: Spelling): FoldedName {
  const name = displayName(first, last);
  const gap = first.normalize("NFC").length;
  const at: number[] = [];
  const starts: number[] = [];
  let letters = "";
  let lastName = 0;
  let begins = true;
  for (let index = 0; index < name.length; index++) {
    const character = name.charAt(index);
    if (index === gap) lastName = letters.length;
    const folded = spell?.[character.toLowerCase()] ?? foldCharacter(character);
    if (folded === "") {
      begins ||= character !== ".";
      continue;
    }
    if (begins) starts.push(letters.length);
    begins = false;
    for (const letter of folded) {
      letters += letter;
      at.push(index);
    }
  }
  return { letters, at, starts, lastName, aliases };
}

/** Returns a name in all spellings: without diacritics, and with letters spelled out. */
export const foldNames = (first: string, last: string, aliases: string): FoldedName[] => [
  foldName(first, last, aliases),
  ...(/[äåöøü]/i.test(displayName(first, last)) ? [foldName(first, last, aliases, SPELT_OUT)] : []),
];

/**
 * Returns the folded words of a query. Spaces, commas and hyphens separate words; periods and apostrophes are removed,
 * so that `o'reilly` equals `oreilly`. Players are listed as St. Louis, never as Saint-Louis.
 */
export const foldQuery = (query: string): string[] =>
  query
    .normalize("NFC")
    .split(/[\s,\p{Pd}]+/u)
    .map((word) =>
      Array.from(word, foldCharacter)
        .join("")
        .replace(/^saint$/, "st"),
    )
    .filter((word) => word !== "");
