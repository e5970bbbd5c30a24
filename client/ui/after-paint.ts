/**
 * Calls back after the next paint.
 *
 * @returns a function that cancels it
 */
export function afterPaint(call: () => void): () => void {
  let isDue = true;
  requestAnimationFrame(() => setTimeout(() => isDue && call()));
  return () => void (isDue = false);
}
