import type { Language } from "#rules/i18n/address";
import type { DayPictureLayout } from "../../../worker/app.ts";
import { CARD } from "../head/subject.ts";
import type { CardTexts, HeadTexts } from "../head/words.ts";
import type { CardArt } from "./art.ts";
import { fitHeading, MARGIN, drawCard, drawWordMark } from "./card.ts";
import { CARD_COLORS } from "./ink.ts";
import type { SpriteParts } from "./pieces.ts";
import { DIGITS, dateTexts, makeSheet, type DrawnTemplate, type SheetPart } from "./sheet.ts";

/** The board for number and date, in one colour, so that parts drawn on it have no edges. */
const BOARD = { x: MARGIN, y: 392, width: 500, height: 188, padding: 28 };

const PART = { cut: "700-normal", fill: CARD_COLORS.text } as const;
const NUMBER: SheetPart = { ...PART, size: 104, height: 88, baseline: 80, pad: 2 };
/** A j extends to the left of its origin. */
const DATE: SheetPart = { ...PART, size: 60, height: 62, baseline: 46, pad: 4 };

/** Baselines of number and date. */
const BASELINES = { number: 489, date: 556 };

/**
 * Draws the template of a game's pictures: name and art, a board for number and date, and below the picture all parts of
 * numbers and dates. The Worker composes the picture of a day from them, so no picture is made in advance.
 */
export function drawDayTemplate(
  pieces: SpriteParts,
  { heading }: CardTexts,
  words: HeadTexts["day"],
  language: Language,
  { svg, left }: CardArt,
): DrawnTemplate<DayPictureLayout> {
  const { type } = pieces;
  const { size, lines } = fitHeading(pieces, heading.toLocaleUpperCase(`${language}-CA`), {
    width: left - MARGIN - 14,
    height: 104,
    largest: 150,
  });
  const first = lines.length === 1 ? 300 : 232;
  const sheet = makeSheet(type, CARD.height, CARD.width);
  const ground = sheet.place(12, 12, (x, y) => `<path d="M${x} ${y}h12v12h-12z" fill="${CARD_COLORS.surface}"/>`);
  const faces = { number: sheet.face(DIGITS, NUMBER), date: sheet.face({ ...DIGITS, ...dateTexts(words) }, DATE) };
  const { height, svg: parts } = sheet.end();
  const inner = [
    svg,
    drawWordMark(pieces),
    ...lines.map((text, at) =>
      type.line(text, { cut: "800-italic", size, x: MARGIN - 2, baseline: first + at * 0.9 * size }),
    ),
    `<rect x="${BOARD.x}" y="${BOARD.y}" width="${BOARD.width}" height="${BOARD.height}" rx="14" fill="${CARD_COLORS.surface}" stroke="${CARD_COLORS.lineStrong}" stroke-width="4"/>`,
    type.line(words.number, {
      size: NUMBER.size,
      x: BOARD.x + BOARD.padding,
      baseline: BASELINES.number,
      fill: CARD_COLORS.text2,
    }),
    `<path d="M0 ${CARD.height}h${CARD.width}v${height - CARD.height}H0z" fill="${CARD_COLORS.surface}"/>${parts}`,
  ];
  const x = BOARD.x + BOARD.padding;
  const afterWord = x + Math.ceil(type.faces["700-normal"].widthOf(words.number, NUMBER.size)) + BOARD.padding;
  return {
    svg: drawCard(pieces, inner.join(""), height),
    top: BOARD.y,
    height: CARD.height,
    layoutOf: (rendered) => ({
      ground: rendered.colourOf(ground),
      faces: rendered.cutFonts(faces),
      number: { x: afterWord, baseline: BASELINES.number },
      date: { x, baseline: BASELINES.date },
      order: words.order,
    }),
  };
}
