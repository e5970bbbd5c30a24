import { encode } from "fast-png";
import type { Pixels } from "./downscale.ts";
import { PRIMARIES } from "./light.ts";

/**
 * Encodes pixels as PNG, uncompressed: compression is slow on a cold isolate, and the response is compressed anyway.
 */
export const encodePicture = ({ columns, rows, bytes }: Pixels): Uint8Array =>
  encode({ width: columns, height: rows, data: bytes, channels: PRIMARIES }, { zlib: { level: 0 } });
