import { encode } from "fast-png";
import type { PixelImage } from "./downscale.ts";
import { CHANNELS } from "./light.ts";

/** Encodes pixels as PNG without compression, which is slow on a cold isolate: responses are compressed anyway. */
export const encodePicture = ({ columns, rows, bytes }: PixelImage): Uint8Array =>
  encode({ width: columns, height: rows, data: bytes, channels: CHANNELS }, { zlib: { level: 0 } });
