import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { useHydrated } from "../storage/store.ts";

/** Text and focus of a field that is about to be replaced, as when a stored round replaces the prerendered page. */
let left: { text: string; hadFocus: boolean } | null = null;

/**
 * Handles text typed before hydration or before the player list has loaded. The field can be typed in from the first
 * paint, and may be replaced until the round and its league are here.
 *
 * @param type handles typed text
 * @param isLoading whether they are still loading
 */
export function useTextBeforeHydration(
  input: RefObject<HTMLInputElement | null>,
  type: (text: string) => void,
  isLoading = false,
): void {
  const isHydrated = useHydrated();
  const isEarly = useRef(true);
  const take = useEffectEvent(() => {
    const text = left?.text ?? (isHydrated ? "" : (input.current?.value ?? ""));
    if (text !== "") type(text);
    if (left?.hadFocus) input.current?.focus({ preventScroll: true });
    left = null;
  });
  useLayoutEffect(() => {
    const field = input.current;
    take();
    return () => {
      if (!isEarly.current || field === null) return;
      left = { text: field.value, hadFocus: document.activeElement === field };
      // Only for a field of the same commit.
      queueMicrotask(() => (left = null));
    };
  }, [input]);
  useEffect(() => {
    // The field stays from now on.
    if (isHydrated && !isLoading) isEarly.current = false;
  }, [isHydrated, isLoading]);
}
