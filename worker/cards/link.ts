import { weekday, type Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { compareRounds, figureOfRound, type ToldRound } from "#rules/round-code";
import type { LinkLayout, Piece } from "./layout.ts";
import { readTemplate, writeTemplate } from "./png.ts";

/** Which puzzle a link leads to, as far as its picture names it. */
export interface Subject {
  game: GameName;
  /** What it is called: one of the games, or Unlimited. */
  name: string;
  /** Its number and day; null where a player is hidden, or it was practice. */
  puzzle: { number: number; day: Day } | null;
}

/** Somebody's round, under his nickname if he has one. */
export interface Side {
  name: string | null;
  round: ToldRound;
}

/** What a picture shows: a round, a challenge with what there is to beat, or both sides of one that is over. */
export type Shown = Subject &
  (
    | { kind: "round"; round: ToldRound }
    | { kind: "challenge"; by: Side | null }
    | { kind: "reply"; challenger: Side | null; challenged: Side }
  );

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the blue line begins, at the foot. */
const FOOT = 612;
const MARGIN = 48;
const RIGHT = WIDTH - MARGIN;

/**
 * Makes the picture of a link out of its language's sheet. Nothing is known here but verdicts, a number and a nickname, so
 * that nothing else can be told.
 */
export async function composeLink(
  file: Uint8Array,
  runs: Uint8Array,
  layout: LinkLayout,
  shown: Shown,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, kept } = await readTemplate(file);
  const board = new Board(runs, layout);
  if (shown.kind === "round") showRound(board, shown, shown.round);
  else if (shown.kind === "challenge") showChallenge(board, shown, shown.by);
  else showReply(board, shown, shown.challenger, shown.challenged);
  return writeTemplate({ width, kept, rows: board.rows }, HEIGHT, layout.sum);
}

function showRound(board: Board, subject: Subject, round: ToldRound): void {
  const region = { x: MARGIN, y: 174, width: 700, height: 418 };
  board.squares(round, region);
  const x = 792;
  board.score(subject.game, round, x - 6, 304, "big");
  board.write("name", [subject.name], x, 390);
  const { puzzle } = subject;
  const lines = [
    ...(puzzle === null ? [] : [numberOf(puzzle), dateOf(puzzle.day, board.layout.order)]),
    ...marksOf(round).map((mark) => [mark]),
  ];
  for (const [at, line] of lines.entries()) board.write("line", line, x, 446 + at * 52);
}

