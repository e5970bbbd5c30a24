/** For how long a call waits at most until nothing else is to be done, in milliseconds. */
const PATIENCE = 2000;

/** Calls back when nothing else is to be done; where the browser cannot tell (Safari), a moment later. Returns how to call that off. */
export function whenIdle(call: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const asked = requestIdleCallback(call, { timeout: PATIENCE });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(call, 100);
  return () => clearTimeout(timer);
}
