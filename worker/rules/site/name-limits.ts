/** Numbers of characters as people count them. */
export interface LengthLimits {
  least: number;
  most: number;
}

export const NICKNAME_LENGTH: LengthLimits = { least: 2, most: 20 };
export const BOARD_NAME_LENGTH: LengthLimits = { least: 2, most: 30 };

/** Maximum numbers of code points. One character can have thousands, as wide as a page and slow to check. */
export const MAX_CODE_POINTS = { character: 8, name: 60 };

/** Splits text into characters as people count them. */
const characters = new Intl.Segmenter();

/** Returns the first characters of a name that are within the limits; of one that is too long, its first code points. */
export function fittingCharacters(name: string, { most }: LengthLimits): string[] {
  const fitting: string[] = [];
  let left = MAX_CODE_POINTS.name;
  for (const { segment } of characters.segment(name)) {
    const points = Array.from(segment);
    const part = points.slice(0, Math.min(left, MAX_CODE_POINTS.character));
    fitting.push(part.join(""));
    left -= part.length;
    if (part.length < points.length || left === 0 || fitting.length === most) break;
  }
  return fitting;
}

/** Returns a stored nickname within the limits: it may be older than they are. */
export const cutNickname = (stored: string): string => fittingCharacters(stored, NICKNAME_LENGTH).join("");

export const cutBoardName = (stored: string): string => fittingCharacters(stored, BOARD_NAME_LENGTH).join("");
