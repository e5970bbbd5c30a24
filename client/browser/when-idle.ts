/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE = 2000;

/**
 * Calls back when the browser is idle, or a moment later where it cannot tell (Safari).
 *
 * @returns a function that cancels it
 */
export function whenIdle(call: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const handle = requestIdleCallback(call, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(call, 100);
  return () => clearTimeout(timer);
}
