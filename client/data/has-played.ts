import { useEffect } from "react";
import { placeAt } from "#rules/address";
import { GAME_NAMES } from "#rules/measures";
import { hasCookie, removeCookies, writeCookie } from "../storage/cookies.ts";
import { readResults, useResultChanges } from "../storage/results.ts";
import { readHead, slotsOf, useRoundChanges } from "../storage/rounds.ts";
import { useAwake } from "../store.ts";
import { written } from "../written.ts";

/** Tells the server which front door to write (worker/pages.ts), and no more. */
const COOKIE = "played";

const YEAR_S = 365 * 86_400;

/** Whether this browser remembers a round that was finished, or a guess in one, of a day or in practice. */
const hasPlayed = (): boolean =>
  GAME_NAMES.some(
    (game) =>
      readResults(game).length > 0 ||
      readResults(`${game}-practice`).length > 0 ||
      slotsOf(game).some((slot) => (readHead(game, slot)?.tries.length ?? 0) > 0),
  );

/** {@link hasPlayed} as a hook: as the server took it, until the page is awake. */
export function useHasPlayed(): boolean {
  useResultChanges();
  useRoundChanges();
  const isAwake = useAwake();
  return isAwake ? hasPlayed() : (written()?.returns ?? false);
}

/**
 * Tells the server of somebody who has played before it asked, or without the cookie.
 *
 * @returns whether it would have written this page for him, and is to be asked again
 */
export function tellOfPlay(): boolean {
  if (hasCookie(COOKIE) || !hasPlayed()) return false;
  remember();
  return hasCookie(COOKIE) && placeAt(location.pathname).path === "/";
}

// Not a strict cookie, which would stay behind when somebody follows a link that a friend has sent.
const remember = (): void => writeCookie(COOKIE, "1", { sameSite: "Lax", maxAge: YEAR_S });

/** Keeps the server's mark of {@link hasPlayed} in step with what this browser remembers. Shows nothing. */
export function PlayedMark() {
  useResultChanges();
  useRoundChanges();
  useEffect(() => {
    if (hasPlayed() === hasCookie(COOKIE)) return;
    if (hasPlayed()) remember();
    else removeCookies(new RegExp(`^${COOKIE}$`));
  });
  return null;
}
