import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import { decode } from "fast-png";

const SIGNATURE = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Header of a zlib stream at the highest compression. */
const ZLIB = Buffer.of(0x78, 0xda);

/**
 * Compresses a palette picture in two independent parts, so that the server only has to decompress the lower one
 * (worker/links/pictures/png-template.ts).
 *
 * @param top number of rows in the upper part
 * @param height number of rows to keep at all, from the top
 * @returns the PNG, and the checksum over its upper rows, with which the file's checksum continues
 */
export function encodeInParts(png: Buffer, top: number, height: number): { file: Buffer; sum: number } {
  const { width, data, depth, palette } = decode(png);
  if (palette === undefined || depth !== 8) throw new Error("a template has a palette, and a byte a pixel");
  // Each row begins with its filter type: 0, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(data.subarray(row * width, (row + 1) * width) as Uint8Array, row * (width + 1) + 1);
  const cut = (width + 1) * top;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const upper = deflateRawSync(rows.subarray(0, cut), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const lower = deflateRawSync(rows.subarray(cut), { level: 9 });
  const file = Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk("IDAT", Buffer.concat([ZLIB, upper])),
    chunk("IDAT", Buffer.concat([lower, sumOf(rows)])),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { file, sum: sumOf(rows.subarray(0, cut)).readUInt32BE() };
}

/** Returns the Adler-32 checksum of some bytes, taken from the end of a zlib stream. */
const sumOf = (bytes: Buffer): Buffer => deflateSync(bytes, { level: 1 }).subarray(-4);

function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, "latin1");
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}
