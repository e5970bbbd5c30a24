import type { Language } from "#rules/i18n/address";
import type { DayPictureLayout, TemplateSprite } from "../../../worker/app.ts";
import { CARD } from "../head/subject.ts";
import type { CardTexts, HeadTexts } from "../head/words.ts";
import type { CardArt } from "./art.ts";
import { fitHeading, MARGIN, drawCard, drawWordMark } from "./card.ts";
import { CARD_COLORS } from "./ink.ts";
import type { SpriteParts } from "./pieces.ts";

const DIGITS = [..."0123456789"];

/** The board for number and date, in one colour, so that parts copied onto it have no edges. */
const BOARD = { x: MARGIN, y: 392, width: 500, height: 188 };

const NUMBER = { size: 104, top: 409, height: 88, baseline: 80 };
const DATE = { size: 60, top: 510, height: 62, baseline: 46 };

/** Space between the words of a date. */
const SPACE = 10;

/** A j extends to the left of its origin. */
const LEAN = 4;

/** Places parts next to each other, in rows below the picture. */
function makeSheet(pieces: SpriteParts) {
  const { type } = pieces;
  const drawn: string[] = [];
  let [x, y] = [8, 640];
  const stampsOf = (
    texts: readonly (readonly [name: string, text: string, lean: number])[],
    { size, height, baseline }: { size: number; height: number; baseline: number },
  ): Record<string, TemplateSprite> => {
    const stamps = texts.map(([name, text, lean]): [string, TemplateSprite] => {
      const width = Math.ceil(type.faces["700-normal"].widthOf(text, size)) + lean;
      if (x + width > 1192) [x, y] = [8, y + height];
      drawn.push(type.line(text, { size, x: x + lean, baseline: y + baseline }));
      const stamp: TemplateSprite = [x, y, width];
      x += width;
      return [name, stamp];
    });
    [x, y] = [8, y + height];
    return Object.fromEntries(stamps);
  };
  return {
    stampsOf,
    end: () => ({
      height: y + 8,
      svg: `<path d="M0 630h1200v${y + 8 - 630}H0z" fill="${CARD_COLORS.surface}"/>${drawn.join("")}`,
    }),
  };
}

/**
 * Draws the template of a game's pictures: name and art, a board for number and date, and below it all parts of numbers
 * and dates. The Worker composes the picture of a day from them, so no picture is made in advance.
 */
export function drawDayTemplate(
  pieces: SpriteParts,
  { heading }: CardTexts,
  words: HeadTexts["day"],
  language: Language,
  { svg, left }: CardArt,
): { svg: string; layout: Omit<DayPictureLayout, "sum"> } {
  const { type } = pieces;
  const { size, lines } = fitHeading(pieces, heading.toLocaleUpperCase(`${language}-CA`), {
    width: left - MARGIN - 14,
    height: 104,
    largest: 150,
  });
  const first = lines.length === 1 ? 300 : 232;
  const sheet = makeSheet(pieces);
  const digits = DIGITS.map((digit) => [digit, digit, 0] as const);
  const number = sheet.stampsOf(digits, NUMBER);
  const date = sheet.stampsOf(
    [
      ...digits,
      ["space", "", SPACE] as const,
      ["first", words.first, 0] as const,
      ...words.weekdays.map((text, at) => [`weekday-${at}`, text, LEAN] as const),
      ...words.months.map((text, at) => [`month-${at + 1}`, text, LEAN] as const),
    ],
    DATE,
  );
  const { height, svg: below } = sheet.end();
  const inner = [
    svg,
    drawWordMark(pieces),
    ...lines.map((text, at) =>
      type.line(text, { cut: "800-italic", size, x: MARGIN - 2, baseline: first + at * 0.9 * size }),
    ),
    `<rect x="${BOARD.x}" y="${BOARD.y}" width="${BOARD.width}" height="${BOARD.height}" rx="14" fill="${CARD_COLORS.surface}" stroke="${CARD_COLORS.lineStrong}" stroke-width="4"/>`,
    type.line(words.number, {
      size: NUMBER.size,
      x: BOARD.x + 28,
      baseline: NUMBER.top + NUMBER.baseline,
      fill: CARD_COLORS.text2,
    }),
    below,
  ];
  const start = BOARD.x + 28 + Math.ceil(type.faces["700-normal"].widthOf(words.number, NUMBER.size)) + 28;
  return {
    svg: drawCard(pieces, inner.join(""), height),
    layout: {
      height: CARD.height,
      top: BOARD.y,
      number: { x: start, y: NUMBER.top, height: NUMBER.height, stamps: number },
      date: { x: BOARD.x + 28, y: DATE.top, height: DATE.height, stamps: date },
      order: words.order,
    },
  };
}
