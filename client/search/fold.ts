/** A name as the search compares it, with the way back to the name as it is displayed. */
export interface FoldedName {
  /** Plain small letters and digits without any gap: `ryannugenthopkins`. */
  letters: string;
  /** For each of `letters`, the index of the character it comes from in the displayed name. */
  at: readonly number[];
  /** Where parts begin in `letters`, ascending: names, halves of double names, what follows O'. */
  starts: readonly number[];
  /** Where the last name begins in `letters`. */
  lastName: number;
  /** What else he is called in place of his first name, plain, each between blanks. */
  aliases: string;
}

/** Letters whose mark is part of the glyph, so that Unicode does not take them apart. */
const SPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: "ss",
    æ: "ae",
    œ: "oe",
    þ: "th",
    ø: "o",
    ł: "l",
    đ: "d",
    ð: "d",
    ħ: "h",
    ŧ: "t",
    ı: "i",
  }),
);

/** As those spell it whose keyboard lacks the mark: Stuetzle, Backstroem. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map(Object.entries({ ä: "ae", å: "aa", ö: "oe", ø: "oe", ü: "ue" }));

/** One character as plain small letters: "Ý" is `y`, "ß" is `ss`, an apostrophe nothing. */
function foldCharacter(character: string): string {
  const small = character.toLowerCase();
  if (small >= "a" && small <= "z") return small;
  return SPELT.get(small) ?? small.normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");
}

/** The name as it is displayed: accents in one piece, so that a range never cuts one off. */
export const displayName = (first: string, last: string): string => `${first} ${last}`.normalize("NFC");

/**
 * Folds a displayed name. A new part begins after anything that is no letter, except after a
 * period: T.J. is one part, O'Reilly and Nugent-Hopkins are two.
 *
 * @param spell letters that are not folded as usual
 */
export function foldName(first: string, last: string, aliases = "", spell?: ReadonlyMap<string, string>): FoldedName {
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
    const folded = spell?.get(character.toLowerCase()) ?? foldCharacter(character);
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

/** A name in all its spellings: without its marks, and with those spelt out that can be. */
export const foldNames = (first: string, last: string, aliases: string): FoldedName[] => [
  foldName(first, last, aliases),
  ...(/[äåöøü]/i.test(displayName(first, last)) ? [foldName(first, last, aliases, SPELT_OUT)] : []),
];

/**
 * The words of a query, folded. Blanks, commas and hyphens part words; periods and apostrophes
 * vanish, so that `o'reilly` and `oreilly` ask for the same.
 */
export const foldQuery = (query: string): string[] =>
  query
    .normalize("NFC")
    .split(/[\s,\p{Pd}]+/u)
    .map((word) => Array.from(word, foldCharacter).join(""))
    .filter((word) => word !== "");
