import { useEffect } from "react";
import { parseLocalizedPath } from "#rules/i18n/address";
import { GAME_NAMES } from "#rules/shared/game-config";
import { readCookie, removeCookies, writePreferenceCookie } from "../storage/cookies.ts";
import { readResults, useResultChanges } from "../storage/results.ts";
import { readRoundSummary, listSlots, useRoundChanges } from "../storage/rounds.ts";
import { useHydrated } from "../storage/store.ts";
import { readPageData } from "../browser/page-data.ts";

/** Tells the server which variant of the home page to serve (worker/pages/pages.ts). It has no other content. */
const COOKIE = "played";

const hasCookie = (): boolean => readCookie(COOKIE) !== undefined;

/** Returns whether this browser has a finished round, or one with a guess. */
const hasPlayed = (): boolean =>
  GAME_NAMES.some(
    (game) =>
      readResults(game).length > 0 ||
      readResults(`${game}-practice`).length > 0 ||
      listSlots(game).some((slot) => (readRoundSummary(game, slot)?.tries.length ?? 0) > 0),
  );

/** {@link hasPlayed} as a hook: the server's assumption until hydration. */
export function useHasPlayed(): boolean {
  useResultChanges();
  useRoundChanges();
  const isHydrated = useHydrated();
  return isHydrated ? hasPlayed() : (readPageData()?.returns ?? false);
}

/**
 * Writes the returning cookie for a visitor who has played before, if it is missing.
 *
 * @returns whether the server would now send another home page, so that the page should be loaded again
 */
export function syncReturningCookie(): boolean {
  if (hasCookie() || !hasPlayed()) return false;
  writePreferenceCookie(COOKIE, "1");
  return hasCookie() && parseLocalizedPath(location.pathname).path === "/";
}

/** Keeps the returning cookie in sync with this browser. Renders nothing. */
export function SyncReturningCookie() {
  useResultChanges();
  useRoundChanges();
  useEffect(() => {
    if (hasPlayed() === hasCookie()) return;
    if (hasPlayed()) writePreferenceCookie(COOKIE, "1");
    else removeCookies(new RegExp(`^${COOKIE}$`));
  });
  return null;
}
