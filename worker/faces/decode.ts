import { convertIndexedToRgb, decode, type DecodedPng } from "fast-png";
import { MAX_PIXELS, addUp, type Colours, type Picture } from "./picture.ts";

/** Reads a PNG. @throws Error for a file that is broken, too large or none. */
export function decodePicture(file: Uint8Array): Picture {
  const [columns, rows] = sizeOf(file);
  // A photograph has 168 × 168 pixels. One of very many more is none of ours, and could fill the memory.
  if (columns * rows === 0 || columns * rows > MAX_PIXELS) throw new RangeError(`${columns} × ${rows} pixels`);
  const png = decode(file, { checkCrc: true });
  if (png.width !== columns || png.height !== rows) throw new RangeError("the size stands in the wrong place");
  return addUp(coloursOf(png), columns, rows);
}

/** Columns and rows, from where the first chunk of every PNG has them: known before anything is unpacked. */
function sizeOf(png: Uint8Array): [columns: number, rows: number] {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return [header.getUint32(16), header.getUint32(20)];
}

function coloursOf(png: DecodedPng): Colours {
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
