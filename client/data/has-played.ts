import { useEffect } from "react";
import { parseLocalizedPath } from "#rules/i18n/address";
import type { FaceKind } from "#rules/face/face";
import type { GameName } from "#rules/shared/game-config";
import {
  formatPlayed,
  parsePlayed,
  PLAYED_COOKIE,
  RULES_NAMES,
  rulesNameOf,
  type RulesName,
} from "#rules/site/played-games";
import { readCookie, removeCookies, writePreferenceCookie } from "../storage/cookies.ts";
import { useStorage } from "../storage/local-storage.ts";
import { readResults } from "../storage/results.ts";
import { readRoundSummary, listSlots, type RoundSummary } from "../storage/rounds.ts";
import { readPageData } from "../browser/page-data.ts";

// The cookie tells the server which variant of a page to serve: the home page for a newcomer, a game with its rules.

const readPlayed = (): ReadonlySet<RulesName> => parsePlayed(readCookie(PLAYED_COOKIE));

/** Returns whether this browser has a finished round, or one with a guess. */
function isStored(name: RulesName): boolean {
  const game = name === "sweater" ? "face" : name;
  const hasGuess = listSlots(game).some((slot) => {
    const round = readRoundSummary(game, slot);
    return round !== null && round.tries.length > 0 && rulesNameOf(game, faceKindOf(round)) === name;
  });
  // A result does not say which kind of Face Reveal it was.
  return hasGuess || (name === game && (readResults(game).length > 0 || readResults(`${game}-practice`).length > 0));
}

const faceKindOf = ({ seen }: RoundSummary): FaceKind =>
  typeof seen === "object" && seen !== null && "sweater" in seen ? "sweater" : "pixels";

/** Returns whether the visitor has made a guess in a game, in this browser or as its cookie remembers. */
const hasPlayed = (name: RulesName): boolean => readPlayed().has(name) || isStored(name);

/** Returns whether the visitor has made a guess in any game. The server's assumption until hydration. */
export function useHasPlayed(): boolean {
  return useStorage() ? RULES_NAMES.some(hasPlayed) : (readPageData()?.returns ?? false);
}

/** Returns whether the visitor has not made a guess in a game yet. The server's assumption until hydration. */
export function useIsNew(name: RulesName): boolean {
  return useStorage() ? !hasPlayed(name) : readPageData()?.rules === name;
}

/** Returns whether a page of a game may contain its rules. */
export const needsRules = (game: GameName): boolean =>
  (readPageData()?.rules ?? null) !== null ||
  (globalThis.document !== undefined &&
    (game === "face" ? (["face", "sweater"] as const) : [game]).some((name) => !hasPlayed(name)));

/** Adds to the cookie the games that this browser has stored a guess of. */
function syncPlayedCookie(): void {
  const value = formatPlayed(new Set(RULES_NAMES.filter(hasPlayed)));
  if (value !== (readCookie(PLAYED_COOKIE) ?? "")) writePreferenceCookie(PLAYED_COOKIE, value);
}

/** Removes the cookie, when everything about the visitor is deleted. */
export function removePlayedCookie(): void {
  removeCookies(new RegExp(`^${PLAYED_COOKIE}$`));
}

/**
 * Syncs the cookie before hydration.
 *
 * @returns whether the server would now send another variant of this page, so that it should be loaded again
 */
export function startPlayedCookie(): boolean {
  syncPlayedCookie();
  // A browser that refuses cookies gets the same page again.
  const played = readPlayed();
  const page = readPageData();
  if (page === null) return false;
  const isHome = parseLocalizedPath(location.pathname).path === "/";
  return (isHome && !page.returns && played.size > 0) || (page.rules !== null && played.has(page.rules));
}

/** Keeps the cookie in sync with this browser. Renders nothing. */
export function SyncPlayedCookie() {
  useStorage();
  useEffect(syncPlayedCookie);
  return null;
}
