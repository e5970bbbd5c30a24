import { dayAt } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { badgeSetting } from "../storage/reminders.ts";
import { readResults } from "../storage/results.ts";
import { BADGE_CACHE } from "./badge-cache.ts";

/**
 * The number on the installed app's icon (W3C Badging API): how many of today's dailies are left, where one has chosen to
 * see it. It is set while a page is open, and by what is pushed to the service worker (pwa/push-events.ts).
 */

/** Whether this browser can put a number on an icon at all. */
export const canBadge = (): boolean => "setAppBadge" in navigator;

let isStarted = false;

/** Shows the number from now on, and keeps it right. */
export function startBadge(): void {
  if (!canBadge()) return;
  void show();
  if (isStarted) return;
  isStarted = true;
  badgeSetting.watch(() => void show());
  // An icon is looked at when the app has been left.
  document.addEventListener("visibilitychange", () => void show());
}

/** By this device's clock: whoever has it wrong by a day is shown a number too many. */
function left(): number {
  const today = dayAt(Date.now());
  return DAILY_NAMES.filter((game) => !readResults(game).some(({ kind, of }) => kind === "daily" && of === today))
    .length;
}

async function show(): Promise<void> {
  const isWanted = badgeSetting.read();
  try {
    await (isWanted ? caches.open(BADGE_CACHE) : caches.delete(BADGE_CACHE));
    await navigator.setAppBadge(isWanted ? left() : 0);
  } catch {
    // Where it is forbidden, or nothing is installed, there is no icon to be wrong.
  }
}
