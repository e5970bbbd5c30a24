const KEY = "deke.reloadedAt";
/** A page that fails again within this time will not be mended by another reload. In milliseconds. */
const LOOP_MS = 60_000;

/**
 * Loads the page anew, unless that has just been done, or cannot help: offline it would bring
 * nothing but the browser's own error, and without a memory of it it could go on for ever.
 */
export function reloadOnce(): void {
  if (!navigator.onLine) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LOOP_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