function showChallenge(board: Board, subject: Subject, by: Side | null): void {
  const { game } = subject;
  board.draw("sweater", 836, 188);
  const name = by?.name == null ? null : lettersOf(board, by.name, 1100 - board.width("letter", ["challenge"]));
  board.write("letter", name === null ? ["friend"] : [...name, " ", "challenge"], MARGIN, 246);
  if (by === null) board.write("big", ["turn"], MARGIN, 428);
  else {
    const figure = figureOfRound(game, by.round);
    const isBest = figure === (MEASURES[game].toFind > 1 ? MEASURES[game].limit : 1) && !by.round.hint;
    const x = board.write("big", [isBest ? "match" : "beat"], MARGIN - 6, 428) + 34;
    board.score(game, by.round, x, 428, "big");
    const left = figure ?? MEASURES[game].limit;
    for (let at = 0; at < MEASURES[game].limit; at++)
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

function showReply(board: Board, { game }: Subject, challenger: Side | null, challenged: Side): void {
  const half = (WIDTH - 2 * MARGIN - 48) / 2;
  const sides = [
    { side: challenged, nameless: "challenged" },
    { side: challenger, nameless: "challenger" },
  ].flatMap(({ side, nameless }) => (side === null ? [] : [{ ...side, nameless }]));
  for (const [at, { name, nameless, round }] of sides.entries()) {
    const x = MARGIN + at * (half + 48);
    const scored = 190;
    board.write("letter", (name === null ? null : lettersOf(board, name, half - scored)) ?? [nameless], x, 236);
    board.score(game, round, x + half - scored + 20, 240, "small");
    board.squares(round, { x, y: 266, width: half, height: 330 });
  }
  if (sides.length === 2) {
    const better = compareRounds(game, sides[0]?.round as ToldRound, sides[1]?.round as ToldRound);
    if (better !== 0) board.underline(MARGIN + (better > 0 ? 0 : half + 48), 600, half, 6);
  }
}

const marksOf = ({ hint, hard }: ToldRound): string[] => [...(hint ? ["hint"] : []), ...(hard ? ["hard"] : [])];

const numberOf = ({ number }: { number: number }): string[] => ["number", " ", ...String(number)];

/** The names of the pieces that a date is put together of. */
function dateOf(day: Day, order: readonly string[]): string[] {
  const [, month = 0, date = 0] = day.split("-").map(Number);
  const parts: Record<string, string[]> = {
    weekday: [`weekday-${weekday(day)}`],
    month: [`month-${month}`],
    date: date === 1 ? ["first"] : [...String(date)],
  };
  return order.flatMap((part, at) => [...(at === 0 ? [] : [" "]), ...(parts[part] ?? [])]);
}

/** A nickname letter by letter; null where there is a letter that no piece is of, or no room for it. */
function lettersOf(board: Board, name: string, room: number): string[] | null {
  const letters = [...name.normalize("NFC")];
  const { pieces } = board.layout.faces.letter;
  const isKnown = letters.every((letter) => Object.hasOwn(pieces, letter));
  return isKnown && board.width("letter", letters) <= room ? letters : null;
}

/** Before the pixels of a row stands how it is written: 0, as it is. */
const STRIDE = WIDTH + 1;

/** The lower part of a picture, in one colour, and the pieces that are put on it. */
class Board {
  readonly rows: Uint8Array;
  readonly layout: LinkLayout;
  readonly #runs: Uint8Array;

  constructor(runs: Uint8Array, layout: LinkLayout) {
    this.layout = layout;
    this.#runs = runs;
    this.rows = new Uint8Array((HEIGHT - layout.top) * STRIDE).fill(layout.ground);
    for (let at = 0; at < this.rows.length; at += STRIDE) this.rows[at] = 0;
    this.underline(0, FOOT, WIDTH, HEIGHT - FOOT);
  }

  #at(x: number, y: number): number {
    return (y - this.layout.top) * STRIDE + 1 + x;
  }

  /** Fills a box with the blue of the line at the foot. */
  underline(x: number, y: number, width: number, height: number): void {
    for (let row = y; row < y + height; row++)
      this.rows.fill(this.layout.foot, this.#at(x, row), this.#at(x + width, row));
  }

  /** Puts a piece down, all but what is of the board's own colour: slanted letters reach into their neighbours' room. */
  #put([from, width, height]: Piece, x: number, y: number): void {
    const { ground } = this.layout;
    let run = from;
    for (let row = 0; row < height; row++) {
      const start = this.#at(x, y + row);
      for (let at = 0; at < width;) {
        const length = this.#runs[run++] ?? width;
        const value = this.#runs[run++] ?? ground;
        if (value !== ground) this.rows.fill(value, start + at, start + at + length);
        at += length;
      }
    }
  }

  draw(name: string, x: number, y: number): void {
    const piece = this.layout.pieces[name];
    if (piece === undefined) throw new RangeError(`there is no piece ${name}`);
    this.#put(piece, x, y);
  }

  /** How wide a line is. */
  width(face: keyof LinkLayout["faces"], names: readonly string[]): number {
    const { pieces, pad } = this.layout.faces[face];
    return names.reduce((sum, name) => sum + (pieces[name]?.[1] ?? 0) - 2 * pad, 0);
  }

  /** Writes a line from `x` on, as far as there is room. Returns where it ends. */
  write(face: keyof LinkLayout["faces"], names: readonly string[], x: number, base: number, room = WIDTH): number {
    const { pieces, pad, baseline } = this.layout.faces[face];
    let to = x;
    for (const name of names) {
      const piece = pieces[name];
      if (piece === undefined) throw new RangeError(`there is no ${name} in ${face}`);
      const end = to + piece[1] - 2 * pad;
      if (end > room) break;
      this.#put(piece, to - pad, base - baseline);
      to = end;
    }
    return to;
  }

  /** `4/7`, with an X for a round that was lost. */
  score(game: GameName, round: ToldRound, x: number, base: number, face: "big" | "small"): void {
    const end = this.write(face, [String(figureOfRound(game, round) ?? "X")], x, base);
    this.write("small", [`/${MEASURES[game].limit}`], end + 6, base);
  }

  /** A round's squares, as large as there is room for; verdicts that come one a guess stand three in a row. */
  squares({ rows }: ToldRound, region: { x: number; y: number; width: number; height: number }): void {
    const isSingle = rows.every((row) => row.length === 1);
    const flat = rows.flat();
    const lines = isSingle
      ? Array.from({ length: Math.ceil(flat.length / 3) }, (_, row) => flat.slice(row * 3, row * 3 + 3))
      : rows;
    const columns = Math.max(...lines.map((line) => line.length));
    const fits = (side: number): boolean =>
      columns * pitchOf(side) <= region.width && lines.length * pitchOf(side) <= region.height;
    const side = SIDES.find(fits) ?? SIDES.at(-1) ?? 0;
    const left = region.x + Math.max(0, Math.floor((region.width - columns * pitchOf(side)) / 2));
    const top = region.y + Math.max(0, Math.floor((region.height - lines.length * pitchOf(side)) / 2));
    for (const [down, line] of lines.entries())
      for (const [across, verdict] of line.entries())
        this.draw(`${verdict}-${side}`, left + across * pitchOf(side), top + down * pitchOf(side));
  }
}

/** Sides that the sheet has squares of, the largest first, and how far one is from the next. */
const SIDES = [124, 96, 70, 54, 42];
const pitchOf = (side: number): number => Math.round(side * 1.12);
