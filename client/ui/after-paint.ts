/** Calls back once what has just changed is seen. Returns how to call that off. */
export function afterPaint(call: () => void): () => void {
  let isDue = true;
  requestAnimationFrame(() => setTimeout(() => isDue && call()));
  return () => void (isDue = false);
}
