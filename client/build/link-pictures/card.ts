import type { Language } from "#rules/i18n/address";
import { CARD } from "../head/subject.ts";
import type { CardTexts } from "../head/words.ts";
import type { CardArt } from "./art.ts";
import { CARD_COLORS } from "./ink.ts";
import type { SpriteParts } from "./pieces.ts";

/** Left edge of the text. */
export const MARGIN = 48;

const MARKS = "M-20 567C240 441 420 662 720 504S1080 220 1240 315M120 650C240 378 600 315 660 63";

/** First baseline of a heading, and its line height. */
const HEADING = { baseline: 270, pitch: 0.9, largest: 150, smallest: 60, lines: 3 };
const LINE = { size: 50, pitch: 58, gap: 76 };

/** Last baseline above the blue line. */
const FOOT = 590;

/** Draws the ice with its marks, and defines the paints of the rest. */
export const drawIce = ({ defs }: SpriteParts): string =>
  [
    `<defs>${defs}</defs>`,
    `<path d="M0 0h1200v630H0z" fill="${CARD_COLORS.bg}"/><path d="M0 0h1200v630H0z" fill="url(#pc-ice)"/>`,
    `<path d="${MARKS}" fill="none" stroke="#dcecff" stroke-opacity=".06" stroke-width="3"/>`,
  ].join("");

/**
 * Draws a picture: the ice, its marks, the blue line, and the content.
 *
 * @param height of the whole, if it is larger than the picture
 */
export const drawCard = (pieces: SpriteParts, inner: string, height: number = CARD.height): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${height}" width="${CARD.width}" height="${height}">`,
    drawIce(pieces),
    inner,
    `<path d="M0 612h1200v18H0z" fill="${CARD_COLORS.blue}"/></svg>`,
  ].join("");

export const drawWordMark = ({ symbol }: SpriteParts): string =>
  symbol("word", { x: MARGIN, y: 40, width: 250, height: 92 });

/** Returns the largest font size that fits, with the lines it produces. */
export function fitHeading(
  { type }: SpriteParts,
  text: string,
  { width, height, largest = HEADING.largest }: { width: number; height: number; largest?: number },
): { size: number; lines: string[] } {
  for (let size = largest; size >= HEADING.smallest; size -= 2) {
    const lines = type.wrap(text, "800-italic", size, width);
    const isNarrow = lines.every((line) => type.faces["800-italic"].widthOf(line, size) <= width);
    if (isNarrow && lines.length <= HEADING.lines && (lines.length - 1) * HEADING.pitch * size <= height)
      return { size, lines };
  }
  throw new Error(`no room for ${text}`);
}

export function drawWords(pieces: SpriteParts, { heading, line }: CardTexts, language: Language, left: number): string {
  const { type } = pieces;
  const width = left - MARGIN - 14;
  const below = type.wrap(line, "600-normal", LINE.size, width);
  const height = FOOT - HEADING.baseline - LINE.gap - (below.length - 1) * LINE.pitch;
  const { size, lines } = fitHeading(pieces, heading.toLocaleUpperCase(`${language}-CA`), { width, height });
  const last = HEADING.baseline + (lines.length - 1) * HEADING.pitch * size;
  return [
    ...lines.map((text, at) =>
      type.line(text, {
        cut: "800-italic",
        size,
        x: MARGIN - 2,
        baseline: HEADING.baseline + at * HEADING.pitch * size,
      }),
    ),
    ...below.map((text, at) =>
      type.line(text, {
        cut: "600-normal",
        size: LINE.size,
        x: MARGIN + 4,
        baseline: last + LINE.gap + at * LINE.pitch,
        fill: CARD_COLORS.text2,
      }),
    ),
  ].join("");
}

export const drawPageCard = (
  pieces: SpriteParts,
  words: CardTexts,
  language: Language,
  { svg, left }: CardArt,
): string => drawCard(pieces, svg + drawWordMark(pieces) + drawWords(pieces, words, language, left));
