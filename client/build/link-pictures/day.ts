import type { Language } from "#rules/i18n/address";
import type { DayPictureLayout } from "../../../worker/app.ts";
import type { GameName } from "#rules/shared/game-config";
import { headTexts } from "../head/words.ts";
import { setHeading, MARGIN, drawCard, WORD_MARK } from "./card.ts";
import type { SpriteParts } from "./pieces.ts";
import { DIGITS, dateTexts, makeSheet, type DrawnTemplate, type SheetPart } from "./sheet.ts";

/** The board for number and date, in one colour, so that parts drawn on it have no edges. */
const BOARD = { x: MARGIN, y: 392, width: 500, height: 188, padding: 28 };

const NUMBER: SheetPart = { weight: 700, size: 104, height: 88, baseline: 80, pad: 2 };
/** A j extends to the left of its origin. */
const DATE: SheetPart = { weight: 700, size: 60, height: 62, baseline: 46, pad: 4 };

/** Baselines of number and date. */
const BASELINES = { number: 489, date: 556 };

/**
 * Draws the template of a game's pictures: name and art, a board for number and date, and below the picture all parts of
 * numbers and dates. The Worker composes the picture of a day from them, so no picture is made in advance.
 */
export function drawDayTemplate(
  pieces: SpriteParts,
  game: GameName,
  language: Language,
): DrawnTemplate<DayPictureLayout> {
  const { type } = pieces;
  const { cards, tiles, day } = headTexts[language];
  const { svg: art, left } = pieces.art(game, "secret", tiles);
  const heading = setHeading(pieces, cards[game].heading, language, { width: left - MARGIN - 14, height: 104 });
  const sheet = makeSheet(type);
  const faces = { number: sheet.face(DIGITS, NUMBER), date: sheet.face(dateTexts(day), DATE) };
  const { height, svg: parts } = sheet.end();
  const x = BOARD.x + BOARD.padding;
  const inner = [
    art,
    WORD_MARK,
    heading.draw(MARGIN - 2, heading.height === 0 ? 300 : 232),
    `<rect x="${BOARD.x}" y="${BOARD.y}" width="${BOARD.width}" height="${BOARD.height}" rx="14" fill="var(--surface)" stroke="var(--line-strong)" stroke-width="4"/>`,
    `<text x="${x}" y="${BASELINES.number}" font-size="${NUMBER.size}" fill="var(--text-2)">${day.number}</text>`,
    parts,
  ].join("");
  const afterWord = x + Math.ceil(type.widthOf(day.number, 700, NUMBER.size)) + BOARD.padding;
  return {
    language,
    name: game,
    svg: drawCard(pieces, inner, height),
    top: BOARD.y,
    faces,
    pieces: {},
    order: day.order,
    rest: {
      number: { x: afterWord, baseline: BASELINES.number },
      date: { x, baseline: BASELINES.date },
    },
  };
}
