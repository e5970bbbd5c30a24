import { canReachSite } from "./connection.ts";

const KEY = "deke.reloadedAt";
/** Within this time after a reload, in milliseconds, another one would not help either. */
const LOOP_MS = 60_000;

/** Loads the page again, unless that has just been done, or the site cannot be reached. */
export async function reloadOnce(): Promise<void> {
  if (!navigator.onLine || !(await canReachSite())) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LOOP_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage it could go on without end.
    return;
  }
  location.reload();
}
