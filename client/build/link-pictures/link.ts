import type { Language } from "#rules/i18n/address";
import type { LinkPictureLayout } from "../../../worker/app.ts";
import { GAME_NAMES, GAME_CONFIG } from "#rules/shared/game-config";
import { CARD } from "../head/subject.ts";
import { headTexts, siteTexts } from "../head/words.ts";
import { drawCard, drawWordMark, MARGIN } from "./card.ts";
import { CARD_COLORS } from "./ink.ts";
import type { SpriteParts } from "./pieces.ts";
import { contentVersion } from "./render.ts";
import { DIGITS, dateTexts, makeSheet, type DrawnTemplate, type SheetPart } from "./sheet.ts";

/** Top of the board. Everything above is the same on every picture. */
const TOP = 152;

const MISS = "#2a4470";

const BIG: SheetPart = { cut: "800-italic", size: 172, fill: CARD_COLORS.text, height: 164, baseline: 156, pad: 14 };
const SMALL: SheetPart = { cut: "800-italic", size: 104, fill: CARD_COLORS.text2, height: 104, baseline: 88, pad: 9 };
const NAME: SheetPart = {
  cut: "700-normal",
  size: 74,
  fill: CARD_COLORS.text,
  height: 86,
  baseline: 66,
  pad: 3,
  within: 372,
};
const LETTER: SheetPart = { cut: "700-normal", size: 66, fill: CARD_COLORS.text, height: 82, baseline: 62, pad: 4 };
const LINE: SheetPart = { cut: "600-normal", size: 50, fill: CARD_COLORS.text2, height: 62, baseline: 46, pad: 3 };

/** Sizes of squares; the largest that fits is used. */
const SIDES = [124, 96, 70, 54, 42];
const PUCK = { width: 58, height: 42 };
const SWEATER = { width: 318, height: 304 };
/** The line below the better side of a challenge. */
const UNDERLINE = { width: 528, height: 6 };

/** Letters of nicknames. A nickname with other letters is left out of the picture. */
const LETTERS = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
  ..."àâäçéèêëîïôöùûüñåøæœÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑÅØÆŒ",
  ..."-_.’'!",
];

const LIMITS = [...new Set(Object.values(GAME_CONFIG).map(({ limit }) => limit))];

/**
 * Draws the sprite sheet for pictures of shared links in one language: the header that every picture has, and below it
 * all elements that can be cut out. The server composes the pictures (worker/links/pictures/link-picture.ts), because
 * there are too many possible rounds to draw in advance.
 */
export function drawLinkTemplate(pieces: SpriteParts, language: Language): DrawnTemplate<LinkPictureLayout> {
  const { type, symbol } = pieces;
  const { day, links } = headTexts[language];
  const { picture, title, description } = links;
  const { share } = siteTexts[language];
  const sheet = makeSheet(type);
  const sweater = sheet.place(SWEATER.width, SWEATER.height, (x, y) => unknown(pieces, x, y));
  const squares = SIDES.flatMap((side) =>
    Object.entries({ match: CARD_COLORS.match, near: CARD_COLORS.near, miss: MISS }).map(([verdict, fill]) => [
      `${verdict}-${side}`,
      sheet.place(side, side, (x, y) => rect(x, y, side, side * 0.16, fill)),
    ]),
  );
  const pucks = [true, false].map((isLeft) => [
    isLeft ? "puck" : "puck-used",
    sheet.place(PUCK.width, PUCK.height, (x, y) => puck(x, y, isLeft)),
  ]);
  const underline = sheet.place(
    UNDERLINE.width,
    UNDERLINE.height,
    (x, y) =>
      `<path d="M${x} ${y}h${UNDERLINE.width}v${UNDERLINE.height}h-${UNDERLINE.width}z" fill="${CARD_COLORS.blue}"/>`,
  );
  const faces = {
    line: sheet.face(
      {
        ...DIGITS,
        ...dateTexts(day),
        "·": "·",
        number: day.number,
        hint: picture.hint,
        hard: picture.hard,
      },
      LINE,
    ),
    big: sheet.face({ ...DIGITS, X: "X", beat: picture.beat, match: picture.match, turn: picture.turn }, BIG),
    small: sheet.face({ ...DIGITS, X: "X", ...Object.fromEntries(LIMITS.map((of) => [`/${of}`, `/${of}`])) }, SMALL),
    name: sheet.face(
      Object.fromEntries([...GAME_NAMES, "unlimited" as const].map((game) => [game, share.games[game]])),
      NAME,
    ),
    letter: sheet.face(
      {
        ...Object.fromEntries(LETTERS.map((letter) => [letter, letter])),
        " ": "\u00a0",
        challenge: picture.challenge,
        friend: picture.friend,
        challenged: picture.challenged,
        challenger: picture.challenger,
      },
      LETTER,
    ),
  };
  const { height, svg: parts } = sheet.end();
  const inner = [
    drawWordMark(pieces),
    type.line(picture.motto, {
      size: 56,
      x: CARD.width - MARGIN,
      baseline: 108,
      anchor: "end",
      fill: CARD_COLORS.text2,
    }),
    `<path d="M0 ${TOP - 6}h1200v6H0z" fill="${CARD_COLORS.lineStrong}"/>`,
    `<path d="M0 ${TOP}h1200V${CARD.height}H0z" fill="${CARD_COLORS.surface}"/>`,
    parts,
  ].join("");
  const svg = drawCard(pieces, inner, height);
  return {
    language,
    name: "link",
    svg,
    top: TOP,
    faces,
    pieces: Object.fromEntries([["sweater", sweater], ["underline", underline], ...squares, ...pucks]),
    order: day.order,
    rest: {
      version: contentVersion(svg),
      words: { title, description, puzzle: share.puzzle, games: share.games },
    },
  };

  function puck(x: number, y: number, isLeft: boolean): string {
    const [rx, ry] = [PUCK.width / 2 - 3, PUCK.height / 2 - 3];
    const paint = isLeft
      ? `fill="${CARD_COLORS.text}" stroke="${CARD_COLORS.text}"`
      : `fill="none" stroke="${CARD_COLORS.lineStrong}"`;
    return `<ellipse cx="${x + PUCK.width / 2}" cy="${y + PUCK.height / 2}" rx="${rx}" ry="${ry}" ${paint} stroke-width="5"/>`;
  }

  function unknown({ type: { line } }: SpriteParts, x: number, y: number): string {
    const { width, height } = SWEATER;
    const mark = line("?", {
      cut: "800-italic",
      size: 160,
      x: x + width / 2,
      baseline: y + height * 0.74,
      anchor: "middle",
      fill: "#0d2650",
    });
    return symbol("sweater", { x, y, width, height }) + mark;
  }
}

const rect = (x: number, y: number, side: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}" fill="${fill}"/>`;
