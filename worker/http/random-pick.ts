/** Returns a random integer from 0 to `count` - 1. 32 bits are unbiased enough for a few thousand players. */
export const randomPick = (count: number): number => {
  const [bits] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor(((bits ?? 0) / 2 ** 32) * count);
};
