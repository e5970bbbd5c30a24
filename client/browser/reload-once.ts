import { checkSite } from "./connection.ts";
import { tryStorage } from "./try-storage.ts";

const KEY = "deke.reloadedAt";
/** Within this time after a reload, in milliseconds, another one would not help. */
const LOOP_MS = 60_000;

/** Reloads the page, unless it was just reloaded or the site is out of reach. */
export async function reloadOnce(): Promise<void> {
  if (!navigator.onLine || (await checkSite()) === "unreachable") return;
  // Without storage this could reload forever.
  const isDue = tryStorage(() => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LOOP_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  });
  if (isDue === true) location.reload();
}
