import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { resultNumberOf, type SharedRound } from "#rules/round-code";
import type { LinkPictureLayout, Sprite, SpriteLayout } from "./layout.ts";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
/** Top of the blue line at the bottom. */
const FOOT = 612;

/** Sizes of the squares in the sprite sheet, largest first, and the distance from one to the next. */
const SIDES = [124, 96, 70, 54, 42];
const pitchOf = (side: number): number => Math.round(side * 1.12);

/** Each row of a PNG begins with its filter type: 0, none. */
const STRIDE = PICTURE_WIDTH + 1;

/** The lower part of a picture, to draw sprites on. */
export class SpriteCanvas<Font extends string, Layout extends SpriteLayout<Font> = SpriteLayout<Font>> {
  readonly rows: Uint8Array;
  readonly layout: Layout;
  readonly #runs: Uint8Array;

  /** @param rows are drawn on */
  constructor(rows: Uint8Array, runs: Uint8Array, layout: Layout) {
    this.rows = rows;
    this.layout = layout;
    this.#runs = runs;
  }

  protected at(x: number, y: number): number {
    return (y - this.layout.top) * STRIDE + 1 + x;
  }

  /** Draws a sprite without its background pixels, because slanted letters overlap their neighbours. */
  protected put([from, width, height]: Sprite, x: number, y: number): void {
    const { ground } = this.layout;
    let run = from;
    for (let row = 0; row < height; row++) {
      const start = this.at(x, y + row);
      for (let at = 0; at < width;) {
        const length = this.#runs[run++] ?? width;
        const value = this.#runs[run++] ?? ground;
        if (value !== ground) this.rows.fill(value, start + at, start + at + length);
        at += length;
      }
    }
  }

  width(face: Font, names: readonly string[]): number {
    const { pieces, pad } = this.layout.faces[face];
    return names.reduce((sum, name) => sum + (pieces[name]?.[1] ?? 0) - 2 * pad, 0);
  }

  /** Writes a line of text from `x` on, as far as there is room. Returns where it ends. */
  write(face: Font, names: readonly string[], x: number, base: number, room = PICTURE_WIDTH): number {
    const { pieces, pad, baseline } = this.layout.faces[face];
    let to = x;
    for (const name of names) {
      const piece = pieces[name];
      if (piece === undefined) throw new RangeError(`there is no ${name} in ${face}`);
      const end = to + piece[1] - 2 * pad;
      if (end > room) break;
      this.put(piece, to - pad, base - baseline);
      to = end;
    }
    return to;
  }
}

/** The lower part of a link picture: a one-colour background with sprites on it. */
export class LinkPictureCanvas extends SpriteCanvas<keyof LinkPictureLayout["faces"], LinkPictureLayout> {
  constructor(runs: Uint8Array, layout: LinkPictureLayout) {
    super(new Uint8Array((PICTURE_HEIGHT - layout.top) * STRIDE).fill(layout.ground), runs, layout);
    for (let at = 0; at < this.rows.length; at += STRIDE) this.rows[at] = 0;
    this.underline(0, FOOT, PICTURE_WIDTH, PICTURE_HEIGHT - FOOT);
  }

  /** Fills a rectangle with the blue of the bottom line. */
  underline(x: number, y: number, width: number, height: number): void {
    for (let row = y; row < y + height; row++)
      this.rows.fill(this.layout.foot, this.at(x, row), this.at(x + width, row));
  }

  draw(name: string, x: number, y: number): void {
    const piece = this.layout.pieces[name];
    if (piece === undefined) throw new RangeError(`there is no piece ${name}`);
    this.put(piece, x, y);
  }

  /** Writes a result: `4/7`, with an X for a lost round. */
  score(game: GameName, round: SharedRound, x: number, base: number, face: "big" | "small"): void {
    const end = this.write(face, [String(resultNumberOf(game, round) ?? "X")], x, base);
    this.write("small", [`/${GAME_CONFIG[game].limit}`], end + 6, base);
  }

  /** Draws a round's squares as large as possible; single verdicts per guess are arranged in rows of three. */
  squares({ rows }: SharedRound, region: { x: number; y: number; width: number; height: number }): void {
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
