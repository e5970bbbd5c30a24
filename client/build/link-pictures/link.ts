import type { Language } from "#rules/i18n/address";
import type { LinkPictureLayout } from "../../../worker/app.ts";
import { GAME_NAMES, GAME_CONFIG } from "#rules/shared/game-config";
import { CARD } from "../head/subject.ts";
import { headTexts, siteTexts } from "../head/words.ts";
import { drawCard, MARGIN, WORD_MARK } from "./card.ts";
import type { SpriteParts } from "./pieces.ts";
import { contentVersion } from "./render.ts";
import { DIGITS, dateTexts, makeSheet, namedAlike, type DrawnTemplate, type SheetPart } from "./sheet.ts";

/** Top of the board. Everything above is the same on every picture. */
const TOP = 152;

const BIG: SheetPart = { weight: 800, size: 172, height: 164, baseline: 156, pad: 14 };
const SMALL: SheetPart = { weight: 800, size: 104, fill: "var(--text-2)", height: 104, baseline: 88, pad: 9 };
const NAME: SheetPart = { weight: 700, size: 74, height: 86, baseline: 66, pad: 3, within: 372 };
const LETTER: SheetPart = { weight: 700, size: 66, height: 82, baseline: 62, pad: 4 };
const LINE: SheetPart = { weight: 600, size: 50, fill: "var(--text-2)", height: 62, baseline: 46, pad: 3 };

/** Sizes of squares; the largest that fits is used. */
const SIDES = [124, 96, 70, 54, 42];
const SQUARES = { match: "var(--match)", near: "url(#pc-near)", miss: "#2a4470" };
const SWEATER = { width: 318, height: 304 };

/** Letters of nicknames. A nickname with other letters is left out of the picture. */
const LETTERS =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àâäçéèêëîïôöùûüñåøæœÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑÅØÆŒ-_.’'!";

const LIMITS = Object.values(GAME_CONFIG).map(({ limit }) => `/${limit}`);

/**
 * Draws the sprite sheet for pictures of shared links in one language: the header that every picture has, and below it
 * all elements that can be cut out. The server composes the pictures (worker/links/pictures/link-picture.ts), because
 * there are too many possible rounds to draw in advance.
 */
export function drawLinkTemplate(pieces: SpriteParts, language: Language): DrawnTemplate<LinkPictureLayout> {
  const { day, links } = headTexts[language];
  const { picture, title, description } = links;
  const { share } = siteTexts[language];
  const sheet = makeSheet(pieces.type);
  sheet.piece(
    "sweater",
    SWEATER,
    `<use href="#sweater" width="${SWEATER.width}" height="${SWEATER.height}"/>` +
      `<text x="${SWEATER.width / 2}" y="${SWEATER.height * 0.74}" font-size="160" font-weight="800" text-anchor="middle" fill="#0d2650">?</text>`,
  );
  for (const side of SIDES)
    for (const [verdict, fill] of Object.entries(SQUARES)) {
      const square = `<rect width="${side}" height="${side}" rx="${side * 0.16}" fill="${fill}"/>`;
      sheet.piece(`${verdict}-${side}`, { width: side, height: side }, square);
    }
  for (const [name, fill, stroke] of [
    ["puck", "var(--text)", "var(--text)"],
    ["puck-used", "none", "var(--line-strong)"],
  ] as const) {
    const puck = `<ellipse cx="29" cy="21" rx="26" ry="18" fill="${fill}" stroke="${stroke}" stroke-width="5"/>`;
    sheet.piece(name, { width: 58, height: 42 }, puck);
  }
  // Below the better side of a challenge.
  sheet.piece("underline", { width: 528, height: 6 }, `<path d="M0 0h528v6H0z" fill="var(--blue-line)"/>`);
  const faces = {
    line: sheet.face({ ...dateTexts(day), "·": "·", number: day.number, hint: picture.hint, hard: picture.hard }, LINE),
    big: sheet.face({ ...DIGITS, X: "X", beat: picture.beat, match: picture.match, turn: picture.turn }, BIG),
    small: sheet.face({ ...DIGITS, X: "X", ...namedAlike(LIMITS) }, SMALL),
    name: sheet.face(
      Object.fromEntries([...GAME_NAMES, "unlimited" as const].map((game) => [game, share.games[game]])),
      NAME,
    ),
    letter: sheet.face(
      {
        ...namedAlike(LETTERS),
        " ": "\u00a0",
        challenge: picture.challenge,
        friend: picture.friend,
        challenged: picture.challenged,
        challenger: picture.challenger,
      },
      LETTER,
    ),
  };
  const { height, svg: parts, pieces: elements } = sheet.end();
  const inner = [
    WORD_MARK,
    `<text x="${CARD.width - MARGIN}" y="108" font-size="56" text-anchor="end" fill="var(--text-2)">${picture.motto}</text>`,
    `<path d="M0 ${TOP - 6}h1200v6H0z" fill="var(--line-strong)"/>`,
    `<path d="M0 ${TOP}h1200V${CARD.height}H0z" fill="var(--surface)"/>`,
    parts,
  ].join("");
  const svg = drawCard(pieces, inner, height);
  return {
    language,
    name: "link",
    svg,
    top: TOP,
    faces,
    pieces: elements,
    order: day.order,
    rest: {
      version: contentVersion(svg),
      words: { title, description, puzzle: share.puzzle, games: share.games },
    },
  };
}
