import { convertIndexedToRgb, decode, type DecodedPng } from "fast-png";
import { GROUND_BYTES, LIGHT_OF, PRIMARIES, type Picture } from "./light.ts";

/** A photograph has 168 × 168 pixels. One of many more is none of ours, and could fill the memory. */
const MAX_PIXELS = 1024 * 1024;

/** Reads a PNG. @throws Error for a file that is broken, too large or none. */
export function decodePicture(file: Uint8Array): Picture {
  const [columns, rows] = sizeOf(file);
  if (columns * rows > MAX_PIXELS) throw new RangeError(`${columns} × ${rows} pixels`);
  const png = decode(file, { checkCrc: true });
  const light = png.palette !== undefined && png.depth === 8 ? lightOfIndexed(png.data, png.palette) : lightOf(plainPixels(png));
  if (light.length !== columns * rows * PRIMARIES) throw new RangeError("pixels are missing");
  return { columns, rows, light };
}

/** Columns and rows, from where the first chunk of every PNG has them: known before anything is unpacked. */
function sizeOf(png: Uint8Array): [columns: number, rows: number] {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return [header.getUint32(16), header.getUint32(20)];
}

/** Pixels of one number a channel, of 16 bits if `wide`, else of 8. */
interface Pixels {
  data: ArrayLike<number>;
  channels: number;
  wide: boolean;
}

function plainPixels(png: DecodedPng): Pixels {
  if (png.palette !== undefined) return { data: convertIndexedToRgb(png), channels: png.palette[0]?.length ?? 0, wide: false };
  if (png.depth < 8) throw new RangeError(`${png.depth} bits of grey`);
  return { data: png.data, channels: png.channels, wide: png.depth === 16 };
}

function lightOf({ data, channels, wide }: Pixels): Uint16Array {
  const hasAlpha = channels === 2 || channels === 4;
  const isGrey = channels < PRIMARIES;
  const byteAt = (at: number): number => (wide ? (data[at] ?? 0) >> 8 : (data[at] ?? 0));
  const light = new Uint16Array(Math.floor(data.length / channels) * PRIMARIES);
  for (let from = 0, to = 0; to < light.length; from += channels) {
    const opacity = hasAlpha ? byteAt(from + channels - 1) : 255;
    for (let primary = 0; primary < PRIMARIES; primary++) light[to++] = shine(byteAt(isGrey ? from : from + primary), opacity, primary);
  }
  return light;
}

/** The same by way of the palette, a few hundred colours in place of many thousand pixels. */
function lightOfIndexed(data: ArrayLike<number>, palette: readonly (readonly number[])[]): Uint16Array {
  const colours = palette.map(([red = 0, green = 0, blue = 0, opacity = 255]) =>
    [red, green, blue].map((byte, primary) => shine(byte, opacity, primary)));
  const light = new Uint16Array(data.length * PRIMARIES);
  for (let pixel = 0; pixel < data.length; pixel++) light.set(colours[data[pixel] ?? 0] ?? [], pixel * PRIMARIES);
  return light;
}

/** The light of a byte of a primary that lies over the ground. Mixed as browsers mix, so that stages and picture agree. */
function shine(byte: number, opacity: number, primary: number): number {
  const ground = GROUND_BYTES[primary] ?? 0;
  const mixed = opacity === 255 ? byte : Math.round(ground + ((byte - ground) * opacity) / 255);
  return LIGHT_OF[mixed] ?? 0;
}
