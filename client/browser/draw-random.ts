/** Draws up to `count` different values with equal probability. */
export function drawRandom<Value>(values: readonly Value[], count: number): Value[] {
  const left = [...values];
  const drawn: Value[] = [];
  while (drawn.length < count && left.length > 0) {
    const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
    drawn.push(...left.splice(bits % left.length, 1));
  }
  return drawn;
}
