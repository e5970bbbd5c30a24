/**
 * A PNG with a palette. Its compressed upper part is copied unchanged; compressing all of it takes three times as long.
 */
export interface PngTemplate {
  width: number;
  /** The chunks that are copied: palette, and pixels of the upper part. */
  copiedChunks: readonly Uint8Array[];
  /** The rows of the lower part, each after its filter type 0. */
  rows: Uint8Array;
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Bit depth 8, colour type 3 (palette); compression, filter and interlace methods 0. */
const INDEXED = Uint8Array.of(8, 3, 0, 0, 0);

/** The Adler-32 checksum of all rows follows the last one. */
const SUM_BYTES = 4;

/** Reads a PNG written by client/build/link-pictures/template.ts. @throws RangeError for any other */
export async function readPngTemplate(file: Uint8Array): Promise<PngTemplate> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = SIGNATURE.length; at < file.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.set(name, [...(chunks.get(name) ?? []), file.subarray(at, end)]);
    at = end;
  }
  const [colours] = chunks.get("PLTE") ?? [];
  const [upper, lower] = chunks.get("IDAT") ?? [];
  if (colours === undefined || upper === undefined || lower === undefined) throw new RangeError("not of two parts");
  if (INDEXED.some((byte, at) => file[24 + at] !== byte)) throw new RangeError("no palette");
  const rows = await through(new DecompressionStream("deflate-raw"), lower.subarray(8, -4 - SUM_BYTES));
  return { width: view.getUint32(16), copiedChunks: [colours, upper], rows };
}

/** Writes a PNG. `sum` is the checksum of the upper part. */
export async function writePng(
  { width, copiedChunks: kept, rows }: PngTemplate,
  height: number,
  sum: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set(INDEXED, 8);
  const packed = await through(new CompressionStream("deflate-raw"), rows);
  const lower = new Uint8Array(packed.length + SUM_BYTES);
  lower.set(packed);
  new DataView(lower.buffer).setUint32(packed.length, addUp(sum, rows));
  const parts = [SIGNATURE, chunk("IHDR", header), ...kept, chunk("IDAT", lower), chunk("IEND", new Uint8Array())];
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** Uses the platform's compression, which is several times faster than one in JavaScript. */
const through = (stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> =>
  new Response(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream)).bytes();

function chunk(name: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(data, 8);
  view.setUint32(8 + data.length, checksum(whole.subarray(4, 8 + data.length)));
  return whole;
}

/** How many bytes can be added before the sums must be reduced (RFC 1950, Adler-32). */
const RUN = 5552;
const MODULUS = 65521;

/** Continues an Adler-32 checksum. */
function addUp(sum: number, bytes: Uint8Array): number {
  let [low, high] = [sum & 0xff_ff, sum >>> 16];
  for (let at = 0; at < bytes.length;) {
    for (const end = Math.min(at + RUN, bytes.length); at < end; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}

/** The CRC-32 table. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xed_b8_83_20 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function checksum(bytes: Uint8Array): number {
  let rest = 0xff_ff_ff_ff;
  for (const byte of bytes) rest = (REMAINDERS[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);
  return ~rest >>> 0;
}
