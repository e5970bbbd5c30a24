import { encode } from "fast-png";
import type { Pixels } from "./average.ts";
import { PRIMARIES } from "./light.ts";

/**
 * Writes a PNG that holds these pixels and nothing else. They are not packed: on a cold isolate that takes longer
 * than all else, for a few kilobytes that the answer on its way is packed by anyway.
 */
export const encodePicture = ({ columns, rows, bytes }: Pixels): Uint8Array =>
  encode({ width: columns, height: rows, data: bytes, channels: PRIMARIES }, { zlib: { level: 0 } });
