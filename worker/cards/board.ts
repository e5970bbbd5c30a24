import { MEASURES, type GameName } from "#rules/measures";
import { figureOfRound, type ToldRound } from "#rules/round-code";
import type { LinkLayout, Piece } from "./layout.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;
/** Where the blue line begins, at the foot. */
const FOOT = 612;

/** Sides that the sheet has squares of, the largest first, and how far one is from the next. */
const SIDES = [124, 96, 70, 54, 42];
const pitchOf = (side: number): number => Math.round(side * 1.12);

/** Before the pixels of a row stands how it is written: 0, as it is. */
const STRIDE = WIDTH + 1;

/** The lower part of a picture, in one colour, and the pieces that are put on it. */
export class Board {
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
