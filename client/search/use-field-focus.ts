import { useEffect, useRef, type RefObject } from "react";
import { hasCookieBar } from "../browser/cookie-bar.ts";
import { isTouchOnly } from "../browser/touch.ts";
import { useHydrated } from "../storage/store.ts";

/**
 * Moves the focus to a field once there is something to type for, and after each guess; never on touch screens, whose
 * keyboard would cover the page. On a page that was just loaded the field takes the focus only if nothing else has it, no
 * key was pressed (build/prerender/hydrated.js) and no cookie bar shows.
 *
 * @param guesses number of guesses
 */
export function useFieldFocus(
  input: RefObject<HTMLInputElement | null>,
  { isWanted, isLoading, guesses }: { isWanted: boolean; isLoading: boolean; guesses: number },
): void {
  const isArriving = useRef(!useHydrated());
  useEffect(() => {
    if (!isWanted || isTouchOnly()) return;
    if (isArriving.current ? isFree() : !isLoading) input.current?.focus({ preventScroll: true });
    isArriving.current &&= isLoading;
  }, [input, isWanted, isLoading, guesses]);
}

const isFree = (): boolean =>
  document.activeElement === document.body &&
  document.documentElement.dataset["keyed"] === undefined &&
  !hasCookieBar();
