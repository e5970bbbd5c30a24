/** Numbers that describe one pixel: red, green, blue. */
export const PRIMARIES = 3;

/** Full light: steps finer than two neighbouring bytes are apart in the dark. */
export const FULL_LIGHT = (1 << 14) - 1;

/** The light of an sRGB value from 0 to 255, from 0 for none to 1 for all (IEC 61966-2-1). */
function brightness(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * The light of each sRGB byte, from 0 to {@link FULL_LIGHT}.
 *
 * Light adds up; the bytes of sRGB do not: averaged as they stand, dark hair beside a bright forehead
 * comes out darker than it looks from afar, and the coarse stages turn to mud. Whole numbers, because
 * a cold isolate handles them many times faster than fractions.
 */
export const LIGHT_OF: Uint16Array = Uint16Array.from({ length: 256 }, (_, byte) =>
  Math.round(brightness(byte) * FULL_LIGHT),
);

/** The sRGB byte nearest to each step of light. */
export const BYTE_OF: Uint8Array = nearestBytes();

function nearestBytes(): Uint8Array {
  const nearest = new Uint8Array(FULL_LIGHT + 1);
  let byte = 0;
  let upTo = brightness(0.5);
  for (let step = 0; step <= FULL_LIGHT; step++) {
    if (byte < 255 && step / FULL_LIGHT > upTo) upTo = brightness(++byte + 0.5);
    nearest[step] = byte;
  }
  return nearest;
}

/**
 * What lies behind every transparent picture: the same slate for all, so that it tells nothing of the club.
 * The screen lays the picture itself on it too (client/modes/face/picture.module.css).
 */
export const GROUND_BYTES = [0x60, 0x78, 0x9c] as const;
