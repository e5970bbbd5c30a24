import { convertIndexedToRgb, decode, type DecodedPng } from "fast-png";
import { MAX_PIXELS, sumLight, type DecodedPixels, type LightSums } from "./light-sums.ts";

/** Decodes a PNG. @throws Error for a file that is broken, too large or not a PNG */
export function decodePicture(file: Uint8Array): LightSums {
  const [columns, rows] = sizeOf(file);
  // Photographs have 168 × 168 pixels. A much larger file could exhaust the memory.
  if (columns * rows === 0 || columns * rows > MAX_PIXELS) throw new RangeError(`${columns} × ${rows} pixels`);
  const png = decode(file, { checkCrc: true });
  if (png.width !== columns || png.height !== rows) throw new RangeError("the size stands in the wrong place");
  return sumLight(coloursOf(png), columns, rows);
}

/** Reads columns and rows from the header, before decompressing. */
function sizeOf(png: Uint8Array): [columns: number, rows: number] {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return [header.getUint32(16), header.getUint32(20)];
}

function coloursOf(png: DecodedPng): DecodedPixels {
  const { data, depth, channels, palette } = png;
  if (palette !== undefined) {
    const ofEach = palette[0]?.length ?? 0;
    return depth === 8
      ? { bytes: Uint8Array.from(palette.flat()), channels: ofEach, indexes: data }
      : { bytes: convertIndexedToRgb(png), channels: ofEach, indexes: null };
  }
  if (depth < 8) throw new RangeError(`${depth} bits of grey`);
  return { bytes: depth === 16 ? data.map((wide) => wide >> 8) : data, channels, indexes: null };
}
