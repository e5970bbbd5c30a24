import { dayAt } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { badgeSetting } from "../storage/reminders.ts";
import { readResults } from "../storage/results.ts";
import { BADGE_CACHE } from "./badge-cache.ts";

/**
 * The number on the installed app's icon (W3C Badging API): how many of today's dailies are left, if the visitor has
 * enabled it. Open pages set it, and so does a push message (pwa/push-events.ts).
 */

export const canBadge = (): boolean => "setAppBadge" in navigator;

let isStarted = false;

/** Shows the badge and keeps it up to date. */
export function startBadge(): void {
  if (!canBadge()) return;
  void show();
  if (isStarted) return;
  isStarted = true;
  badgeSetting.watch(() => void show());
  // The icon is visible when the app is left.
  document.addEventListener("visibilitychange", () => void show());
}

/** Returns how many dailies are left, by this device's clock. */
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
    // Blocked or not installed: there is no icon.
  }
}
