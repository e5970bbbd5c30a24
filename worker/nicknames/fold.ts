import { LETTER_OF } from "./look-alikes.ts";

/** Digits and signs that stand for letters: in names that nobody would tell from another. */
const DIGITS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/** Those and more, which stand for a letter only to whoever looks for a word in them. */
const SIGNS: Readonly<Record<string, string>> = {
  ...DIGITS,
  6: "g",
  8: "b",
  9: "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  "+": "t",
  "€": "e",
  "£": "i",
};

/** Without accents and what cannot be seen, and each sign of a form that Unicode knows by another in that other. */
export const bareOf = (text: string): string =>
  text.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, "");

/**
 * In small Latin letters, a letter for each sign that passes for one: "Аdmin", with a Cyrillic А, is "admin". No
 * difference is made between i and l.
 *
 * @param bare as {@link bareOf} leaves it
 */
export const fold = (bare: string): string =>
  Array.from(bare, (sign) => letterOf(sign))
    .join("")
    .replaceAll("l", "i");

function letterOf(sign: string): string {
  const small = sign.toLowerCase();
  return LETTER_OF.get(sign) ?? LETTER_OF.get(small) ?? (isPlain(small) ? small : bareOf(small));
}

/** Whether a sign is of ASCII, and so has nothing to be left out. */
const isPlain = (sign: string): boolean => sign <= "\u007f";

const spelt = (folded: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(folded, (sign) => letters[sign] ?? sign).join("");

/** What two names have in common that look alike: letters and digits alone, digits as letters. */
export const keyOf = (bare: string): string => spelt(fold(bare).replace(/[^\p{L}\p{N}]+/gu, ""), DIGITS);

/** A folded text with letters for all signs that may be meant for one. */
export const inLetters = (folded: string): string => spelt(folded, SIGNS);
