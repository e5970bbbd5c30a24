import type { Sprite, SpriteLayout } from "./layout.ts";
import { finishPng } from "./png.ts";

export const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;

/** Each row of a PNG begins with its filter type: 0, none. */
const STRIDE = PICTURE_WIDTH + 1;

/** The lower part of a picture, to draw sprites on. */
export class SpriteCanvas<Font extends string> {
  readonly layout: SpriteLayout<Font>;
  readonly #file: Uint8Array;
  readonly #rows: Uint8Array;

  /** @param file the template's, of which `layout` is the layout */
  constructor(file: Uint8Array, layout: SpriteLayout<Font>) {
    this.layout = layout;
    this.#file = file;
    this.#rows = new Uint8Array((PICTURE_HEIGHT - layout.top) * STRIDE).fill(layout.ground);
    for (let at = 0; at < this.#rows.length; at += STRIDE) this.#rows[at] = 0;
    this.draw("board", 0, layout.top);
  }

  draw(name: string, x: number, y: number): void {
    const piece = this.layout.pieces[name];
    if (piece === undefined) throw new RangeError(`there is no piece ${name}`);
    this.#put(piece, x, y);
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
      this.#put(piece, to - pad, base - baseline);
      to = end;
    }
    return to;
  }

  toPng(): Promise<Uint8Array<ArrayBuffer>> {
    const { start, sum } = this.layout;
    return finishPng(this.#file.subarray(0, start), this.#rows, sum);
  }

  /** Draws a sprite without its background pixels, because slanted letters overlap their neighbours. */
  #put([from, width, height]: Sprite, x: number, y: number): void {
    const { top, start, ground } = this.layout;
    let run = start + from;
    for (let row = y - top; row < y - top + height; row++) {
      const left = row * STRIDE + 1 + x;
      for (let at = 0; at < width;) {
        const length = this.#file[run++] ?? width;
        const value = this.#file[run++] ?? ground;
        if (value !== ground) this.#rows.fill(value, left + at, left + at + length);
        at += length;
      }
    }
  }
}
