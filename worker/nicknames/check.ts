import { bareOf, keyOf } from "./fold.ts";
import { isObscene } from "./obscene.ts";
import { isReserved } from "./reserved.ts";

/** Of a text as a person counts them. */
const characters = new Intl.Segmenter();

const LENGTH = { least: 2, most: 20 };
const BOARD_LENGTH = { least: 2, most: 30 };
/** More marks on one letter than any language has: they would spill over the lines around. */
const TOWER_OF_MARKS = /\p{M}{4}/u;
/** Blanks, whatever they are called: Hangul fillers and the empty Braille pattern count as letters and signs. */
const BLANKS = /[\p{C}\p{Z}\s\u115f\u1160\u3164\uffa0\u2800]+/gu;

/** Why a nickname cannot be had. */
export type NicknameRefusal = "nickname-length" | Unfit;

/** Why no name of any kind may be so. */
type Unfit = "nickname-obscene" | "nickname-reserved";

/** A nickname as it is shown, and folded so that look-alikes are the same. */
export interface Nickname {
  shown: string;
  key: string;
}

/** What a nickname has in common with all that look like it, whether it may be had or not; empty without letter or digit. */
export const nicknameKey = (raw: string): string => keyOf(bareOf(raw));

/**
 * Checks a nickname, for whatever board: 2 to 20 characters as a person counts them, a letter or digit among them,
 * nothing obscene in English or French, and no name of those who run the site; whatever signs pass for its letters.
 */
export const checkNickname = (raw: string): Nickname | NicknameRefusal => check(raw, LENGTH, "nickname-length");

/** Checks the name of a friends' board in the same way: 2 to 30 characters. */
export const checkBoardName = (raw: string): Nickname | Unfit | "board-name-length" =>
  check(raw, BOARD_LENGTH, "board-name-length");

function check<Refusal extends string>(
  raw: string,
  bounds: { least: number; most: number },
  outOfBounds: Refusal,
): Nickname | Unfit | Refusal {
  const shown = raw.normalize("NFC").replace(BLANKS, " ").trim();
  const length = [...characters.segment(shown)].length;
  const bare = bareOf(shown);
  const isReadable = /[\p{L}\p{N}]/u.test(bare) && !TOWER_OF_MARKS.test(shown);
  if (length < bounds.least || length > bounds.most || !isReadable) return outOfBounds;
  if (isObscene(bare)) return "nickname-obscene";
  return isReserved(bare) ? "nickname-reserved" : { shown, key: keyOf(bare) };
}
