import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { compareRounds, isBestRound, resultNumberOf, type SharedRound } from "#rules/round-code";
import { PICTURE_WIDTH, SpriteCanvas } from "./canvas.ts";
import { dateSprites } from "./day-picture.ts";
import { inFewRows } from "#rules/share-squares";
import type { LinkPictureLayout } from "./layout.ts";

export interface LinkSubject {
  game: GameName;
  /** The name of a game, or "unlimited". */
  name: string;
  /** Null for a picked player and for practice. */
  puzzle: { number: number; day: Day } | null;
}

/** A visitor's round, with the nickname if there is one. */
export interface PlayedRound {
  name: string | null;
  round: SharedRound;
}

/** What a picture shows: a round, a challenge, or both sides of a finished challenge. */
export type LinkContent = LinkSubject &
  (
    | { kind: "round"; round: SharedRound }
    | { kind: "challenge"; by: PlayedRound | null }
    | { kind: "reply"; challenger: PlayedRound | null; challenged: PlayedRound }
  );

const MARGIN = 48;
const RIGHT = PICTURE_WIDTH - MARGIN;

/** Sizes of the squares in the sprite sheet, largest first, and the distance from one to the next. */
const SIDES = [124, 96, 70, 54, 42];
const pitchOf = (side: number): number => Math.round(side * 1.12);

type Board = SpriteCanvas<keyof LinkPictureLayout["faces"]>;

/** Renders the picture of a shared link. Of verdicts, a number and nicknames it cannot reveal anything. */
export function renderLinkPicture(
  file: Uint8Array,
  layout: LinkPictureLayout,
  shown: LinkContent,
): Promise<Uint8Array<ArrayBuffer>> {
  const board = new SpriteCanvas(file, layout);
  if (shown.kind === "round") showRound(board, shown, shown.round);
  else if (shown.kind === "challenge") showChallenge(board, shown, shown.by);
  else showReply(board, shown, shown.challenger, shown.challenged);
  return board.toPng();
}

function showRound(board: Board, subject: LinkSubject, round: SharedRound): void {
  const region = { x: MARGIN, y: 174, width: 700, height: 418 };
  drawSquares(board, round, region);
  const x = 792;
  writeScore(board, subject.game, round, x - 6, 304, "big");
  board.write("name", [subject.name], x, 390);
  const { puzzle } = subject;
  const lines = [
    ...(puzzle === null ? [] : [numberOf(puzzle), dateSprites(puzzle.day, board.layout.order)]),
    ...marksOf(round).map((mark) => [mark]),
  ];
  for (const [at, line] of lines.entries()) board.write("line", line, x, 446 + at * 52);
}

function showChallenge(board: Board, subject: LinkSubject, by: PlayedRound | null): void {
  const { game } = subject;
  board.draw("sweater", 836, 188);
  const name = by?.name == null ? null : lettersOf(board, by.name, 1100 - board.width("letter", ["challenge"]));
  board.write("letter", name === null ? ["friend"] : [...name, " ", "challenge"], MARGIN, 246);
  if (by === null) board.write("big", ["turn"], MARGIN, 428);
  else {
    const figure = resultNumberOf(game, by.round);
    const x = board.write("big", [isBestRound(game, by.round) ? "match" : "beat"], MARGIN - 6, 428) + 34;
    writeScore(board, game, by.round, x, 428, "big");
    const left = figure ?? GAME_CONFIG[game].limit;
    for (let at = 0; at < GAME_CONFIG[game].limit; at++)
      board.draw(at < left ? "puck" : "puck-used", MARGIN + at * 70, 468);
  }
  const end = board.write("name", [subject.name], MARGIN, 588);
  const line = [
    ...(subject.puzzle === null ? [] : [numberOf(subject.puzzle)]),
    ...(by === null ? [] : marksOf(by.round).map((mark) => [mark])),
  ];
  const parts = line.flatMap((part) => [" ", "·", " ", ...part]);
  board.write("line", parts, end, 588, RIGHT);
}

function showReply(board: Board, { game }: LinkSubject, challenger: PlayedRound | null, challenged: PlayedRound): void {
  const half = (PICTURE_WIDTH - 2 * MARGIN - 48) / 2;
  const sides = [
    { side: challenged, nameless: "challenged" },
    { side: challenger, nameless: "challenger" },
  ].flatMap(({ side, nameless }) => (side === null ? [] : [{ ...side, nameless }]));
  for (const [at, { name, nameless, round }] of sides.entries()) {
    const x = MARGIN + at * (half + 48);
    const scored = 190;
    board.write("letter", (name === null ? null : lettersOf(board, name, half - scored)) ?? [nameless], x, 236);
    writeScore(board, game, round, x + half - scored + 20, 240, "small");
    drawSquares(board, round, { x, y: 266, width: half, height: 330 });
  }
  if (sides.length === 2) {
    const better = compareRounds(game, sides[0]?.round as SharedRound, sides[1]?.round as SharedRound);
    if (better !== 0) board.draw("underline", MARGIN + (better > 0 ? 0 : half + 48), 600);
  }
}

/** Writes a result: `4/7`, with an X for a lost round. */
function writeScore(
  board: Board,
  game: GameName,
  round: SharedRound,
  x: number,
  base: number,
  face: "big" | "small",
): void {
  const end = board.write(face, [String(resultNumberOf(game, round) ?? "X")], x, base);
  board.write("small", [`/${GAME_CONFIG[game].limit}`], end + 6, base);
}

/** Draws a round's squares as large as possible. */
function drawSquares(
  board: Board,
  { rows }: SharedRound,
  region: { x: number; y: number; width: number; height: number },
): void {
  const lines = inFewRows(rows);
  const columns = Math.max(...lines.map((line) => line.length));
  const fits = (side: number): boolean =>
    columns * pitchOf(side) <= region.width && lines.length * pitchOf(side) <= region.height;
  const side = SIDES.find(fits) ?? SIDES.at(-1) ?? 0;
  const left = region.x + Math.max(0, Math.floor((region.width - columns * pitchOf(side)) / 2));
  const top = region.y + Math.max(0, Math.floor((region.height - lines.length * pitchOf(side)) / 2));
  for (const [down, line] of lines.entries())
    for (const [across, verdict] of line.entries())
      board.draw(`${verdict}-${side}`, left + across * pitchOf(side), top + down * pitchOf(side));
}

const marksOf = ({ hint, hard }: SharedRound): string[] => [...(hint ? ["hint"] : []), ...(hard ? ["hard"] : [])];

const numberOf = ({ number }: { number: number }): string[] => ["number", " ", ...String(number)];

/** Returns a nickname as sprites; null if a letter has no sprite or the name is too long. */
function lettersOf(board: Board, name: string, room: number): string[] | null {
  const letters = [...name.normalize("NFC")];
  const { pieces } = board.layout.faces.letter;
  const isKnown = letters.every((letter) => Object.hasOwn(pieces, letter));
  return isKnown && board.width("letter", letters) <= room ? letters : null;
}
