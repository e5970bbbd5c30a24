import { checkSite } from "./connection.ts";

const KEY = "deke.reloadedAt";
/** Within this time after a reload, in milliseconds, another one would not help. */
const LOOP_MS = 60_000;

/** Reloads the page, unless it was just reloaded or the site is out of reach. */
export async function reloadOnce(): Promise<void> {
  if (!navigator.onLine || (await checkSite()) === "unreachable") return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LOOP_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage this could reload forever.
    return;
  }
  location.reload();
}
