import { LOOK_ALIKE_LETTERS } from "./look-alikes.ts";

/** Digits that look like letters. */
const DIGITS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/** Characters that stand for letters in disguised words. */
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

/** Removes accents and invisible characters, and applies compatibility decomposition (NFKD). */
export const stripAccents = (text: string): string =>
  text.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, "");

/**
 * Replaces characters of a text without accents with the Latin letters they look like: a Cyrillic "А" becomes "a". i
 * and l become the same letter.
 */
export const foldLookAlikes = (bare: string): string =>
  Array.from(bare, (sign) => letterOf(sign))
    .join("")
    .replaceAll("l", "i");

function letterOf(sign: string): string {
  const small = sign.toLowerCase();
  return (
    LOOK_ALIKE_LETTERS.get(sign) ?? LOOK_ALIKE_LETTERS.get(small) ?? (isPlain(small) ? small : stripAccents(small))
  );
}

/** Returns the words of a list, folded. */
export const foldedIn = (words: string): string[] => words.trim().split(/\s+/).map(foldLookAlikes);

/** ASCII characters need no decomposition. */
const isPlain = (sign: string): boolean => sign <= "\u007f";

const spelt = (folded: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(folded, (sign) => letters[sign] ?? sign).join("");

/** Returns a key that is equal for names that look alike: only letters and digits, digits as letters. */
export const lookAlikeKeyOf = (bare: string): string =>
  spelt(foldLookAlikes(bare).replace(/[^\p{L}\p{N}]+/gu, ""), DIGITS);

/** Replaces all characters that may stand for a letter. */
export const replaceSignsByLetters = (folded: string): string => spelt(folded, SIGNS);
