import type { Language } from "#rules/i18n/address";
import type { SitemapPageName } from "#rules/site/pages";
import { CARD } from "../head/subject.ts";
import { headTexts } from "../head/words.ts";
import type { SpriteParts } from "./pieces.ts";

/** Left edge of the text. */
export const MARGIN = 48;

/** Line height of a heading in ems, its font sizes in pixels, and its maximum number of lines. */
const HEADING = { pitch: 0.9, largest: 150, smallest: 60, lines: 3 };

/** First baseline of a page's heading. */
const FIRST = 270;
const LINE = { size: 50, pitch: 58, gap: 76 };

/** Last baseline above the blue line. */
const FOOT = 590;

/**
 * Draws a picture: the ice, its marks, the blue line, and the content.
 *
 * @param height of the whole, if it is larger than the picture
 */
export const drawCard = ({ defs, complete }: SpriteParts, inner: string, height: number = CARD.height): string =>
  complete(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${height}" width="${CARD.width}" height="${height}" color="var(--text)">`,
      defs,
      '<use href="#ice"/>',
      inner,
      `<path d="M0 612h1200v18H0z" fill="var(--blue-line)"/></svg>`,
    ].join(""),
  );

export const WORD_MARK = `<use href="#word" x="${MARGIN}" y="40" width="250" height="92"/>`;

/** Sets a heading in capitals, in the largest font size that fits. @throws Error if even the smallest does not fit */
export function setHeading(
  { type }: SpriteParts,
  heading: string,
  language: Language,
  { width, height, largest = HEADING.largest }: { width: number; height: number; largest?: number },
) {
  const text = heading.toLocaleUpperCase(`${language}-CA`);
  for (let size = largest; size >= HEADING.smallest; size -= 2) {
    const lines = type.wrap(text, 800, size, width);
    const pitch = HEADING.pitch * size;
    const isNarrow = lines.every((line) => type.widthOf(line, 800, size) <= width);
    if (!isNarrow || lines.length > HEADING.lines || (lines.length - 1) * pitch > height) continue;
    return {
      /** Distance from the first baseline to the last. */
      height: (lines.length - 1) * pitch,
      draw: (x: number, baseline: number): string =>
        lines
          .map(
            (line, at) =>
              `<text x="${x}" y="${baseline + at * pitch}" font-size="${size}" font-weight="800">${line}</text>`,
          )
          .join(""),
    };
  }
  throw new Error(`no room for ${text}`);
}

/** Draws the picture of a page: its name and a sentence, next to its art. */
export function drawPageCard(pieces: SpriteParts, name: SitemapPageName, language: Language): string {
  const { type } = pieces;
  const { cards, tiles } = headTexts[language];
  const { svg, left } = pieces.art(name, "open", tiles);
  const width = left - MARGIN - 14;
  const below = type.wrap(cards[name].line, 600, LINE.size, width);
  const height = FOOT - FIRST - LINE.gap - (below.length - 1) * LINE.pitch;
  const heading = setHeading(pieces, cards[name].heading, language, { width, height });
  const sentence = below.map((text, at) => {
    const baseline = FIRST + heading.height + LINE.gap + at * LINE.pitch;
    return `<text x="${MARGIN + 4}" y="${baseline}" font-size="${LINE.size}" font-weight="600" fill="var(--text-2)">${text}</text>`;
  });
  return drawCard(pieces, [svg, WORD_MARK, heading.draw(MARGIN - 2, FIRST), ...sentence].join(""));
}
