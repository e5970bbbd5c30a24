import type { Language } from "#rules/i18n/address";
import type { LinkPictureLayout } from "../../../worker/app.ts";
import { GAME_NAMES, GAME_CONFIG } from "#rules/shared/game-config";
import { CARD } from "../head/subject.ts";
import type { HeadTexts, siteTexts } from "../head/words.ts";
import { drawIce, MARGIN, drawWordMark } from "./card.ts";
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
export function drawLinkSheet(
  pieces: SpriteParts,
  { links: { picture, title, description }, day }: HeadTexts,
  { share }: (typeof siteTexts)[Language],
): DrawnTemplate<LinkPictureLayout> {
  const { type, symbol } = pieces;
  const sheet = makeSheet(type, TOP, CARD.width);
  const spot = (colour: string) => sheet.place(12, 12, (x, y) => rect(x, y, 12, 0, colour));
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
  const [ground, foot] = [spot(CARD_COLORS.surface), spot(CARD_COLORS.blue)];
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
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${height}" width="${CARD.width}" height="${height}">`,
    drawIce(pieces),
    drawWordMark(pieces),
    type.line(picture.motto, {
      size: 56,
      x: CARD.width - MARGIN,
      baseline: 108,
      anchor: "end",
      fill: CARD_COLORS.text2,
    }),
    `<path d="M0 ${TOP - 6}h1200v6H0z" fill="${CARD_COLORS.lineStrong}"/>`,
    `<path d="M0 ${TOP}h1200v${height - TOP}H0z" fill="${CARD_COLORS.surface}"/>${parts}</svg>`,
  ].join("");
  return {
    svg,
    top: TOP,
    height: TOP + 1,
    layoutOf: (rendered) => ({
      version: contentVersion(svg),
      ground: rendered.colourOf(ground),
      foot: rendered.colourOf(foot),
      faces: rendered.cutFonts(faces),
      pieces: rendered.cutParts(Object.fromEntries([["sweater", sweater], ...squares, ...pucks])),
      order: day.order,
      words: { title, description, puzzle: share.puzzle, games: share.games },
    }),
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
