/**
 * Finishes a PNG whose upper rows are compressed: compressing all of it takes three times as long.
 *
 * @param start the file until the end of the upper rows (client/build/link-pictures/template.ts)
 * @param rows the lower rows, each after its filter type
 * @param sum the Adler-32 checksum of the upper rows
 */
export async function finishPng(start: Uint8Array, rows: Uint8Array, sum: number): Promise<Uint8Array<ArrayBuffer>> {
  // The platform's compression is several times faster than one in JavaScript.
  const stream = new Blob([rows as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream("deflate"));
  const packed = await new Response(stream).bytes();
  const view = new DataView(packed.buffer, packed.byteOffset + packed.length - 4);
  view.setUint32(0, joinSums(sum, view.getUint32(0), rows.length));
  // The header of the zlib stream is in front of the upper rows.
  const parts = [start, chunk("IDAT", packed.subarray(2)), chunk("IEND", new Uint8Array())];
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(data, 8);
  view.setUint32(8 + data.length, checksum(whole.subarray(4, 8 + data.length)));
  return whole;
}

const MODULUS = 65521;

/** Returns the Adler-32 checksum (RFC 1950) of two parts, from theirs and the second part's length. */
function joinSums(first: number, second: number, length: number): number {
  const low = (first & 0xff_ff) + (second & 0xff_ff) - 1;
  const high = (first >>> 16) + (second >>> 16) + length * ((first & 0xff_ff) - 1);
  return (((high % MODULUS) << 16) | (low % MODULUS)) >>> 0;
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
