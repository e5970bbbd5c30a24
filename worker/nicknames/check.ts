import { stripAccents, lookAlikeKeyOf } from "./fold.ts";
import { isObscene } from "./obscene.ts";
import { isReserved } from "./reserved.ts";

/** Numbers of characters as people count them. */
interface LengthLimits {
  least: number;
  most: number;
}

const NICKNAME_LENGTH: LengthLimits = { least: 2, most: 20 };
const BOARD_NAME_LENGTH: LengthLimits = { least: 2, most: 30 };

/** Maximum numbers of code points. One character can have thousands, as wide as a page and slow to check. */
const MAX_CODE_POINTS = { character: 8, name: 60 };

/** Splits text into characters as people count them. */
const segmenter = new Intl.Segmenter();

const codePointsIn = (text: string): number => Array.from(text).length;

/** More combining marks than any language has: they would overlap other lines. */
const STACKED_MARKS = /\p{M}{4}/u;
/** Blank characters, including Hangul fillers and the empty Braille pattern. */
const BLANKS = /[\p{C}\p{Z}\s\u115f\u1160\u3164\uffa0\u2800]+/gu;

type NameRefusal = "nickname-length" | "board-name-length" | "nickname-obscene" | "nickname-reserved";

/** A nickname as shown, and folded so that look-alikes are equal. */
export interface Nickname {
  shown: string;
  key: string;
}

/** Returns the folded nickname; "" if it has no letter or digit. */
export const nicknameKey = (raw: string): string => lookAlikeKeyOf(stripAccents(raw));

/**
 * Validates a nickname: 2 to 20 characters with a letter or digit, not obscene in English or French, and not a reserved
 * name; look-alike characters are detected. A character has at most 8 code points, and the name 60 as typed.
 */
export const checkNickname = (raw: string): Nickname | NameRefusal => check(raw, NICKNAME_LENGTH, "nickname-length");

/** Validates the name of a friends' board: the same with 2 to 30 characters. */
export const checkBoardName = (raw: string): Nickname | NameRefusal =>
  check(raw, BOARD_NAME_LENGTH, "board-name-length");

function check(raw: string, limits: LengthLimits, outOfBounds: NameRefusal): Nickname | NameRefusal {
  // Before all else: normalizing thousands of combining marks takes 120 ms.
  if (codePointsIn(raw) > MAX_CODE_POINTS.name) return outOfBounds;
  const shown = raw.normalize("NFC").replace(BLANKS, " ").trim();
  const characters = Array.from(segmenter.segment(shown), ({ segment }) => segment);
  const isFitting =
    characters.length >= limits.least &&
    characters.length <= limits.most &&
    characters.every((character) => codePointsIn(character) <= MAX_CODE_POINTS.character) &&
    codePointsIn(shown) <= MAX_CODE_POINTS.name;
  const bare = stripAccents(shown);
  const isReadable = /[\p{L}\p{N}]/u.test(bare) && !STACKED_MARKS.test(shown);
  if (!isFitting || !isReadable) return outOfBounds;
  if (isObscene(bare)) return "nickname-obscene";
  return isReserved(bare) ? "nickname-reserved" : { shown, key: lookAlikeKeyOf(bare) };
}
