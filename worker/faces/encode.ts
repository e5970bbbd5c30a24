import { encode } from "fast-png";
import { BYTE_OF, PRIMARIES, type Picture } from "./light.ts";

/**
 * Writes a picture as a PNG that holds its pixels and nothing else. They are not packed: on a cold isolate that takes
 * longer than all else, for a few kilobytes that the answer on its way is packed by anyway.
 */
export const encodePicture = ({ columns, rows, light }: Picture): Uint8Array =>
  encode({ width: columns, height: rows, data: Uint8Array.from(light, (step) => BYTE_OF[step] ?? 0), channels: PRIMARIES }, { zlib: { level: 0 } });
