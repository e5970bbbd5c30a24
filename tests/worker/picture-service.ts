import { encode } from "fast-png";
import { interceptFetch } from "./intercept-fetch.ts";

/** Returns a response with a PNG. */
export const png = (bytes: Uint8Array): Response =>
  new Response(bytes as BodyInit, { headers: { "Content-Type": "image/png" } });

export const missing = (): Response => new Response("Not found", { status: 404 });

/** Returns the photograph of the player that a path names. */
export const photographAt = (path: string, shape?: Shape): Uint8Array =>
  photograph(Number(/(\d+)\.png$/.exec(path)?.[1]), shape);

/** Responds to a path: immediately, after a delay or never. */
type Answering = (path: string, cacheTtl?: Record<string, number>) => Response | Promise<Response>;

/** Simulates the league's picture service. */
export function simulatePictures(answering: Answering) {
  const requests: string[] = [];
  const close = interceptFetch(["https://assets.nhle.com"], ({ pathname, search }, { cf }) => {
    requests.push(pathname + search);
    return service.answering(pathname, cf?.cacheTtlByStatus);
  });
  /** `takeRequests` returns the paths of all requests since its last call. */
  const service = { answering, takeRequests: (): string[] => requests.splice(0), close };
  return service;
}

/** The properties of a photograph: by default 168 × 168 pixels in colour with transparency. */
interface Shape {
  columns?: number;
  rows?: number;
  /** 1 grey, 2 grey with alpha, 3 RGB, 4 RGBA. */
  channels?: 1 | 2 | 3 | 4;
  /** Bits per channel. */
  depth?: 8 | 16;
  /** Returns the sRGB byte of a channel at a pixel. */
  byteAt?: (column: number, row: number, channel: number) => number;
}

/** Returns a PNG of about 20 kB like those of the service: a person on a transparent ground, different for each seed. */
export function photograph(
  seed: number,
  { columns = 168, rows = columns, channels = 4, depth = 8, byteAt = paintedBy(seed, columns) }: Shape = {},
): Uint8Array {
  const size = columns * rows * channels;
  const data = depth === 16 ? new Uint16Array(size) : new Uint8Array(size);
  for (let at = 0; at < size; at++) {
    const pixel = Math.floor(at / channels);
    // The same byte twice is the same value in 16 bits.
    data[at] = byteAt(pixel % columns, Math.floor(pixel / columns), at % channels) * (depth === 16 ? 257 : 1);
  }
  return encode({ width: columns, height: rows, data, channels, depth });
}

const paintedBy =
  (seed: number, columns: number) =>
  (column: number, row: number, channel: number): number => {
    if (channel === 3) return Math.hypot(column - columns / 2, row - columns / 2) < columns * 0.45 ? 255 : 0;
    // Pairs of equal pixels, or the file would be far larger than a photo's.
    const [across, down] = [column - (column % 2), row - (row % 2)];
    return Math.round(
      127 + 80 * Math.sin((across * (channel + 2) + seed) / 11) + 45 * Math.cos((down + seed * channel) / 7),
    );
  };
