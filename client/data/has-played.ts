import { useEffect } from "react";
import { parseLocalizedPath } from "#rules/i18n/address";
import { GAME_NAMES } from "#rules/shared/game-config";
import { hasCookie, removeCookies, writePreferenceCookie } from "../storage/cookies.ts";
import { readResults, useResultChanges } from "../storage/results.ts";
import { readRoundSummary, listSlots, useRoundChanges } from "../storage/rounds.ts";
import { useHydrated } from "../storage/store.ts";
import { readPageData } from "./page-data.ts";

/** Tells the server which front door to write (worker/pages/pages.ts), and no more. */
const COOKIE = "played";

/** Whether this browser remembers a round that was finished, or a guess in one, of a day or in practice. */
const hasPlayed = (): boolean =>
  GAME_NAMES.some(
    (game) =>
      readResults(game).length > 0 ||
      readResults(`${game}-practice`).length > 0 ||
      listSlots(game).some((slot) => (readRoundSummary(game, slot)?.tries.length ?? 0) > 0),
  );

/** {@link hasPlayed} as a hook: as the server took it, until the page is awake. */
export function useHasPlayed(): boolean {
  useResultChanges();
  useRoundChanges();
  const isAwake = useHydrated();
  return isAwake ? hasPlayed() : (readPageData()?.returns ?? false);
}

/**
 * Tells the server of somebody who has played before it asked, or without the cookie.
 *
 * @returns whether it would have written this page for him, and is to be asked again
 */
export function syncReturningCookie(): boolean {
  if (hasCookie(COOKIE) || !hasPlayed()) return false;
  writePreferenceCookie(COOKIE, "1");
  return hasCookie(COOKIE) && parseLocalizedPath(location.pathname).path === "/";
}

/** Keeps the server's mark of {@link hasPlayed} in step with what this browser remembers. Shows nothing. */
export function SyncReturningCookie() {
  useResultChanges();
  useRoundChanges();
  useEffect(() => {
    if (hasPlayed() === hasCookie(COOKIE)) return;
    if (hasPlayed()) writePreferenceCookie(COOKIE, "1");
    else removeCookies(new RegExp(`^${COOKIE}$`));
  });
  return null;
}
