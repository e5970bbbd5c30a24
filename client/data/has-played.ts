import { useEffect } from "react";
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

/** Keeps the server's mark of {@link hasPlayed} in step with what this browser remembers. Shows nothing. */
export function PlayedMark() {
  useResultChanges();
  useRoundChanges();
  useEffect(() => {
    if (hasPlayed() === hasCookie(COOKIE)) return;
    // Not a strict one, which would stay behind when somebody follows a link that a friend has sent.
    if (hasPlayed()) writeCookie(COOKIE, "1", { sameSite: "Lax", maxAge: YEAR_S });
    else removeCookies(new RegExp(`^${COOKIE}$`));
  });
  return null;
}
