import { constants, crc32, deflateSync } from "node:zlib";
import { decode } from "fast-png";
import type { Sprite, SpriteLayout } from "../../../worker/app.ts";
import { CARD } from "../head/subject.ts";
import { mapValues, type Area, type DrawnTemplate } from "./sheet.ts";

const SIGNATURE = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10);

/**
 * Encodes a template for the Worker, which neither decodes nor compresses its upper rows (worker/links/pictures/png.ts).
 *
 * @param png the rendered drawing
 * @returns a file with the beginning of all its pictures and the runs of its sprites, and the layout
 */
export function encodeTemplate(png: Buffer, { top, faces, pieces, order, rest }: DrawnTemplate) {
  const { width, data, depth, palette } = decode(png);
  if (palette === undefined || depth !== 8) throw new Error("a template has a palette, and a byte a pixel");
  // Each row begins with its filter type: 0, none.
  const rows = Buffer.alloc((width + 1) * top);
  for (let row = 0; row < top; row++)
    rows.set(data.subarray(row * width, (row + 1) * width) as Uint8Array, row * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(CARD.height, 4);
  // Bit depth 8, colour type 3 (palette).
  header.set([8, 3], 8);
  const start = Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk("IDAT", deflateSync(rows, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
  ]);

  const runs: number[] = [];
  const cut = (part: Area): Sprite => {
    const from = runs.length;
    for (let row = part.y; row < part.y + part.height; row++)
      for (let at = part.x; at < part.x + part.width;) {
        const value = data[row * width + at] ?? 0;
        let length = 1;
        while (at + length < part.x + part.width && length < 255 && data[row * width + at + length] === value) length++;
        runs.push(length, value);
        at += length;
      }
    return [from, part.width, part.height];
  };
  const board = { x: 0, y: top, width, height: CARD.height - top };
  const layout: SpriteLayout = {
    ...rest,
    order,
    top,
    start: start.length,
    // A zlib stream ends with the Adler-32 checksum.
    sum: deflateSync(rows, { level: 1 }).subarray(-4).readUInt32BE(),
    // The first pixel below the picture is in a gap between sprites.
    ground: data[CARD.height * width] ?? 0,
    faces: mapValues(faces, (face) => ({ ...face, pieces: mapValues(face.pieces, cut) })),
    pieces: mapValues({ ...pieces, board }, cut),
  };
  return { file: Buffer.concat([start, Buffer.from(runs)]), layout };
}

function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, "latin1");
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}
