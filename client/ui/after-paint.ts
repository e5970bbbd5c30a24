/** Calls back once what has just changed is seen. */
export function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}
