export const CHANNELS = 3;

/** Full intensity: fine enough to distinguish neighbouring dark sRGB values. */
export const MAX_LIGHT = (1 << 14) - 1;

/** Returns the linear intensity of an sRGB value from 0 to 255, 0 to 1 (IEC 61966-2-1). */
function brightness(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * The linear intensity of each sRGB value, 0 to {@link MAX_LIGHT}. Averages must be computed in linear light; averages
 * of sRGB values are too dark. Integers, because a cold isolate handles them many times faster than fractions.
 */
export const SRGB_TO_LINEAR: Uint16Array = Uint16Array.from({ length: 256 }, (_, byte) =>
  Math.round(brightness(byte) * MAX_LIGHT),
);

/** The nearest sRGB value of each intensity. */
export const LINEAR_TO_SRGB: Uint8Array = nearestBytes();

function nearestBytes(): Uint8Array {
  const nearest = new Uint8Array(MAX_LIGHT + 1);
  let byte = 0;
  let upTo = brightness(0.5);
  for (let step = 0; step <= MAX_LIGHT; step++) {
    if (byte < 255 && step / MAX_LIGHT > upTo) upTo = brightness(++byte + 0.5);
    nearest[step] = byte;
  }
  return nearest;
}

/** The background of transparent pictures, the same for all clubs. Also in client/games/face/picture.module.css. */
export const BACKGROUND_SRGB = [0x60, 0x78, 0x9c] as const;
